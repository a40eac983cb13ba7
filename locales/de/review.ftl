# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = erzwungen
review-class-only = einziger Zug
review-class-best = bester Zug
review-class-good = gut
review-class-inaccurate = ungenau
review-class-mistake = Fehler
review-class-blunder = grober Fehler
review-overlooked = Drohung übersehen
review-estimated = { $class } (geschätzt)
review-open = noch nicht beurteilt

## What happened

review-missed = { $turn } hätte sofort gewonnen.
review-lost-before = Die Partie war schon verloren, aber noch nicht zu Ende.
review-threat = Die Drohung blieb unbeantwortet: { $turn } gewinnt sofort.
review-win-to-draw = Die Partie war gewonnen; nach diesem Zug ist sie unentschieden.
review-win-to-loss = Die Partie war gewonnen; nach diesem Zug ist sie verloren.
review-draw-to-loss = Die Partie war unentschieden; nach diesem Zug ist sie verloren.
review-chances = Eine Schätzung: Die Gewinnchancen sinken von { $before } % auf { $after } %.
review-lost-at-once = Die andere Seite gewinnt sofort mit { $turn }.
review-lost-in = Die andere Seite gewinnt in { $turns } Zügen, beide Seiten zusammengezählt, beginnend mit { $turn }.
review-answer = Die beste Antwort ist { $turn }.
review-slow = Der Sieg war auch schneller zu haben.

## What would have been better, and why

review-better = Besser war { $turn }.
review-why-wins-at-once = Das gewinnt sofort.
review-why-wins-in = Das gewinnt in { $turns } Zügen, beide Seiten zusammengezählt, egal, welche Antwort kommt.
review-why-wins-within = Das gewinnt in höchstens { $turns } Zügen, beide Seiten zusammengezählt, egal, welche Antwort kommt.
review-why-wins = Das gewinnt, egal, welche Antwort kommt.
review-why-only-turn = Jeder andere Zug verliert sofort.
review-why-stops-rank = Das verhindert die Viererreihe in Zeile { $rank }.
review-why-stops-file = Das verhindert die Viererreihe in Spalte { $file }.
review-why-leaves-answers =
    { $count ->
        [one] Das lässt der anderen Seite nur eine sichere Antwort.
       *[other] Das lässt der anderen Seite nur { $count } sichere Antworten.
    }
review-why-makes-three-rank = Das ergibt drei in Zeile { $rank }, mit Platz für den vierten Stein.
review-why-makes-three-file = Das ergibt drei in Spalte { $file }, mit Platz für den vierten Stein.
review-why-keeps-points =
    { $own ->
        [one] Das bringt rund um das Totem die Führung mit { $own } zu { $other } Punkten.
       *[other] Das bringt rund um das Totem die Führung mit { $own } zu { $other } Punkten.
    }
review-why-leaves-ways =
    { $count ->
        [one] Das lässt dem Totem nur einen Ausweg.
       *[other] Das lässt dem Totem nur { $count } Auswege.
    }
review-why-holds-out = Alles verliert, aber so dauert es am längsten.
review-why-holds-draw = Das sichert das Unentschieden.
review-why-seems-best = Das sieht am besten aus.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Genauigkeit von Rosa: { $percent } %
        [black] Genauigkeit von Schwarz: { $percent } %
        [white] Genauigkeit von Weiß: { $percent } %
       *[red] Genauigkeit von Rot: { $percent } %
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Genauigkeit von Rosa: etwa { $percent } % (teils geschätzt)
        [black] Genauigkeit von Schwarz: etwa { $percent } % (teils geschätzt)
        [white] Genauigkeit von Weiß: etwa { $percent } % (teils geschätzt)
       *[red] Genauigkeit von Rot: etwa { $percent } % (teils geschätzt)
    }
review-turning-points = Wendepunkte
review-no-faults = Soweit wir sehen, hat niemand etwas verschenkt.
review-no-turns = Diese Partie hat keine Züge.
review-unsettled =
    { $count ->
        [one] Bei einem Zug ist das Ergebnis nicht bewiesen: Das Urteil darüber ist eine Schätzung.
       *[other] Bei { $count } Zügen ist das Ergebnis nicht bewiesen: Das Urteil darüber ist eine Schätzung.
    }
