# Problemas.

puzzle-title = Problema
puzzle-of-game = Problemas de { $game }
puzzle-mode-daily = Problema del día
puzzle-mode-rated = A tu nivel
puzzle-mode-streak = Sin fallos
puzzle-mode-rush = Tres minutos
puzzle-mode-again = Repasar tus fallos
puzzle-mode-first = Primeros problemas
puzzle-themes = Por tema
puzzle-theme-at-once = Ganar en el acto
puzzle-theme-in-two = Ganar en dos jugadas
puzzle-theme-in-three = Ganar en tres jugadas o más
puzzle-theme-defence = La única defensa
puzzle-theme-enclosed = Tótem encerrado
puzzle-theme-teleport = Tótem a cualquier casilla
puzzle-theme-anywhere = Pieza en cualquier casilla
puzzle-theme-double = Color y símbolo a la vez
puzzle-theme-tie-break = Decide el número de piezas
puzzle-theme-own-line = Por encima de tus piezas
puzzle-theme-closing = Encerrar en el momento justo
puzzle-theme-keep-four = Guardar el 4
puzzle-task-win =
    { $turns ->
        [1] { $who }. ¡Gana con esta jugada!
        [one] { $who }. ¡Gana en { $turns } jugada!
       *[other] { $who }. ¡Gana en { $turns } jugadas!
    }
puzzle-task-hold = { $who }. Encuentra la única jugada que no pierde.
puzzle-solved = ¡Resuelto!
puzzle-solved-helped = ¡Correcto! Esa es la jugada.
puzzle-shown = Esta es la jugada correcta.
puzzle-rest =
    { $turns ->
        [one] { $turns } jugada más y la partida está ganada.
       *[other] { $turns } jugadas más y la partida está ganada, haga lo que haga el rival.
    }
puzzle-go-on = Correcto. ¿Cómo sigue?
puzzle-wrong = No es esa.
puzzle-wrong-win = Así no se gana: esta es la respuesta.
puzzle-wrong-hold = Así se pierde: esta es la respuesta.
puzzle-wrong-lost = Con eso el rival gana en el acto.
puzzle-wrong-over = Así la partida acaba sin victoria.
puzzle-wrong-more = Toca el tablero para probar otra vez.
puzzle-retry = Reintentar
puzzle-hint-more = Toca otra vez «{ $hint }» para ver más.
puzzle-hint-totem = Fíjate en el tótem { $totem }.
puzzle-hint-goal = El tótem va a { $square }.
puzzle-hint-kind = Tótem a { $square } y luego un { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Tótem a { $square } y luego una X en { $place }.
        [O] Tótem a { $square } y luego una O en { $place }.
       *[other] Tótem a { $square } y luego un { $kind } en { $place }.
    }
puzzle-rating = Dificultad { $rating }
puzzle-your-rating = Tu puntuación: { $rating }
puzzle-best = Récord: { $count }
puzzle-new-best = ¡Nuevo récord!
puzzle-due =
    { $count ->
        [0] Hoy no toca repasar nada
        [one] { $count } problema por repasar
       *[other] { $count } problemas por repasar
    }
puzzle-days =
    { $count ->
        [one] { $count } día seguido.
       *[other] { $count } días seguidos.
    }
puzzle-spare =
    { $count ->
        [one] Puedes saltarte { $count } día.
       *[other] Puedes saltarte { $count } días.
    }
puzzle-days-none = Uno al día, cuando quieras.
puzzle-clock = La fecha de este dispositivo ha cambiado. Tu racha de días se conserva.
puzzle-count = Resueltos:
puzzle-number = Problema { $number } de { $count }
puzzle-mistakes = Fallos: { $count }
puzzle-next = Siguiente problema
puzzle-result = Resultado
puzzle-more = Más problemas
puzzle-show = Solución
puzzle-analyse = Analizar
puzzle-once-more = Otra vez
puzzle-unread = No se han podido cargar los problemas. Lo que has resuelto está a salvo.
puzzle-try-again = Reintentar
puzzle-end = Por ahora no hay más.
puzzle-end-one = Este problema no existe.
puzzle-end-again = Hoy no queda nada por repasar.
puzzle-end-first = Ya sabes jugar: ¡adelante!
puzzle-end-streak =
    { $count ->
        [one] { $count } problema sin fallos
       *[other] { $count } problemas sin fallos
    }
puzzle-end-rush =
    { $count ->
        [one] { $count } problema en tres minutos
       *[other] { $count } problemas en tres minutos
    }
puzzle-missed = Practicar con un problema
