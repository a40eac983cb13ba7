# Las reglas de YOXII.

rules-yoxii-goal = El objetivo
rules-yoxii-goal-text = Cuando el tótem ya no puede moverse, se cuentan las piezas que lo rodean. Gana quien tiene más puntos.
rules-yoxii-caption-count = Rojo no puede mover el tótem. Blanco tiene 4 + 2 + 1 + 3 = 10, Rojo 3 + 3 + 2 + 1 = 9: gana Blanco
rules-yoxii-setup = La preparación
rules-yoxii-setup-text = El tablero tiene 37 casillas; el tótem está en el centro. Blanco y Rojo tienen 18 piezas cada uno: cinco de 1, cinco de 2, cinco de 3 y tres de 4. Empieza Blanco.
rules-yoxii-turn = Una jugada
rules-yoxii-turn-text = Primero mueve el tótem y después coloca una de tus piezas a su lado. Los dos jugadores mueven el mismo tótem. Las piezas colocadas ya no se mueven.
rules-yoxii-move = Mover el tótem
rules-yoxii-move-text = El tótem avanza una casilla en cualquier dirección, también en diagonal, si está libre. O salta por encima de una serie sin huecos de tus propias piezas, una o más, hasta la casilla libre que hay justo detrás. Nunca pasa por encima de una pieza rival.
rules-yoxii-caption-move = Juega Blanco: un paso a un punto, o un salto por encima de piezas blancas a un anillo
rules-yoxii-place = Colocar la pieza
rules-yoxii-place-text = Elige un valor que te quede y colócalo en una casilla libre alrededor del tótem, también en diagonal. La casilla que el tótem acaba de dejar vuelve a estar libre y cuenta.
rules-yoxii-caption-place = El tótem ha subido en diagonal a la izquierda; Blanco puede colocar su pieza en cualquiera de las casillas de borde discontinuo
rules-yoxii-anywhere = Sin sitio alrededor del tótem
rules-yoxii-anywhere-text = Si tras un salto no queda libre ninguna casilla alrededor del tótem, tu pieza puede ir en cualquier casilla libre del tablero.
rules-yoxii-caption-anywhere = El tótem ha saltado a c7, donde no hay ninguna casilla libre alrededor: la pieza de Blanco puede ir a cualquier parte
rules-yoxii-end = El final
rules-yoxii-end-text = La partida acaba en cuanto el jugador de turno no puede mover el tótem, pueda o no el otro. Cada uno suma los valores de sus piezas alrededor del tótem: gana quien tiene más puntos. Con los mismos puntos, gana quien tiene más piezas alrededor del tótem; si también son iguales, es un empate. Tras 36 piezas el tablero está lleno: ninguna partida dura más.
rules-yoxii-notation = Cómo se escriben las jugadas
rules-yoxii-notation-text = d5-3e6 significa: el tótem va a d5, una pieza de valor 3 se coloca en e6. Las columnas van de la «a» a la «g» de izquierda a derecha, las filas del 1 al 7 de abajo arriba.
