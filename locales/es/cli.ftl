# What the command line says.

error-position = Posición «{ $text }»: { $reason }
error-turn = Jugada { $number }, «{ $text }»: { $reason }
error-depth = La profundidad debe ser un número entero de 1 a { $longest }, no «{ $text }».
error-output = No se pudo escribir el resultado: { $reason }.
error-read = No se pudo leer { $file }: { $reason }.
error-line-long = Esta línea es demasiado larga para leerla.
error-program = No se puede iniciar el programa «{ $program }»: { $reason }.
error-thread = El sistema no puede dar más hilos: { $reason }.
error-table = El enfrentamiento se detuvo porque se rechazó una jugada: { $reason }.

player-oxono-first = Rosa
player-oxono-second = Negro
player-yoxii-first = Blanco
player-yoxii-second = Rojo

end-colour = { $player } gana con una línea de un solo color: { $squares }.
end-symbol = { $player } gana con una línea de { $symbol }: { $squares }.
end-no-line = Empate: todas las piezas están colocadas y no hay ninguna línea de cuatro.
end-points = { $player } gana por { $more } puntos a { $less } alrededor del tótem.
end-pieces = Ambos tienen { $points } puntos alrededor del tótem, pero { $player } tiene allí más piezas, { $more } a { $less }, y gana.
end-equal = Empate: ambos tienen { $points } puntos y { $pieces } piezas alrededor del tótem.
end-resigned = { $loser } se rinde, { $player } gana.

play-unofficial = no oficial; el juego pertenece a Cosmoludo y a su autor
play-standing = Alrededor del tótem: { $first } a { $second }
play-turns = Jugadas
play-step = { $player }: elige adónde va el tótem.
play-step-which = { $player }: elige adónde va el tótem { $totem }, o toma el otro.
play-place =
    { $piece ->
        [X] { $player }: coloca ahora una X junto al tótem.
        [O] { $player }: coloca ahora una O junto al tótem.
       *[other] { $player }: coloca ahora un { $piece } junto al tótem.
    }
play-place-anywhere =
    { $piece ->
        [X] { $player }: junto al tótem no hay casillas libres, coloca una X donde quieras.
        [O] { $player }: junto al tótem no hay casillas libres, coloca una O donde quieras.
       *[other] { $player }: junto al tótem no hay casillas libres, coloca un { $piece } donde quieras.
    }
play-values = Las teclas 1 a 4 eligen su valor.
play-at-chosen = { $square }: este tótem está elegido; ve a una casilla marcada y pulsa Intro.
play-at-totem = { $square }: Intro toma el tótem { $totem }.
play-at-moved = Ve a una casilla marcada y pulsa Intro; Esc deshace el movimiento.
play-at-slide = { $square }: el tótem puede deslizarse hasta aquí.
play-at-step = { $square }: el tótem puede venir aquí.
play-at-jump = { $over ->
        [one] { $square }: el tótem puede saltar hasta aquí, por encima de { $over } pieza.
       *[other] { $square }: el tótem puede saltar hasta aquí, por encima de { $over } piezas.
    }
play-at-teleport = { $square }: la fila y la columna están llenas, así que el tótem puede ir a cualquier casilla libre.
play-at-place = { $square }: la pieza puede ir aquí.
play-at-refused = { $square }: { $reason }
play-over = La partida ha terminado: s la guarda, u deshace la última jugada, q sale.
play-thinking = El ordenador está pensando…
play-hint = Pista: { $turn }. { $reason }
play-computer = ordenador, nivel { $level }
play-undone = Jugada deshecha.
play-nothing-to-undo = No hay nada que deshacer.
play-save-as = ¿En qué archivo guardar la partida? Intro guarda, Esc cancela.
play-save-name = El archivo necesita un nombre.
play-saved = Guardada en { $file }.
play-not-saved = No se pudo escribir { $file }: { $reason }.
play-replace = El archivo { $file } ya existe: Intro lo reemplaza, Esc lo conserva.
play-resign = { $player }, ¿quieres rendirte? Intro para rendirte, Esc para seguir jugando.
play-quit = La partida no está guardada: s la guarda, q sale, Esc sigue jugando.
play-keys = ↑↓←→ mover · Intro elegir · Esc/u deshacer · s guardar · ? ayuda · q salir
play-any-key = Pulsa cualquier tecla para volver a la partida.
play-too-small = La ventana es demasiado pequeña para el tablero: bastan 80 columnas y 24 líneas.

