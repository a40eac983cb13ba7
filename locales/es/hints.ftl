# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Esto gana en el acto.
hint-wins-in = Con esta jugada ganas en { $turns } jugadas, contando las de ambos, sea cual sea la respuesta.
hint-wins-within = Con esta jugada ganas en { $turns } jugadas como mucho, contando las de ambos, sea cual sea la respuesta.
hint-wins = Esto gana, sea cual sea la respuesta.
hint-only-turn = Cualquier otra jugada pierde en el acto.
hint-stops-rank = Esto impide la línea en la fila { $rank }.
hint-stops-file = Esto impide la línea en la columna { $file }.
hint-leaves-answers =
    { $count ->
        [one] Esta jugada deja una sola respuesta segura.
       *[other] Esta jugada deja solo { $count } respuestas seguras.
    }
hint-makes-three-rank = Esto alinea tres en la fila { $rank }, con sitio para la cuarta.
hint-makes-three-file = Esto alinea tres en la columna { $file }, con sitio para la cuarta.
hint-keeps-points =
    { $own ->
        [one] Esto conserva { $own } punto alrededor del tótem, contra { $other }.
       *[other] Esto conserva { $own } puntos alrededor del tótem, contra { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Esto deja al tótem una sola salida.
       *[other] Esto deja al tótem solo { $count } salidas.
    }
hint-holds-out = La posición está perdida, pero así al rival le cuesta más ganar.
hint-holds-draw = Esto mantiene el empate.
hint-seems-best = Esto parece lo mejor.
