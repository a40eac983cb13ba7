# Kurz: co mají obě hry společné.

learn-title = Nauč se { $game }
learn-intro = Malé kroky na opravdové desce. Hraješ ty!
learn-finished = Výborně! Už znáš všechna pravidla.
learn-progress = Hotovo: { $done } z { $count }
learn-step = Krok { $number } z { $count }
learn-start = Začít
learn-continue = Pokračovat: { $title }
learn-steps = Všechny kroky
learn-step-done = hotovo
learn-next = Dál
learn-again = Ještě jednou
learn-retry = Znovu
learn-skip = Přeskočit
learn-show = Ukaž mi
learn-shown = Totem na fialový kruh, kámen na fialové pole
learn-missed-more = Ťukni na desku a zkus to znovu
learn-other-totem = To se smí, ale tentokrát táhni totemem { $totem }.
learn-puzzles = Vyřeš první úlohy
