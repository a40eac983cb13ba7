# What the command line says.

error-position = Stelling ‘{ $text }’: { $reason }
error-turn = Zet { $number }, ‘{ $text }’: { $reason }
error-depth = De diepte moet een geheel getal van 1 tot en met { $longest } zijn, niet ‘{ $text }’.
error-output = De uitvoer kon niet worden geschreven: { $reason }.
error-read = { $file } kon niet worden gelezen: { $reason }.
error-line-long = Deze regel is te lang om te lezen.
error-program = Het programma ‘{ $program }’ kan niet gestart worden: { $reason }.
error-thread = Het systeem heeft geen threads meer over: { $reason }.
error-table = De wedstrijd is gestopt omdat de speeltafel een zet heeft geweigerd: { $reason }.

player-oxono-first = Roze
player-oxono-second = Zwart
player-yoxii-first = Wit
player-yoxii-second = Rood

end-colour = { $player } wint met een rij van één kleur: { $squares }.
end-symbol = { $player } wint met een rij van symbool { $symbol }: { $squares }.
end-no-line = Gelijkspel: alle stukken zijn geplaatst en er is geen rij van vier.
end-points = { $player } heeft meer punten rond de totem, { $more } tegen { $less }, en wint.
end-pieces = Beide kanten hebben evenveel punten rond de totem ({ $points }), maar { $player } heeft daar meer stukken, { $more } tegen { $less }, en wint.
end-equal = Gelijkspel: beide kanten hebben evenveel punten ({ $points }) en stukken ({ $pieces }) rond de totem.
end-resigned = { $loser } geeft op, { $player } wint.

play-unofficial = niet officieel; het spel is van Cosmoludo en zijn auteur
play-standing = Rond de totem: { $first } tegen { $second }
play-turns = Zetten
play-step = { $player }: kies waar de totem heen gaat.
play-step-which = { $player }: kies waar totem { $totem } heen gaat, of neem de andere.
play-place = { $player }: plaats nu een { $piece } naast de totem.
play-place-anywhere = { $player }: naast de totem is geen vakje vrij, dus plaats een { $piece } waar je wilt.
play-values = De toetsen 1 tot en met 4 kiezen de waarde.
play-at-chosen = { $square }: deze totem is gekozen; ga naar een gemarkeerd vakje en druk op Enter.
play-at-totem = { $square }: Enter neemt totem { $totem }.
play-at-moved = Ga naar een gemarkeerd vakje en druk op Enter; Esc zet de totem terug.
play-at-slide = { $square }: hierheen kan de totem schuiven.
play-at-step = { $square }: hierheen kan de totem gaan.
play-at-jump = { $over ->
        [one] { $square }: hierheen kan de totem springen, over { $over } stuk.
       *[other] { $square }: hierheen kan de totem springen, over { $over } stukken.
    }
play-at-teleport = { $square }: rij en kolom zijn vol, dus de totem mag naar elk vrij vakje.
play-at-place = { $square }: hier kan het stuk geplaatst worden.
play-at-refused = { $square }: { $reason }
play-over = De partij is afgelopen: s slaat hem op, u neemt de laatste zet terug, q stopt.
play-thinking = De computer denkt na…
play-hint = Tip: { $turn }. { $reason }
play-computer = computer, niveau { $level }
play-undone = Teruggenomen.
play-nothing-to-undo = Er is niets om terug te nemen.
play-save-as = In welk bestand moet de partij komen? Enter slaat op, Esc breekt af.
play-save-name = Het bestand heeft een naam nodig.
play-saved = Opgeslagen in { $file }.
play-not-saved = { $file } kon niet worden geschreven: { $reason }.
play-replace = Het bestand { $file } bestaat al: Enter vervangt het, Esc behoudt het.
play-resign = { $player }, wil je opgeven? Enter geeft op, Esc speelt door.
play-quit = De partij is niet opgeslagen: s slaat hem op, q stopt, Esc speelt door.
play-keys = ↑↓←→ bewegen · Enter kiezen · Esc/u terug · s opslaan · ? hulp · q stoppen
play-any-key = Druk op een toets om terug te gaan naar de partij.
play-too-small = Het venster is te klein voor het bord: 80 kolommen en 24 regels zijn genoeg.

