# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = La partida ha terminado.
refusal-not-on-board = Esa casilla no está en el tablero.
refusal-no-piece-left = Ya no te quedan piezas de este tipo.
refusal-same-square = El tótem debe salir de su casilla.
refusal-not-free = Esa casilla no está libre.
refusal-not-in-line = El tótem no se mueve en esa dirección.
refusal-not-enclosed = El camino está bloqueado y el tótem no está encerrado, así que no puede saltar.
refusal-not-first-free = Un tótem que salta cae en la primera casilla libre.
refusal-over-enemy = El tótem nunca pasa por encima de las piezas del rival.
refusal-too-far = Está demasiado lejos: el tótem avanza una casilla o salta por encima de tus propias piezas.
refusal-not-beside-totem = La pieza va junto al tótem mientras haya allí una casilla libre.

position-error-no-side = Después del tablero falta el bando que juega.
position-error-spacing = Debe haber un solo espacio, entre el tablero y el bando que juega (carácter { $column }).
position-error-side = El bando que juega es p o b en OXONO, w o r en YOXII (carácter { $column }).
position-error-rank-count =
    { $found ->
        [one] Solo hay { $found } fila, pero OXONO tiene 6 y YOXII 7.
       *[other] Hay { $found } filas, pero OXONO tiene 6 y YOXII 7.
    }
position-error-rank-short = A la fila { $rank } le faltan casillas (carácter { $column }).
position-error-rank-long = A la fila { $rank } le sobran casillas (carácter { $column }).
position-error-unknown-character = Aquí «{ $character }» no significa nada (carácter { $column }).
position-error-zero = Una fila no puede contener un 0 (carácter { $column }).
position-error-two-digits = No puede haber dos cifras seguidas (carácter { $column }).
position-error-totem-missing = Falta el tótem { $totem }.
position-error-totem-doubled = Hay un segundo tótem { $totem } en { $square }.
position-error-too-many-pieces = Hay { $found } piezas { $piece } en el tablero, pero solo existen { $stock }.
position-error-counts = Piezas en el tablero: { $first } del primer jugador y { $second } del segundo. No concuerda con el bando que juega.
position-error-line = Por { $square } pasa una línea de cuatro que la última pieza no pudo formar.

turn-error-turn-totem = Una jugada de OXONO empieza por X u O (carácter 1).
turn-error-turn-square = A partir del carácter { $column } debe ir una casilla del tablero, por ejemplo c4.
turn-error-turn-dash = El carácter { $column } debe ser un guion.
turn-error-turn-value = El carácter { $column } debe ser un valor de 1 a 4.
turn-error-turn-trailing = A partir del carácter { $column } sobra algo.

record-error-tag-malformed = Una etiqueta se escribe [Nombre "valor"].
record-error-tag-duplicate = Esta etiqueta aparece dos veces.
record-error-tag-too-many = Hay demasiadas etiquetas.
record-error-game-missing = Falta la etiqueta [Game "…"].
record-error-game-unknown = Ningún juego se llama así.
record-error-game-other = Es una partida de otro juego.
record-error-result-tag = El resultado debe ser 1-0, 0-1, 1/2-1/2 o *.
record-error-bad-position = La posición no es correcta: { $reason }
record-error-no-empty-line = Falta una línea vacía entre las etiquetas y las jugadas.
record-error-stray-text = Esto no va aquí.
record-error-bad-turn = Esto no es una jugada: { $reason }
record-error-illegal-turn = Esta jugada no está permitida: { $reason }
record-error-turn-after-end = La partida ya había terminado antes de esta jugada.
record-error-number-missing = Falta el número { $expected } antes de esta jugada.
record-error-number-wrong = El número de esta jugada debería ser { $expected }, con un punto para el primer jugador y tres para el segundo.
record-error-number-alone = Después del número no hay ninguna jugada.
record-error-comment-unclosed = Este comentario no está cerrado.
record-error-comment-character = Este comentario contiene un carácter de control.
record-error-variation-unclosed = Esta variante no está cerrada.
record-error-variation-empty = Esta variante no tiene jugadas.
record-error-variation-alone = Aquí no hay ninguna jugada a la que dar una variante.
record-error-variation-too-deep = Aquí las variantes están demasiado anidadas.
record-error-too-many-turns = Una partida anotada admite como máximo 4000 jugadas, contando las variantes.
record-error-bad-mark = Un signo es $ con un número de 0 a 255, después de una jugada.
record-error-result-missing = La partida no termina con un resultado.
record-error-result-not-as-tag = El resultado no es el de la etiqueta.
record-error-result-not-as-board = El resultado no es el del tablero.
record-error-not-text = Esto no es texto UTF-8.
