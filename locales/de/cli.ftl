# What the command line says.

error-position = Stellung „{ $text }“: { $reason }
error-turn = Zug { $number }, „{ $text }“: { $reason }
error-depth = Die Tiefe muss eine ganze Zahl von 1 bis { $longest } sein, nicht „{ $text }“.
error-output = Die Ausgabe konnte nicht geschrieben werden: { $reason }.
error-read = { $file } konnte nicht gelesen werden: { $reason }.
error-line-long = Diese Zeile ist zu lang und wird nicht gelesen.
error-program = Das Programm „{ $program }“ lässt sich nicht starten: { $reason }.
error-thread = Das System gibt keine weiteren Threads her: { $reason }.

player-oxono-first = Rosa
player-oxono-second = Schwarz
player-yoxii-first = Weiß
player-yoxii-second = Rot

end-colour = { $player } gewinnt mit einer Reihe in einer Farbe: { $squares }.
end-symbol = { $player } gewinnt mit einer Reihe { $symbol }: { $squares }.
end-no-line = Unentschieden: Alle Steine sind gesetzt, und es gibt keine Reihe.
end-points = { $player } gewinnt mit { $more } zu { $less } Punkten um das Totem.
end-pieces = Beide haben { $points } Punkte um das Totem, aber { $player } hat dort mehr Steine, { $more } zu { $less }, und gewinnt.
end-equal = Unentschieden: Beide haben { $points } Punkte und { $pieces } Steine um das Totem.
end-resigned = { $loser } gibt auf, { $player } gewinnt.

play-unofficial = inoffiziell; das Spiel gehört Cosmoludo und seinem Autor
play-standing = Um das Totem: { $first } zu { $second }
play-turns = Züge
play-step = { $player }: Wähle, wohin das Totem zieht.
play-step-which = { $player }: Wähle, wohin das Totem { $totem } zieht, oder nimm das andere.
play-place = { $player }: Setze nun einen Stein { $piece } neben das Totem.
play-place-anywhere = { $player }: Neben dem Totem ist kein Feld frei; setze einen Stein { $piece } auf ein beliebiges Feld.
play-values = Die Tasten 1 bis 4 wählen den Wert.
play-at-chosen = { $square }: Dieses Totem ist gewählt; geh auf ein markiertes Feld und drücke Enter.
play-at-totem = { $square }: Enter nimmt das Totem { $totem }.
play-at-moved = Geh auf ein markiertes Feld und drücke Enter; Esc nimmt den Schritt zurück.
play-at-slide = { $square }: Hierher kann das Totem gleiten.
play-at-step = { $square }: Hierher kann das Totem ziehen.
play-at-jump = { $over ->
        [one] { $square }: Hierher kann das Totem springen, über { $over } Stein.
       *[other] { $square }: Hierher kann das Totem springen, über { $over } Steine.
    }
play-at-teleport = { $square }: Reihe und Linie sind voll, also darf das Totem auf jedes freie Feld.
play-at-place = { $square }: Hier kann der Stein hin.
play-at-refused = { $square }: { $reason }
play-over = Das Spiel ist zu Ende: s speichert es, u nimmt den letzten Zug zurück, q beendet.
play-thinking = Der Computer denkt nach …
play-hint = Tipp: { $turn }. { $reason }
play-computer = Computer, Stufe { $level }
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-save-as = In welcher Datei soll das Spiel stehen? Enter speichert, Esc bricht ab.
play-save-name = Die Datei braucht einen Namen.
play-saved = In { $file } gespeichert.
play-not-saved = { $file } konnte nicht geschrieben werden: { $reason }.
play-replace = Die Datei { $file } gibt es schon: Enter ersetzt sie, Esc behält sie.
play-resign = { $player }, willst du aufgeben? Enter gibt auf, Esc spielt weiter.
play-quit = Das Spiel ist nicht gespeichert: s speichert es, q beendet, Esc spielt weiter.
play-keys = ↑↓←→ bewegen · Enter wählen · Esc/u zurück · s speichern · ? Hilfe · q Ende
play-any-key = Jede Taste führt zurück zum Spiel.
play-too-small = Das Fenster ist zu klein für das Brett: 80 Spalten und 24 Zeilen reichen.