sign-slide = schuiven
sign-step = stap
sign-jump = springen
sign-teleport = overal naartoe
sign-last = het laatste stuk; aan het eind dat wat besliste

help-move = de cursor bewegen
help-enter = een totem nemen, verplaatsen, het stuk plaatsen
help-tab = volgende gemarkeerde vakje
help-back = de totem terugzetten
help-undo = de laatste zet terugnemen
help-hint = een tip vragen
help-resign = opgeven
help-save = de partij in een bestand opslaan
help-flip = het bord draaien
help-quit = stoppen
help-values = de waarde van het stuk kiezen
help-totems = totem X of totem O nemen
help-typing = zetten kun je ook typen, daarna Enter

rules-oxono = Schuif een totem door zijn rij of kolom en plaats er een stuk met hetzelfde symbool naast. Vier op een rij, allemaal van één kleur of allemaal met hetzelfde symbool, winnen. Een ingesloten totem springt.
rules-yoxii = Verplaats de totem één vakje of over je eigen stukken en plaats er een stuk naast. Kan de totem niet meer weg, dan wint wie eromheen de meeste punten heeft.

line-welcome = Typ een zet zoals { $example }, of help.
line-help = Typ een zet zoals { $example }, of een van deze: moves, show, undo, hint, resign, record, save BESTAND, quit.
line-refused = ‘{ $text }’: { $reason }
line-exists = Het bestand { $file } bestaat al.

json-syntax = Dit is geen geldige JSON.
json-ends = De JSON houdt te vroeg op.
json-twice = Deze naam komt twee keer voor: er kan er maar één bewaard blijven.
json-empty = In deze lijst staat geen partij.
json-missing = Dit veld ontbreekt.
json-unknown = Er is geen veld met deze naam.
json-no-text = Hier moet tekst staan.
json-no-list = Hier moet een lijst staan.
json-no-object = Hier moet een object met velden staan.
json-suffix = Hier mogen alleen ! en ? staan.
json-comment = Commentaar mag geen sluitaccolade en geen stuurteken bevatten.
json-tag = Een kenmerk heeft een naam van letters, cijfers en _ en een waarde zonder stuurtekens; Game, Result en Position hebben eigen velden.

usage-unknown = ‘{ $argument }’ is hier niet bekend.
usage-command = Er is geen opdracht ‘{ $argument }’.
usage-suggestion = Bedoelde je ‘{ $suggestion }’?
usage-missing = Er ontbreekt: { $argument }.
usage-no-command = Na ‘{ $argument }’ moet een van deze volgen: { $values }.
usage-no-value = { $argument } heeft een waarde nodig.
usage-value = ‘{ $value }’ past niet bij { $argument }.
usage-values = Mogelijke waarden: { $values }.
usage-too-many = ‘{ $value }’ is één waarde te veel voor { $argument }.
usage-twice = { $argument } kan maar één keer worden opgegeven.
usage-conflict = { $argument } kan niet samen met { $other }.
usage-bytes = Een argument is geen UTF-8-tekst.
misfit-whole = Het moet een geheel getal zijn.
misfit-range = Het moet een geheel getal van { $least } tot en met { $most } zijn.
misfit-seconds = Het moet een aantal seconden groter dan 0 zijn.
misfit-contestant = Een deelnemer is level:N, nodes:N, full of de opdracht van een programma.
misfit-style = Een stijl heeft vier getallen: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Geef de klok in seconden (hoogstens { $longest }) of als seconden+toeslag (hoogstens { $increment }).
misfit-sprt = Het moeten twee Elo-verschillen zijn, het kleinste eerst, zoals 0,20.
