# Kurs: co jest wspólne dla obu gier.

learn-title = Poznaj { $game }
learn-intro = Małe kroki na prawdziwej planszy. Grasz ty!
learn-finished = Brawo! Znasz już wszystkie zasady.
learn-progress = Gotowe: { $done } z { $count }
learn-step = Krok { $number } z { $count }
learn-start = Zaczynamy
learn-continue = Dalej: { $title }
learn-steps = Wszystkie kroki
learn-step-done = gotowe
learn-next = Dalej
learn-again = Jeszcze raz
learn-retry = Jeszcze raz
learn-skip = Pomiń
learn-show = Pokaż mi
learn-shown = Totem na fioletowe kółko, pionek na fioletowe pole
learn-missed-more = Dotknij planszy i spróbuj jeszcze raz
learn-other-totem = Tak wolno, ale tym razem przestaw totem { $totem }.
learn-puzzles = Rozwiąż pierwsze zadania