sign-slide = deslizar
sign-step = avanzar
sign-jump = saltar
sign-teleport = a cualquier sitio
sign-last = la última pieza; al final, lo que decidió la partida

help-move = mover el cursor
help-enter = tomar un tótem, moverlo, colocar la pieza
help-tab = siguiente casilla marcada
help-back = deshacer el movimiento del tótem
help-undo = deshacer la última jugada
help-hint = pedir una pista
help-resign = rendirse
help-save = guardar la partida en un archivo
help-flip = girar el tablero
help-quit = salir
help-values = elegir el valor de la pieza
help-totems = tomar el tótem X o el tótem O
help-typing = las jugadas también se pueden escribir, y luego Intro

rules-oxono = Desliza un tótem por su fila o su columna y coloca a su lado una pieza de su símbolo. Ganan cuatro en línea, todas del mismo color o todas del mismo símbolo. Un tótem encerrado salta.
rules-yoxii = Mueve el tótem una casilla o por encima de tus propias piezas y coloca una pieza a su lado. Cuando el tótem ya no puede moverse, gana quien tenga más puntos alrededor.

line-welcome = Escribe una jugada como { $example }, o help.
line-help = Escribe una jugada como { $example }, o una de estas palabras: moves, show, undo, hint, resign, record, save ARCHIVO, quit.
line-refused = «{ $text }»: { $reason }
line-exists = El archivo { $file } ya existe.

json-syntax = Esto no es JSON válido.
json-ends = El JSON se interrumpe antes del final.
json-twice = Este nombre aparece dos veces: solo se podría conservar uno de los dos.
json-empty = En esta lista no hay ninguna partida.
json-missing = Falta este campo.
json-unknown = No hay ningún campo con este nombre.
json-no-text = Aquí debe haber texto.
json-no-list = Aquí debe haber una lista.
json-no-object = Aquí debe haber un objeto con campos.
json-suffix = Aquí solo puede haber ! y ?.
json-comment = Un comentario no puede contener una llave de cierre ni un carácter de control.
json-tag = Una etiqueta tiene un nombre de letras, cifras y _ y un valor sin caracteres de control; Game, Result y Position tienen campos propios.

usage-unknown = Aquí no se reconoce «{ $argument }».
usage-command = No existe el comando «{ $argument }».
usage-suggestion = ¿Querías decir «{ $suggestion }»?
usage-missing = Falta: { $argument }.
usage-no-command = Después de «{ $argument }» debe venir una de estas palabras: { $values }.
usage-no-value = { $argument } necesita un valor.
usage-value = «{ $value }» no vale para { $argument }.
usage-values = Valores posibles: { $values }.
usage-too-many = «{ $value }» es un valor de más para { $argument }.
usage-twice = { $argument } solo se puede dar una vez.
usage-conflict = { $argument } no se puede usar junto con { $other }.
usage-bytes = Un argumento no es texto UTF-8.
misfit-whole = Debe ser un número entero.
misfit-range = Debe ser un número entero de { $least } a { $most }.
misfit-seconds = Debe ser un número de segundos mayor que 0.
misfit-contestant = Un participante es level:N, nodes:N, full o el comando de un programa.
misfit-style = Un estilo tiene cuatro números: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Un reloj se escribe en segundos (como mucho { $longest }) o segundos+incremento (como mucho { $increment }).
misfit-sprt = Deben ser dos diferencias de Elo, primero la menor, por ejemplo 0,20.
