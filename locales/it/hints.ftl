# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Questa mossa vince subito.
hint-wins-in = Vinci in { $turns } mosse, comprese quelle dell’avversario, qualunque sia la risposta.
hint-wins-within = Vinci in { $turns } mosse al massimo, comprese quelle dell’avversario, qualunque sia la risposta.
hint-wins = Questa mossa vince, qualunque sia la risposta.
hint-only-turn = Ogni altra mossa perde subito.
hint-stops-rank = Questa mossa impedisce all’avversario la fila di quattro sulla riga { $rank }.
hint-stops-file = Questa mossa impedisce all’avversario la fila di quattro sulla colonna { $file }.
hint-leaves-answers =
    { $count ->
        [one] Questa mossa lascia all’avversario una sola risposta sicura.
       *[other] Questa mossa lascia all’avversario solo { $count } risposte sicure.
    }
hint-makes-three-rank = Questa mossa allinea tre pezzi sulla riga { $rank }, con spazio per il quarto.
hint-makes-three-file = Questa mossa allinea tre pezzi sulla colonna { $file }, con spazio per il quarto.
hint-keeps-points =
    { $own ->
        [one] Con questa mossa hai { $own } punto attorno al totem, contro { $other }.
       *[other] Con questa mossa hai { $own } punti attorno al totem, contro { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Questa mossa lascia al totem una sola via d’uscita.
       *[other] Questa mossa lascia al totem solo { $count } vie d’uscita.
    }
hint-holds-out = La posizione è persa, ma è questa la mossa più scomoda per l’avversario.
hint-holds-draw = Questa mossa assicura il pareggio.
hint-seems-best = Questa mossa sembra la migliore.
