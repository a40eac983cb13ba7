# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = forzata
review-class-only = l’unica buona
review-class-best = la migliore
review-class-good = buona
review-class-inaccurate = imprecisa
review-class-mistake = errore
review-class-blunder = errore grave
review-overlooked = minaccia non vista
review-estimated = { $class } (stima)
review-open = non ancora giudicata

## What happened

review-missed = { $turn } avrebbe vinto subito.
review-lost-before = La partita era già persa, ma non ancora finita.
review-threat = La minaccia è rimasta senza risposta: { $turn } vince subito.
review-win-to-draw = La partita era vinta; dopo questa mossa è un pareggio.
review-win-to-loss = La partita era vinta; dopo questa mossa è persa.
review-draw-to-loss = La partita era un pareggio; dopo questa mossa è persa.
review-chances = Stima: le probabilità di vincere scendono dal { $before }% al { $after }%.
review-lost-at-once = L’avversario vince subito con { $turn }.
review-lost-in = L’avversario vince in { $turns } mosse, contando quelle di entrambi, a partire da { $turn }.
review-answer = La risposta migliore è { $turn }.
review-slow = Si poteva vincere prima.

## What would have been better, and why

review-better = Era meglio { $turn }.
review-why-wins-at-once = Vince subito.
review-why-wins-in = Vince in { $turns } mosse, contando quelle di entrambi, qualunque sia la risposta.
review-why-wins-within = Vince in { $turns } mosse al massimo, contando quelle di entrambi, qualunque sia la risposta.
review-why-wins = Vince, qualunque sia la risposta.
review-why-only-turn = Ogni altra mossa perde subito.
review-why-stops-rank = Impedisce la fila di quattro sulla riga { $rank }.
review-why-stops-file = Impedisce la fila di quattro sulla colonna { $file }.
review-why-leaves-answers =
    { $count ->
        [one] Lascia all’avversario una sola risposta sicura.
       *[other] Lascia all’avversario solo { $count } risposte sicure.
    }
review-why-makes-three-rank = Allinea tre pezzi sulla riga { $rank }, con spazio per il quarto.
review-why-makes-three-file = Allinea tre pezzi sulla colonna { $file }, con spazio per il quarto.
review-why-keeps-points =
    { $own ->
        [one] Porta in vantaggio attorno al totem: { $own } punto contro { $other }.
       *[other] Porta in vantaggio attorno al totem: { $own } punti contro { $other }.
    }
review-why-leaves-ways =
    { $count ->
        [one] Lascia al totem una sola via d’uscita.
       *[other] Lascia al totem solo { $count } vie d’uscita.
    }
review-why-holds-out = Tutte perdono, ma è la mossa che resiste di più.
review-why-holds-draw = Assicura il pareggio.
review-why-seems-best = Sembra la migliore.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Precisione del Rosa: { $percent }%
        [black] Precisione del Nero: { $percent }%
        [white] Precisione del Bianco: { $percent }%
       *[red] Precisione del Rosso: { $percent }%
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Precisione del Rosa: circa { $percent }% (in parte stimata)
        [black] Precisione del Nero: circa { $percent }% (in parte stimata)
        [white] Precisione del Bianco: circa { $percent }% (in parte stimata)
       *[red] Precisione del Rosso: circa { $percent }% (in parte stimata)
    }
review-turning-points = Momenti chiave
review-no-faults = Per quanto si vede, nessuno ha regalato nulla.
review-no-turns = Questa partita non ha mosse.
review-unsettled =
    { $count ->
        [one] Una mossa è ancora da dimostrare: il giudizio è una stima.
       *[other] { $count } mosse sono ancora da dimostrare: il giudizio è una stima.
    }
