# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Das gewinnt sofort.
hint-wins-in = Egal, welche Antwort kommt: Du gewinnst in { $turns } Zügen, beide Seiten zusammengezählt.
hint-wins-within = Egal, welche Antwort kommt: Du gewinnst in höchstens { $turns } Zügen, beide Seiten zusammengezählt.
hint-wins = Das gewinnt, egal, welche Antwort kommt.
hint-only-turn = Jeder andere Zug verliert sofort.
hint-stops-rank = Das verhindert die Viererreihe in Zeile { $rank }.
hint-stops-file = Das verhindert die Viererreihe in Spalte { $file }.
hint-leaves-answers =
    { $count ->
        [one] Das lässt der anderen Seite nur eine sichere Antwort.
       *[other] Das lässt der anderen Seite nur { $count } sichere Antworten.
    }
hint-makes-three-rank = Das ergibt drei in Zeile { $rank }, mit Platz für den vierten Stein.
hint-makes-three-file = Das ergibt drei in Spalte { $file }, mit Platz für den vierten Stein.
hint-keeps-points =
    { $own ->
        [one] Damit führst du rund um das Totem mit { $own } zu { $other } Punkten.
       *[other] Damit führst du rund um das Totem mit { $own } zu { $other } Punkten.
    }
hint-leaves-ways =
    { $count ->
        [one] Das lässt dem Totem nur einen Ausweg.
       *[other] Das lässt dem Totem nur { $count } Auswege.
    }
hint-holds-out = Die Stellung ist verloren, aber so hat es die andere Seite am schwersten.
hint-holds-draw = Das sichert das Unentschieden.
hint-seems-best = Das sieht am besten aus.
