# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Esta jugada gana en el acto.
hint-wins-in = Ganas en { $turns } jugadas, contando las del rival, sea cual sea la respuesta.
hint-wins-within = Ganas en { $turns } jugadas como mucho, contando las del rival, sea cual sea la respuesta.
hint-wins = Esta jugada gana, sea cual sea la respuesta.
hint-only-turn = Cualquier otra jugada pierde en el acto.
hint-stops-rank = Esta jugada impide al rival la línea de cuatro en la fila { $rank }.
hint-stops-file = Esta jugada impide al rival la línea de cuatro en la columna { $file }.
hint-leaves-answers =
    { $count ->
        [one] Esta jugada deja al rival una sola respuesta segura.
       *[other] Esta jugada deja al rival solo { $count } respuestas seguras.
    }
hint-makes-three-rank = Esta jugada alinea tres piezas en la fila { $rank }, con sitio para la cuarta.
hint-makes-three-file = Esta jugada alinea tres piezas en la columna { $file }, con sitio para la cuarta.
hint-keeps-points =
    { $own ->
        [one] Con esta jugada tienes { $own } punto alrededor del tótem, contra { $other }.
       *[other] Con esta jugada tienes { $own } puntos alrededor del tótem, contra { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Esta jugada deja al tótem una sola salida.
       *[other] Esta jugada deja al tótem solo { $count } salidas.
    }
hint-holds-out = La posición está perdida, pero esta jugada es la que más se lo complica al rival.
hint-holds-draw = Esta jugada asegura el empate.
hint-seems-best = Esta jugada parece la mejor.
