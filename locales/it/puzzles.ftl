# Problemi.

puzzle-title = Problema
puzzle-of-game = Problemi di { $game }
puzzle-mode-daily = Problema del giorno
puzzle-mode-rated = Al tuo livello
puzzle-mode-streak = Senza errori
puzzle-mode-rush = Tre minuti
puzzle-mode-again = Ripassa i tuoi errori
puzzle-mode-first = Primi problemi
puzzle-themes = Per tema
puzzle-theme-at-once = Vincere subito
puzzle-theme-in-two = Vincere in due mosse
puzzle-theme-in-three = Vincere in tre mosse o più
puzzle-theme-defence = L’unica difesa
puzzle-theme-enclosed = Totem circondato
puzzle-theme-teleport = Totem ovunque
puzzle-theme-anywhere = Pezzo ovunque
puzzle-theme-double = Colore e simbolo insieme
puzzle-theme-tie-break = Decide il numero di pezzi
puzzle-theme-own-line = Sopra i tuoi pezzi
puzzle-theme-closing = Chiudere al momento giusto
puzzle-theme-keep-four = Tenere il 4 per dopo
puzzle-task-win =
    { $turns ->
        [1] { $who }. Vinci con questa mossa!
        [one] { $who }. Vinci in { $turns } mossa!
       *[other] { $who }. Vinci in { $turns } mosse!
    }
puzzle-task-hold = { $who }. Trova l’unica mossa che non perde.
puzzle-solved = Risolto!
puzzle-solved-helped = Giusto! È questa la mossa.
puzzle-shown = È questa la mossa giusta.
puzzle-rest =
    { $turns ->
        [one] Ancora { $turns } mossa e la partita è vinta.
       *[other] Ancora { $turns } mosse e la partita è vinta, qualunque cosa faccia l’avversario.
    }
puzzle-go-on = Giusto. E poi?
puzzle-wrong = Non è questa.
puzzle-wrong-win = Così non si vince: ecco la risposta.
puzzle-wrong-hold = Così si perde: ecco la risposta.
puzzle-wrong-lost = Così l’avversario vince subito.
puzzle-wrong-over = Così la partita finisce senza vittoria.
puzzle-wrong-more = Tocca il tabellone per riprovare.
puzzle-retry = Riprova
puzzle-hint-more = Tocca di nuovo «{ $hint }» per vedere di più.
puzzle-hint-totem = Guarda il totem { $totem }.
puzzle-hint-goal = Il totem va in { $square }.
puzzle-hint-kind = Totem in { $square }, poi un { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Totem in { $square }, poi una X in { $place }.
        [O] Totem in { $square }, poi una O in { $place }.
       *[other] Totem in { $square }, poi un { $kind } in { $place }.
    }
puzzle-rating = Difficoltà { $rating }
puzzle-your-rating = Il tuo punteggio: { $rating }
puzzle-best = Record: { $count }
puzzle-new-best = Nuovo record!
puzzle-due =
    { $count ->
        [0] Oggi niente da ripassare
        [one] { $count } problema da ripassare
       *[other] { $count } problemi da ripassare
    }
puzzle-days =
    { $count ->
        [one] { $count } giorno di fila.
       *[other] { $count } giorni di fila.
    }
puzzle-spare =
    { $count ->
        [one] Puoi saltare { $count } giorno.
       *[other] Puoi saltare { $count } giorni.
    }
puzzle-days-none = Uno al giorno, quando vuoi.
puzzle-clock = La data di questo dispositivo è cambiata. La tua serie di giorni è salva.
puzzle-count = Risolti:
puzzle-number = Problema { $number } di { $count }
puzzle-mistakes = Errori: { $count }
puzzle-next = Problema successivo
puzzle-result = Risultato
puzzle-more = Altri problemi
puzzle-show = Soluzione
puzzle-analyse = Analizza
puzzle-once-more = Ancora una volta
puzzle-unread = Non è stato possibile caricare i problemi. Ciò che hai risolto è al sicuro.
puzzle-try-again = Riprova
puzzle-end = Per ora è tutto.
puzzle-end-one = Questo problema non esiste.
puzzle-end-again = Oggi non c’è altro da ripassare.
puzzle-end-first = Ora sai giocare: tocca a te!
puzzle-end-streak =
    { $count ->
        [one] { $count } problema senza errori
       *[other] { $count } problemi senza errori
    }
puzzle-end-rush =
    { $count ->
        [one] { $count } problema in tre minuti
       *[other] { $count } problemi in tre minuti
    }
puzzle-missed = Allenati con un problema
