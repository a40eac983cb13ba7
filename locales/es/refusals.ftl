# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = La partida ha terminado.
refusal-not-on-board = Esa casilla no está en el tablero.
refusal-no-piece-left = Ya no te quedan piezas de este tipo.
refusal-same-square = El tótem debe dejar su casilla.
refusal-not-free = Esa casilla no está libre.
refusal-not-in-line = El tótem no se mueve en esa dirección.
refusal-not-enclosed = El camino está cerrado y el tótem no está encerrado, así que no puede saltar.
refusal-not-first-free = Un tótem que salta cae en la primera casilla libre.
refusal-over-enemy = El tótem no puede pasar sobre las piezas del rival.
refusal-too-far = Está demasiado lejos: el tótem avanza una casilla o salta sobre tus propias piezas.
refusal-not-beside-totem = La pieza va junto al tótem mientras haya allí una casilla libre.

position-error-no-side = Después del tablero falta a quién le toca jugar.
position-error-spacing = Debe haber un solo espacio, entre el tablero y el bando que juega (columna { $column }).
position-error-side = El bando que juega es p o b en OXONO, w o r en YOXII (columna { $column }).
position-error-rank-count =
    { $found ->
        [one] Solo hay { $found } fila, pero OXONO tiene 6 y YOXII 7.
       *[other] Hay { $found } filas, pero OXONO tiene 6 y YOXII 7.
    }
position-error-rank-short = La fila { $rank } tiene muy pocas casillas (columna { $column }).
position-error-rank-long = La fila { $rank } tiene demasiadas casillas (columna { $column }).
position-error-unknown-character = El carácter «{ $character }» no significa nada aquí (columna { $column }).
position-error-zero = Una fila no puede contener un 0 (columna { $column }).
position-error-two-digits = No puede haber dos cifras seguidas (columna { $column }).
position-error-totem-missing = Falta el tótem { $totem }.
position-error-totem-doubled = Hay un segundo tótem { $totem } en { $square }.
position-error-too-many-pieces = Hay { $found } piezas { $piece } en el tablero, pero solo existen { $stock }.
position-error-counts = En el tablero el primer jugador tiene { $first } y el segundo { $second }: no concuerda con el bando que juega.
position-error-line = Por { $square } pasa una línea que la última pieza no pudo formar.

turn-error-turn-totem = Una jugada de OXONO empieza por X u O (columna 1).
turn-error-turn-square = En la columna { $column } debe ir una casilla del tablero, por ejemplo c4.
turn-error-turn-dash = En la columna { $column } debe ir un guion.
turn-error-turn-value = En la columna { $column } debe ir un valor de 1 a 4.
turn-error-turn-trailing = A partir de la columna { $column } sobra algo.
