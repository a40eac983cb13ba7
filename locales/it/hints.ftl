# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Questa mossa vince subito.
hint-wins-in = Con questa mossa vinci in { $turns } mosse, contando quelle di entrambi, qualunque sia la risposta.
hint-wins-within = Con questa mossa vinci in { $turns } mosse al massimo, contando quelle di entrambi, qualunque sia la risposta.
hint-wins = Questa mossa vince, qualunque sia la risposta.
hint-only-turn = Ogni altra mossa perde subito.
hint-stops-rank = Questa mossa ferma la linea sulla riga { $rank }.
hint-stops-file = Questa mossa ferma la linea sulla colonna { $file }.
hint-leaves-answers =
    { $count ->
        [one] Questa mossa lascia una sola risposta sicura.
       *[other] Questa mossa lascia solo { $count } risposte sicure.
    }
hint-makes-three-rank = Questa mossa ne allinea tre sulla riga { $rank }, con posto per il quarto.
hint-makes-three-file = Questa mossa ne allinea tre sulla colonna { $file }, con posto per il quarto.
hint-keeps-points =
    { $own ->
        [one] Questa mossa tiene { $own } punto intorno al totem, contro { $other }.
       *[other] Questa mossa tiene { $own } punti intorno al totem, contro { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Questa mossa lascia al totem una sola via d’uscita.
       *[other] Questa mossa lascia al totem solo { $count } vie d’uscita.
    }
hint-holds-out = La posizione è persa, ma così per l’avversario è più difficile vincere.
hint-holds-draw = Questa mossa tiene il pareggio.
hint-seems-best = Questa mossa sembra la migliore.
