# What the command line says.

error-position = Posizione «{ $text }»: { $reason }
error-turn = Mossa { $number }, «{ $text }»: { $reason }
error-depth = La profondità deve essere un numero intero da 1 a { $longest }, non «{ $text }».
error-output = Impossibile scrivere il risultato: { $reason }.
error-read = Impossibile leggere { $file }: { $reason }.
error-line-long = Questa riga è troppo lunga per essere letta.
error-program = Impossibile avviare il programma «{ $program }»: { $reason }.
error-thread = Il sistema non può fornire altri thread: { $reason }.
error-table = L’incontro è stato interrotto perché una mossa è stata rifiutata: { $reason }.

player-oxono-first = Rosa
player-oxono-second = Nero
player-yoxii-first = Bianco
player-yoxii-second = Rosso

end-colour = { $player } vince con una fila di un solo colore: { $squares }.
end-symbol = { $player } vince con una fila di { $symbol }: { $squares }.
end-no-line = Pareggio: tutti i pezzi sono piazzati e non c’è nessuna fila di quattro.
end-points = { $player } vince { $more } punti a { $less } attorno al totem.
end-pieces = { $points } punti a testa attorno al totem, ma { $player } ha più pezzi, { $more } a { $less }, e vince.
end-equal = Pareggio: { $points } punti e { $pieces } pezzi a testa attorno al totem.
end-resigned = { $loser } abbandona, { $player } vince.

play-unofficial = non ufficiale; il gioco appartiene a Cosmoludo e al suo autore
play-standing = Attorno al totem: { $first } a { $second }
play-turns = Mosse
play-step = { $player }: scegli dove va il totem.
play-step-which = { $player }: scegli dove va il totem { $totem }, o prendi l’altro.
play-place =
    { $piece ->
        [X] { $player }: ora piazza una X accanto al totem.
        [O] { $player }: ora piazza una O accanto al totem.
       *[other] { $player }: ora piazza un { $piece } accanto al totem.
    }
play-place-anywhere =
    { $piece ->
        [X] { $player }: accanto al totem nessuna casella è libera, piazza una X dove vuoi.
        [O] { $player }: accanto al totem nessuna casella è libera, piazza una O dove vuoi.
       *[other] { $player }: accanto al totem nessuna casella è libera, piazza un { $piece } dove vuoi.
    }
play-values = I tasti da 1 a 4 scelgono il valore.
play-at-chosen = { $square }: questo totem è scelto; vai su una casella segnata e premi Invio.
play-at-totem = { $square }: Invio prende il totem { $totem }.
play-at-moved = Vai su una casella segnata e premi Invio; Esc annulla lo spostamento.
play-at-slide = { $square }: il totem può scivolare fin qui.
play-at-step = { $square }: il totem può venire qui.
play-at-jump = { $over ->
        [one] { $square }: il totem può saltare fin qui, sopra { $over } pezzo.
       *[other] { $square }: il totem può saltare fin qui, sopra { $over } pezzi.
    }
play-at-teleport = { $square }: riga e colonna sono piene, quindi il totem può andare su qualsiasi casella libera.
play-at-place = { $square }: il pezzo può andare qui.
play-at-refused = { $square }: { $reason }
play-over = La partita è finita: s la salva, u annulla l’ultima mossa, q esce.
play-thinking = Il computer sta pensando…
play-hint = Consiglio: { $turn }. { $reason }
play-computer = computer, livello { $level }
play-undone = Mossa annullata.
play-nothing-to-undo = Non c’è nulla da annullare.
play-save-as = In quale file salvare la partita? Invio salva, Esc annulla.
play-save-name = Il file ha bisogno di un nome.
play-saved = Salvata in { $file }.
play-not-saved = Impossibile scrivere { $file }: { $reason }.
play-replace = Il file { $file } esiste già: Invio lo sostituisce, Esc lo tiene.
play-resign = { $player }, vuoi abbandonare? Invio per abbandonare, Esc per continuare.
play-quit = La partita non è salvata: s la salva, q esce, Esc continua.
play-keys = ↑↓←→ muovi · Invio scegli · Esc/u annulla · s salva · ? aiuto · q esci
play-any-key = Premi un tasto qualsiasi per tornare alla partita.
play-too-small = La finestra è troppo piccola per il tabellone: bastano 80 colonne e 24 righe.

