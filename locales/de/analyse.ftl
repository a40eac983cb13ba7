# Was die Analyseseite sagt.

analyse-title = { $game } · Analyse

engine = Computer
engine-off = Der Computer rechnet nicht.
engine-lines = Anzahl der Varianten
engine-lines-count =
    { $count ->
        [one] { $count } Variante
       *[other] { $count } Varianten
    }
engine-best =
    { $colour ->
        [pink] Beste Züge für Rosa
        [black] Beste Züge für Schwarz
        [white] Beste Züge für Weiß
       *[red] Beste Züge für Rot
    }
engine-line = { $turn } spielen: { $value }, { $tag }
tag-proven = bewiesen
tag-estimated = geschätzt
tag-working = wird ausgerechnet …
truth-all = Das Ergebnis jedes Zuges hier ist bewiesen.
truth-some = Bewiesen: { $known } von { $count } Zügen. Der Rest wird ausgerechnet …
truth-rests = Bewiesen: { $known } von { $count } Zügen.

value-win = gewinnt
value-win-in = gewinnt in { $turns }
value-win-within = gewinnt in höchstens { $turns }
value-draw = unentschieden
value-loss = verliert
value-loss-in = verliert in { $turns }
value-loss-within = verliert in höchstens { $turns }
value-unknown = noch nicht bekannt
value-percent = { $percent } %

bar-wins =
    { $colour ->
        [pink] Rosa gewinnt
        [black] Schwarz gewinnt
        [white] Weiß gewinnt
       *[red] Rot gewinnt
    }
