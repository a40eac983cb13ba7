# Was die Analyseseite sagt.

analyse-title = { $game } · Analyse

engine = Computer
engine-off = Der Computer rechnet nicht.
engine-lines = Anzahl der Varianten
engine-lines-count =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
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
tag-working = wird ausgerechnet…
truth-all = Jeder Zug hier ist bewiesen.
truth-some = Bewiesen: { $known } von { $count } Zügen. Der Rest wird ausgerechnet…
truth-rests = Bewiesen: { $known } von { $count } Zügen.

value-win = gewinnt
value-win-in = gewinnt in { $turns }
value-win-within = gewinnt in höchstens { $turns }
value-draw = remis
value-loss = verliert
value-loss-in = verliert in { $turns }
value-loss-within = verliert in höchstens { $turns }
value-unknown = noch nicht bekannt
value-percent = { $percent } %

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
        [pink] Rosa { $percent } %
        [black] Schwarz { $percent } %
        [white] Weiß { $percent } %
       *[red] Rot { $percent } %
    }
bar-proven = { $value }, bewiesen
bar-estimated = { $value }, geschätzt
square-step-value = { $totem }: { $value }

legend-title = Was die Zeichen bedeuten
legend-intro =
    { $colour ->
        [pink] Rosa ist am Zug. Jedes Zeichen sagt, wohin es führt, wenn danach beide fehlerfrei spielen.
        [black] Schwarz ist am Zug. Jedes Zeichen sagt, wohin es führt, wenn danach beide fehlerfrei spielen.
        [white] Weiß ist am Zug. Jedes Zeichen sagt, wohin es führt, wenn danach beide fehlerfrei spielen.
       *[red] Rot ist am Zug. Jedes Zeichen sagt, wohin es führt, wenn danach beide fehlerfrei spielen.
    }
legend-win = gewinnt
legend-draw = remis
legend-loss = verliert
legend-unknown = noch nicht bekannt
legend-win-long = Du gewinnst, was immer geantwortet wird.
legend-draw-long = Niemand kann den Sieg erzwingen: unentschieden.
legend-loss-long = Die andere Seite gewinnt, wenn sie richtig antwortet, was du später auch tust.
legend-unknown-long = Noch nicht ausgerechnet. Das Zeichen ändert sich, sobald es so weit ist.
legend-number = Die kleine Zahl: Nach so vielen Zügen beider Seiten ist die Partie dann vorbei.
legend-bound = Mit ≤: Es dauert höchstens so viele Züge, vielleicht weniger.
legend-estimate = Eine Prozentzahl schätzt nur deine Aussichten. Was auf dem Brett markiert ist, ist bewiesen.

tree-turns = Züge
tree-start = Der Anfang
tree-empty = Mach einen Zug auf dem Brett oder öffne eine Partie.
tree-variation = Variante
tree-promote = Zur Hauptlinie machen
tree-promoted = Die Variante ist jetzt die Hauptlinie.
tree-delete = Ab hier löschen
tree-deleted = Gelöscht.
comment-turn = Kommentar zu diesem Zug
comment-start = Kommentar zum Anfang
marks = Zeichen des Zuges
steps = Durch die Partie
step-first = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug vor
step-last = Zum Ende

tools = Werkzeuge
tool-new = Neue Analyse
tool-setup = Stellung aufbauen
tool-open = Einfügen oder öffnen
tool-save = Als Datei speichern
tool-share = Link teilen
tool-earlier = Frühere Analysen
earlier-kept = Die vorige Analyse ist unter „Frühere Analysen“ aufgehoben.
earlier-unkept = Der Speicher ist voll: Die vorige Analyse bleibt nur, bis du die Seite schließt. Speichere sie als Datei, wenn du sie brauchst.
earlier-delete = Analyse vom { $when } löschen
tool-marks = Bewiesenes anzeigen

setup-title = Stellung aufbauen
setup-how = Wähle ein Teil und tippe auf Felder. Noch einmal tippen nimmt es weg.
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
open-place = Zeile { $line }, Spalte { $column }: { $problem }
open-bad-link = Dieser Link ist beschädigt.
open-too-long = Das ist zu lang, um es zu öffnen.
share-too-long = Diese Analyse ist zu lang für einen Link. Speichere sie stattdessen als Datei.
share-title = Link teilen
share-how = Der Link enthält alles; nirgends wird etwas gespeichert.
share-study = Die ganze Analyse
share-position = Nur diese Stellung
share-copy = Kopieren

keys-turn = Einen Zug zurück oder vor
keys-variation = Andere Variante
keys-ends = Anfang und Ende
keys-engine = Computer ein oder aus
