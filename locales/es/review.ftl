# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = forzada
review-class-only = la única buena
review-class-best = la mejor
review-class-good = buena
review-class-inaccurate = imprecisa
review-class-mistake = error
review-class-blunder = error grave
review-overlooked = amenaza no vista
review-estimated = { $class } (estimación)
review-open = aún sin juzgar

## What happened

review-missed = { $turn } habría ganado en el acto.
review-lost-before = La partida ya estaba perdida, pero aún no había acabado.
review-threat = La amenaza quedó sin respuesta: { $turn } gana en el acto.
review-win-to-draw = La partida estaba ganada; después de esta jugada es un empate.
review-win-to-loss = La partida estaba ganada; después de esta jugada está perdida.
review-draw-to-loss = La partida era un empate; después de esta jugada está perdida.
review-chances = Estimación: las posibilidades de ganar bajan del { $before } % al { $after } %.
review-lost-at-once = El rival gana en el acto con { $turn }.
review-lost-in = El rival gana en { $turns } jugadas (contando las de ambos bandos), empezando por { $turn }.
review-answer = La mejor respuesta es { $turn }.
review-slow = Se podía ganar antes.

## What would have been better, and why

review-better = Era mejor { $turn }.
review-why-wins-at-once = Gana en el acto.
review-why-wins-in = Gana en { $turns } jugadas, contando las de ambos bandos, sea cual sea la respuesta.
review-why-wins-within = Gana en { $turns } jugadas como mucho, contando las de ambos bandos, sea cual sea la respuesta.
review-why-wins = Gana, sea cual sea la respuesta.
review-why-only-turn = Cualquier otra jugada pierde en el acto.
review-why-stops-rank = Impide la línea de cuatro en la fila { $rank }.
review-why-stops-file = Impide la línea de cuatro en la columna { $file }.
review-why-leaves-answers =
    { $count ->
        [one] Deja al rival una sola respuesta segura.
       *[other] Deja al rival solo { $count } respuestas seguras.
    }
review-why-makes-three-rank = Alinea tres piezas en la fila { $rank }, con sitio para la cuarta.
review-why-makes-three-file = Alinea tres piezas en la columna { $file }, con sitio para la cuarta.
review-why-keeps-points =
    { $own ->
        [one] Toma la delantera alrededor del tótem: { $own } punto contra { $other }.
       *[other] Toma la delantera alrededor del tótem: { $own } puntos contra { $other }.
    }
review-why-leaves-ways =
    { $count ->
        [one] Deja al tótem una sola salida.
       *[other] Deja al tótem solo { $count } salidas.
    }
review-why-holds-out = Todas pierden, pero esta es la que más resiste.
review-why-holds-draw = Asegura el empate.
review-why-seems-best = Parece la mejor.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Precisión de Rosa: { $percent } %
        [black] Precisión de Negro: { $percent } %
        [white] Precisión de Blanco: { $percent } %
       *[red] Precisión de Rojo: { $percent } %
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Precisión de Rosa: cerca del { $percent } % (en parte estimada)
        [black] Precisión de Negro: cerca del { $percent } % (en parte estimada)
        [white] Precisión de Blanco: cerca del { $percent } % (en parte estimada)
       *[red] Precisión de Rojo: cerca del { $percent } % (en parte estimada)
    }
review-turning-points = Momentos clave
review-no-faults = Hasta donde se ve, nadie ha regalado nada.
review-no-turns = Esta partida no tiene jugadas.
review-unsettled =
    { $count ->
        [one] Una jugada está sin demostrar: su valoración es una estimación.
       *[other] { $count } jugadas están sin demostrar: su valoración es una estimación.
    }