sign-slide = scivolare
sign-step = avanzare
sign-jump = saltare
sign-teleport = ovunque
sign-last = l’ultimo pezzo; alla fine, ciò che ha deciso la partita

help-move = muovere il cursore
help-enter = prendere un totem, muoverlo, piazzare il pezzo
help-tab = prossima casella segnata
help-back = annullare lo spostamento del totem
help-undo = annullare l’ultima mossa
help-hint = chiedere un consiglio
help-resign = abbandonare
help-save = salvare la partita in un file
help-flip = girare il tabellone
help-quit = uscire
help-values = scegliere il valore del pezzo
help-totems = prendere il totem X o il totem O
help-typing = le mosse si possono anche scrivere, poi Invio

rules-oxono = Fai scivolare un totem lungo la sua riga o la sua colonna, poi piazza accanto un pezzo con il suo simbolo. Quattro in fila, tutti dello stesso colore o tutti con lo stesso simbolo, e hai vinto. Un totem circondato salta.
rules-yoxii = Muovi il totem di una casella o sopra i tuoi pezzi, poi piazza un pezzo accanto. Quando il totem non può più muoversi, vince chi ha più punti attorno.

line-welcome = Scrivi una mossa come { $example }, oppure help.
line-help = Scrivi una mossa come { $example }, oppure una di queste parole: moves, show, undo, hint, resign, record, save FILE, quit.
line-refused = «{ $text }»: { $reason }
line-exists = Il file { $file } esiste già.

json-syntax = Questo non è JSON valido.
json-ends = Il JSON si interrompe prima della fine.
json-twice = Questo nome compare due volte: se ne potrebbe conservare solo uno.
json-empty = In questo elenco non c’è nessuna partita.
json-missing = Manca questo campo.
json-unknown = Non c’è nessun campo con questo nome.
json-no-text = Qui ci vuole del testo.
json-no-list = Qui ci vuole un elenco.
json-no-object = Qui ci vuole un oggetto con campi.
json-suffix = Qui ci possono essere solo ! e ?.
json-comment = Un commento non può contenere una graffa chiusa né un carattere di controllo.
json-tag = Un’etichetta ha un nome di lettere, cifre e _ e un valore senza caratteri di controllo; Game, Result e Position hanno campi propri.

usage-unknown = «{ $argument }» qui non è riconosciuto.
usage-command = Non c’è nessun comando «{ $argument }».
usage-suggestion = Intendevi «{ $suggestion }»?
usage-missing = Manca: { $argument }.
usage-no-command = Dopo «{ $argument }» deve seguire una di queste parole: { $values }.
usage-no-value = { $argument } richiede un valore.
usage-value = «{ $value }» non va bene per { $argument }.
usage-values = Valori possibili: { $values }.
usage-too-many = «{ $value }» è un valore di troppo per { $argument }.
usage-twice = { $argument } si può indicare una volta sola.
usage-conflict = { $argument } non si può usare insieme a { $other }.
usage-bytes = Un argomento non è testo UTF-8.
misfit-whole = Ci vuole un numero intero.
misfit-range = Ci vuole un numero intero da { $least } a { $most }.
misfit-seconds = Ci vuole un numero di secondi maggiore di 0.
misfit-contestant = Un concorrente è level:N, nodes:N, full o il comando di un programma.
misfit-style = Uno stile ha quattro numeri: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Un orologio si scrive in secondi (al massimo { $longest }) o secondi+incremento (al massimo { $increment }).
misfit-sprt = Ci vogliono due differenze di Elo, prima la minore, per esempio 0,20.
