# Wat de oplosser op de opdrachtregel zegt.

solve-progress = { $nodes } knopen, { $rate } per seconde, { $seconds } s
error-memory = Geen plaats voor een tabel van { $asked } MB: deze computer heeft { $have } MB geheugen.
error-memory-now = Er is niet genoeg geheugen vrij voor de tabellen.
error-score-game = Alleen YOXII kent een verschil: OXONO win je met een lijn, niet met punten.
error-state = Het toestandsbestand { $file } is niet bruikbaar: { $reason }
error-state-write = Het bestand { $file } kon niet geschreven worden: { $reason }
state-read = het kan niet gelezen worden.
state-not-a-state = het is geen toestand van de oplosser van dit programma.
state-other-game = het hoort bij het andere spel.
state-damaged = het is afgebroken of beschadigd.
error-journal = Het logboek { $file } is niet bruikbaar: { $reason }
error-solution = Het oplossingsbestand { $file } is niet bruikbaar: { $reason }
solution-not-a-solution = het is geen oplossing van deze versie.
solution-length = het is te kort of te lang.
solution-checksum = het controlegetal klopt niet.
solution-entry = een regel ervan is onmogelijk.
solution-flaw = De oplossing klopt niet na { $turn }: { $flaw }
map-title = De kaart van OXONO
map-first = Roze wint
map-draw = Remise
map-second = Zwart wint
map-open = Nog niet bewezen
map-legend = Elke driehoek is een antwoord: hij staat waar de totem heen gaat en wijst naar waar het stuk wordt geplaatst. In die richting gezien staat hij links voor totem X en rechts voor totem O.