sign-slide = gleiten
sign-step = ziehen
sign-jump = springen
sign-teleport = überallhin
sign-last = der letzte Stein; am Ende, was entschieden hat

help-move = den Zeiger bewegen
help-enter = ein Totem nehmen, ziehen, den Stein setzen
help-tab = nächstes markiertes Feld
help-back = den Schritt des Totems zurücknehmen
help-undo = den letzten Zug zurücknehmen
help-hint = um einen Tipp bitten
help-resign = aufgeben
help-save = das Spiel in einer Datei speichern
help-flip = das Brett drehen
help-quit = beenden
help-values = den Wert des Steins wählen
help-totems = Totem X oder Totem O nehmen
help-typing = Züge kann man auch eintippen, dann Enter

rules-oxono = Schiebe ein Totem gerade über freie Felder, dann setze einen Stein mit seinem Symbol daneben. Vier in einer Reihe, alle von einer Farbe oder alle von einem Symbol, gewinnen. Ein eingeschlossenes Totem springt.
rules-yoxii = Zieh das Totem ein Feld weit oder über eigene Steine, dann setze einen Stein daneben. Kann das Totem nicht mehr ziehen, gewinnen mehr Punkte ringsum.

line-welcome = Tippe einen Zug wie { $example } oder help.
line-help = Tippe einen Zug wie { $example } oder eines von: moves, show, undo, hint, resign, record, save DATEI, quit.
line-refused = „{ $text }“: { $reason }
line-exists = Die Datei { $file } gibt es schon.

json-syntax = Das ist kein gültiges JSON.
json-ends = Das JSON bricht vor dem Ende ab.
json-twice = Diesen Namen gibt es zweimal: nur eines von beiden ließe sich behalten.
json-empty = In dieser Liste steht keine Partie.
json-missing = Dieses Feld fehlt.
json-unknown = Ein Feld mit diesem Namen gibt es nicht.
json-no-text = Hier muss Text stehen.
json-no-list = Hier muss eine Liste stehen.
json-no-object = Hier muss ein Objekt mit Feldern stehen.
json-suffix = Hier dürfen nur ! und ? stehen.
json-comment = Ein Kommentar darf weder eine schließende geschweifte Klammer noch ein Steuerzeichen enthalten.
json-tag = Eine Angabe hat einen Namen aus Buchstaben, Ziffern und _ und einen Wert ohne Steuerzeichen; Game, Result und Position haben eigene Felder.

usage-unknown = „{ $argument }“ ist hier nicht bekannt.
usage-command = Einen Befehl „{ $argument }“ gibt es nicht.
usage-suggestion = War „{ $suggestion }“ gemeint?
usage-missing = Es fehlt: { $argument }.
usage-no-command = Auf „{ $argument }“ muss eines davon folgen: { $values }.
usage-no-value = { $argument } braucht einen Wert.
usage-value = „{ $value }“ passt nicht zu { $argument }.
usage-values = Mögliche Werte: { $values }.
usage-too-many = „{ $value }“ ist ein Wert zu viel für { $argument }.
usage-twice = { $argument } darf nur einmal angegeben werden.
usage-conflict = { $argument } und { $other } schließen sich aus.
usage-bytes = Ein Argument ist kein UTF-8-Text.
misfit-whole = Es muss eine ganze Zahl sein.
misfit-range = Es muss eine ganze Zahl von { $least } bis { $most } sein.
misfit-seconds = Es muss eine Zahl von Sekunden über 0 sein.
misfit-contestant = Ein Teilnehmer ist level:N, nodes:N, full oder der Befehl eines Programms.
misfit-style = Ein Stil hat vier Zahlen: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Eine Uhr sind Sekunden (höchstens { $longest }) oder Sekunden+Zuschlag (höchstens { $increment }).
misfit-sprt = Es müssen zwei Elo-Unterschiede sein, der kleinere zuerst, etwa 0,20.
