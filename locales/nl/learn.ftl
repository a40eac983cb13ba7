# De cursus: wat beide spellen gemeen hebben.

learn-title = { $game } leren
learn-intro = Kleine stappen op een echt bord, en jij speelt zelf.
learn-finished = Goed gedaan! Nu ken je alle regels.
learn-progress = Klaar: { $done } van { $count }
learn-step = Stap { $number } van { $count }
learn-start = Beginnen
learn-continue = Verder: { $title }
learn-steps = Alle stappen
learn-step-done = klaar
learn-next = Verder
learn-again = Nog een keer
learn-retry = Opnieuw
learn-skip = Overslaan
learn-show = Laat zien
learn-shown = Totem naar de paarse cirkel, stuk op het paarse vakje
learn-missed-more = Tik op het bord en probeer het opnieuw
learn-other-totem = Dat mag, maar verplaats deze keer totem { $totem }.
learn-puzzles = Los je eerste puzzels op
