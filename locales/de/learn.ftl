# Der Kurs: was beide Spiele gemeinsam haben.

learn-title = { $game } lernen
learn-intro = Kleine Schritte auf einem echten Brett, und du spielst selbst.
learn-finished = Geschafft! Jetzt kennst du alle Regeln.
learn-progress = Geschafft: { $done } von { $count }
learn-step = Schritt { $number } von { $count }
learn-start = Los geht’s
learn-continue = Weiter: { $title }
learn-steps = Alle Schritte
learn-step-done = geschafft
learn-next = Weiter
learn-again = Noch einmal
learn-retry = Nochmal
learn-skip = Überspringen
learn-show = Zeig es mir
learn-shown = Totem auf den violetten Kreis, Stein auf das violette Feld
learn-missed-more = Tippe auf das Brett und versuch es noch einmal
learn-other-totem = Das ist erlaubt, aber zieh diesmal das Totem { $totem }.
learn-puzzles = Erste Aufgaben lösen
