# Il corso: ciò che i due giochi hanno in comune.

learn-title = Impara { $game }
learn-intro = Piccoli passi su un vero tabellone. Le mosse le fai tu.
learn-finished = Ottimo lavoro! Ora conosci tutte le regole.
learn-progress = Fatti: { $done } su { $count }
learn-step = Passo { $number } di { $count }
learn-start = Comincia
learn-continue = Continua: { $title }
learn-steps = Tutti i passi
learn-step-done = fatto
learn-next = Avanti
learn-again = Ancora una volta
learn-retry = Riprova
learn-skip = Salta il passo
learn-show = Fammi vedere
learn-shown = Il totem sul cerchio viola, il pezzo sul quadrato viola
learn-missed-more = Tocca il tabellone e riprova
learn-other-totem = Si può, ma questa volta muovi il totem { $totem }.
learn-puzzles = Risolvi i primi problemi
