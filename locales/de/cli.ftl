# What the command line says.

error-position = Stellung „{ $text }“: { $reason }
error-turn = Zug { $number }, „{ $text }“: { $reason }
error-depth = Die Tiefe muss eine ganze Zahl von 1 bis { $longest } sein, nicht „{ $text }“.
error-output = Die Ausgabe konnte nicht geschrieben werden: { $reason }.
error-read = { $file } konnte nicht gelesen werden: { $reason }.
error-line-long = Diese Zeile ist zu lang und wird nicht gelesen.
error-program = Das Programm „{ $program }“ lässt sich nicht starten: { $reason }.
error-thread = Das System gibt keine weiteren Threads her: { $reason }.
error-table = Das Match wurde angehalten, weil der Spieltisch einen Zug abgelehnt hat: { $reason }.

player-oxono-first = Rosa
player-oxono-second = Schwarz
player-yoxii-first = Weiß
player-yoxii-second = Rot

end-colour = { $player } gewinnt mit einer Reihe in einer Farbe: { $squares }.
end-symbol = { $player } gewinnt mit einer Reihe aus { $symbol }: { $squares }.
end-no-line = Unentschieden: Alle Steine sind gesetzt, und es gibt keine Viererreihe.
end-points = { $player } hat rund um das Totem mehr Punkte, { $more } zu { $less }, und gewinnt.
end-pieces = Beide haben rund um das Totem gleich viele Punkte ({ $points }), aber { $player } hat dort mehr Steine, { $more } zu { $less }, und gewinnt.
end-equal = Unentschieden: Beide haben rund um das Totem gleich viele Punkte ({ $points }) und Steine ({ $pieces }).
end-resigned = { $loser } gibt auf, { $player } gewinnt.

play-unofficial = inoffiziell; das Spiel gehört Cosmoludo und seinem Autor
play-standing = Rund um das Totem: { $first } zu { $second }
play-turns = Züge
play-step = { $player }: Wähle, wohin das Totem zieht.
play-step-which = { $player }: Wähle, wohin das Totem { $totem } zieht, oder nimm das andere.
play-place =
    { $piece ->
        [X] { $player }: Setz nun ein X neben das Totem.
        [O] { $player }: Setz nun ein O neben das Totem.
       *[other] { $player }: Setz nun eine { $piece } neben das Totem.
    }
play-place-anywhere =
    { $piece ->
        [X] { $player }: Neben dem Totem ist kein Feld frei; setz ein X auf ein beliebiges Feld.
        [O] { $player }: Neben dem Totem ist kein Feld frei; setz ein O auf ein beliebiges Feld.
       *[other] { $player }: Neben dem Totem ist kein Feld frei; setz eine { $piece } auf ein beliebiges Feld.
    }
play-values = Die Tasten 1 bis 4 wählen den Wert.
play-at-chosen = { $square }: Dieses Totem ist gewählt; geh auf ein markiertes Feld und drücke Enter.
play-at-totem = { $square }: Enter nimmt das Totem { $totem }.
play-at-moved = Geh auf ein markiertes Feld und drücke Enter; Esc stellt das Totem zurück.
play-at-slide = { $square }: Hierher kann das Totem gleiten.
play-at-step = { $square }: Hierher kann das Totem ziehen.
play-at-jump = { $over ->
        [one] { $square }: Hierher kann das Totem springen, über { $over } Stein.
       *[other] { $square }: Hierher kann das Totem springen, über { $over } Steine.
    }
play-at-teleport = { $square }: Zeile und Spalte sind voll, also darf das Totem auf jedes freie Feld.
play-at-place = { $square }: Hier kann der Stein hin.
play-at-refused = { $square }: { $reason }
play-over = Die Partie ist zu Ende: s speichert sie, u nimmt den letzten Zug zurück, q beendet.
play-thinking = Der Computer denkt nach …
play-hint = Tipp: { $turn }. { $reason }
play-computer = Computer, Stufe { $level }
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-save-as = In welcher Datei soll die Partie stehen? Enter speichert, Esc bricht ab.
play-save-name = Die Datei braucht einen Namen.
play-saved = In { $file } gespeichert.
play-not-saved = { $file } konnte nicht geschrieben werden: { $reason }.
play-replace = Die Datei { $file } gibt es schon: Enter ersetzt sie, Esc behält sie.
play-resign = { $player }, willst du aufgeben? Enter gibt auf, Esc spielt weiter.
play-quit = Die Partie ist nicht gespeichert: s speichert sie, q beendet, Esc spielt weiter.
play-keys = ↑↓←→ bewegen · Enter wählen · Esc/u zurück · s speichern · ? Hilfe · q Ende
play-any-key = Jede Taste führt zurück zur Partie.
play-too-small = Das Fenster ist zu klein für das Brett: 80 Spalten und 24 Zeilen reichen.

sign-slide = gleiten
sign-step = ziehen
sign-jump = springen
sign-teleport = überallhin
sign-last = der letzte Stein; am Ende das, was entschieden hat

help-move = den Zeiger bewegen
help-enter = ein Totem nehmen, ziehen, den Stein setzen
help-tab = nächstes markiertes Feld
help-back = das Totem zurückstellen
help-undo = den letzten Zug zurücknehmen
help-hint = um einen Tipp bitten
help-resign = aufgeben
help-save = die Partie in einer Datei speichern
help-flip = das Brett drehen
help-quit = beenden
help-values = den Wert des Steins wählen
help-totems = Totem X oder Totem O nehmen
help-typing = Züge kann man auch eintippen, dann Enter

rules-oxono = Zieh ein Totem in seiner Zeile oder Spalte, dann setz einen Stein mit seinem Symbol daneben. Vier in einer Reihe, alle in einer Farbe oder alle mit einem Symbol, gewinnen. Ein eingeschlossenes Totem springt.
rules-yoxii = Zieh das Totem ein Feld weit oder über eigene Steine, dann setz einen Stein daneben. Kann das Totem nicht mehr ziehen, gewinnt, wer ringsum mehr Punkte hat.

line-welcome = Tippe einen Zug wie { $example } oder help.
line-help = Tippe einen Zug wie { $example } oder eines davon: moves, show, undo, hint, resign, record, save DATEI, quit.
line-refused = „{ $text }“: { $reason }
line-exists = Die Datei { $file } gibt es schon.

json-syntax = Das ist kein gültiges JSON.
json-ends = Das JSON hört zu früh auf.
json-twice = Diesen Namen gibt es zweimal: Nur einer von beiden ließe sich behalten.
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
misfit-seconds = Es muss eine Sekundenzahl größer als 0 sein.
misfit-contestant = Ein Teilnehmer ist level:N, nodes:N, full oder der Befehl eines Programms.
misfit-style = Ein Stil hat vier Zahlen: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Die Bedenkzeit wird in Sekunden angegeben (höchstens { $longest }) oder als Sekunden+Zuschlag (höchstens { $increment }).
misfit-sprt = Es müssen zwei Elo-Unterschiede sein, der kleinere zuerst, etwa 0,20.