bar-wins-in =
    { $colour ->
        [pink] Rosa gewinnt in { $turns }
        [black] Schwarz gewinnt in { $turns }
        [white] Weiß gewinnt in { $turns }
       *[red] Rot gewinnt in { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Rosa gewinnt in höchstens { $turns }
        [black] Schwarz gewinnt in höchstens { $turns }
        [white] Weiß gewinnt in höchstens { $turns }
       *[red] Rot gewinnt in höchstens { $turns }
    }
bar-draw = Unentschieden
bar-chance =
    { $colour ->
        [pink] Rosa { $percent } %
        [black] Schwarz { $percent } %
        [white] Weiß { $percent } %
       *[red] Rot { $percent } %
    }
ahead-even = Etwa ausgeglichen
ahead-little =
    { $colour ->
        [pink] Rosa liegt ein wenig vorn
        [black] Schwarz liegt ein wenig vorn
        [white] Weiß liegt ein wenig vorn
       *[red] Rot liegt ein wenig vorn
    }
ahead-clear =
    { $colour ->
        [pink] Rosa liegt vorn
        [black] Schwarz liegt vorn
        [white] Weiß liegt vorn
       *[red] Rot liegt vorn
    }
ahead-far =
    { $colour ->
        [pink] Rosa liegt weit vorn
        [black] Schwarz liegt weit vorn
        [white] Weiß liegt weit vorn
       *[red] Rot liegt weit vorn
    }
bar-proven = { $value }, bewiesen
bar-estimated = { $value }, geschätzt
square-step-value = { $totem }: { $value }

legend-title = Was die Zeichen bedeuten
legend-intro =
    { $colour ->
        [pink] Rosa ist am Zug. Jedes Zeichen zeigt, wie die Partie ausgeht, wenn du dieses Feld wählst und danach beide fehlerfrei spielen.
        [black] Schwarz ist am Zug. Jedes Zeichen zeigt, wie die Partie ausgeht, wenn du dieses Feld wählst und danach beide fehlerfrei spielen.
        [white] Weiß ist am Zug. Jedes Zeichen zeigt, wie die Partie ausgeht, wenn du dieses Feld wählst und danach beide fehlerfrei spielen.
       *[red] Rot ist am Zug. Jedes Zeichen zeigt, wie die Partie ausgeht, wenn du dieses Feld wählst und danach beide fehlerfrei spielen.
    }
legend-win = gewinnt
legend-draw = unentschieden
legend-loss = verliert
legend-guess = geschätzt
legend-win-long = Du gewinnst, egal, welche Antwort kommt.
legend-draw-long = Niemand kann den Sieg erzwingen: unentschieden.
legend-loss-long = Die andere Seite gewinnt mit der richtigen Antwort, egal, was du tust.
legend-guess-long = Noch nicht bewiesen: So schätzt der Computer deine Chancen ein, in Prozent. Das Zeichen ändert sich, sobald das Ergebnis feststeht.
legend-number = Kleine Zahl: So viele Züge dauert es noch, beide Seiten zusammen.
legend-bound = Mit ≤: höchstens so viele Züge, vielleicht weniger.
legend-estimate = Gestrichelt heißt geschätzt; was ausgefüllt ist, ist bewiesen.

tree-turns = Züge
tree-start = Anfang
tree-empty = Mach einen Zug auf dem Brett oder öffne eine Partie.
tree-variation = Variante
tree-promote = Zur Hauptvariante machen
tree-promoted = Das ist jetzt die Hauptvariante.
tree-delete = Ab hier löschen
tree-deleted = Gelöscht.
comment-turn = Kommentar zu diesem Zug
comment-start = Kommentar zum Anfang
marks = Zeichen für diesen Zug
steps = Durch die Partie blättern
step-first = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug vor
step-last = Zum Ende

tools = Werkzeuge
tool-new = Neue Analyse
tool-setup = Stellung aufbauen
tool-open = Einfügen oder öffnen
tool-review = Rückblick auf diese Partie
tool-save = Als Datei speichern
tool-share = Link teilen
tool-earlier = Frühere Analysen
earlier-kept = Deine vorige Analyse findest du unter „Frühere Analysen“.
earlier-unkept = Der Speicher ist voll: Deine vorige Analyse bleibt nur, bis du die Seite schließt. Speichere sie als Datei, wenn du sie brauchst.
earlier-delete = Analyse vom { $when } löschen
tool-marks = Zeigen, was Züge wert sind

setup-title = Stellung aufbauen
setup-how = Wähle aus, was aufs Brett soll, und tippe auf die Felder. Noch einmal tippen nimmt es weg.
setup-palette = Was aufs Brett kommt
setup-rub = Wegnehmen
setup-turn = Am Zug
setup-start-position = Startstellung
setup-clear = Leeren
setup-fine = Diese Stellung kann analysiert werden.
setup-counts =
    { $game ->
        [oxono] Rosa { $first }, Schwarz { $second }. Rosa beginnt, also haben beide gleich viele Steine, oder Rosa hat einen mehr.
       *[yoxii] Weiß { $first }, Rot { $second }. Weiß beginnt, also haben beide gleich viele Steine, oder Weiß hat einen mehr.
    }
setup-place-totem =
    { $game ->
        [oxono] Totem { $totem } setzen
       *[yoxii] Totem setzen
    }
setup-take-piece = Stein auf { $square } wegnehmen
setup-done = Analysieren
setup-cancel = Abbrechen

open-title = Einfügen oder öffnen
open-what = Eine Stellung, eine Liste von Zügen, eine Partie oder ein Link
open-do = Öffnen
open-file = Datei öffnen
open-place = Zeile { $line }, Stelle { $column }: { $problem }
open-bad-link = Dieser Link ist beschädigt.
open-too-long = Das ist zu lang, um es zu öffnen.
share-too-long = Diese Analyse ist zu lang für einen Link. Speichere sie stattdessen als Datei.
share-title = Link teilen
share-how = Alles steckt im Link selbst; im Netz wird nichts gespeichert.
share-study = Die ganze Analyse
share-position = Nur diese Stellung
share-copy = Kopieren

keys-turn = Einen Zug zurück oder vor
keys-variation = Andere Variante
keys-ends = Anfang und Ende
keys-engine = Computer ein oder aus
