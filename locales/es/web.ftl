# Lo que dice la aplicación web. Las páginas de reglas tienen sus propios archivos.

## En todas partes

colour =
    { $colour ->
        [pink] Rosa
        [black] Negro
        [white] Blanco
       *[red] Rojo
    }
you = Tú
close = Cerrar
loading = Preparando el tablero…
print = Imprimir
nav-skip = Ir al contenido
nav-back = Atrás
nav-menu = Menú
nav-rules = Reglas
nav-settings = Ajustes
nav-about = Acerca de totemic
error-missing = Esta página no existe.
error-home = Volver a los juegos

goal-oxono = Cuatro en línea, por color o por símbolo
goal-yoxii = Más puntos alrededor del tótem

level-name = Nivel { $number } · { $name }
level-1 = Novato
level-1-detail = Está aprendiendo
level-1-who = El Novato
level-2 = Paseante
level-2-detail = Se le escapan muchas cosas
level-2-who = El Paseante
level-3 = Recolector
level-3-detail = Ve lo que está cerca
level-3-who = El Recolector
level-4 = Tejedor
level-4-detail = Tiende sus hilos
level-4-who = El Tejedor
level-5 = Tallista
level-5-detail = Juega con cuidado
level-5-who = El Tallista
level-6 = Explorador
level-6-detail = Ve muy lejos
level-6-who = El Explorador
level-7 = Anciano
level-7-detail = Rara vez falla
level-7-who = El Anciano
level-8 = Oráculo
level-8-detail = Más fuerte, imposible
level-8-who = El Oráculo

## Inicio

home-title = Mueve un tótem. Coloca una pieza.
home-choose = Elige un juego
home-sample = Una partida de ejemplo de { $game }
home-play = Jugar a { $game }
home-against = Contra el ordenador: { $level }
home-continue =
    { $turns ->
        [one] Continuar { $game } ({ $turns } jugada)
       *[other] Continuar { $game } ({ $turns } jugadas)
    }
home-learn = Aprender { $game } paso a paso
home-more = Más
home-level = Elegir nivel y color
home-online = Jugar en línea con un amigo
home-friend = Dos en la misma pantalla
home-rules = Reglas de { $game }
home-analyse = Analizar { $game }
home-puzzles = Problemas
home-games = Mis partidas
home-new = Nueva partida de { $game }

## Empezar una partida

setup-computer = { $game } contra el ordenador
setup-friend = { $game } para dos
setup-level = Nivel
setup-side = Juegas con
side-begins = Empieza
side-follows = Juega segundo
side-lots = Sorteo
side-lots-detail = Decide el azar
setup-start = Empezar
setup-replaces = Tu partida de { $game } sin terminar se queda en «Mis partidas».
setup-name =
    { $colour ->
        [pink] ¿Quién juega con Rosa?
        [black] ¿Quién juega con Negro?
        [white] ¿Quién juega con Blanco?
       *[red] ¿Quién juega con Rojo?
    }
setup-clock = Reloj
clock-none = Sin reloj
clock-minutes = { $minutes } min cada uno
clock-increment =
    { $seconds ->
        [0] Sin tiempo extra
       *[other] +{ $seconds } s por jugada
    }
setup-turning = Girar el tablero
setup-turning-detail = Tras cada jugada se gira hacia quien juega

## Una partida

board-label = Tablero de { $game }
player-to-move =
    { $colour ->
        [pink] Juega Rosa
        [black] Juega Negro
        [white] Juega Blanco
       *[red] Juega Rojo
    }
player-won =
    { $colour ->
        [pink] Rosa ha ganado
        [black] Negro ha ganado
        [white] Blanco ha ganado
       *[red] Rojo ha ganado
    }
reserve =
    { $colour ->
        [pink] Reserva de Rosa
        [black] Reserva de Negro
        [white] Reserva de Blanco
       *[red] Reserva de Rojo
    }
reserve-left-oxono = { $kind }: { $count } en reserva
reserve-left-yoxii = valor { $kind }: { $count } en reserva
reserve-value = Colocar el valor { $kind } ({ $count } en reserva)

actions = Acciones
action-undo = Deshacer
action-back = Atrás
action-hint = Pista
action-resign = Rendirse
action-sure = ¿Seguro?
action-turns = Jugadas
action-confirm = Jugar
action-rematch = Revancha
action-new = Nueva partida
action-analyse = Analizar
action-review = Repaso
action-previous = Anterior
action-next = Siguiente
action-play-on = Jugar desde aquí
action-return = Volver a la partida
action-flip = Girar el tablero
sounds-on = Activar sonidos
sounds-off = Quitar sonidos
record-copy = Copiar la partida
record-copied = Copiada
turns-list = Lista de jugadas
turns-none = Aún no hay jugadas
typed-label = Escribe una jugada
typed-example = Jugada: { $turn }
typed-play = Jugar

## La frase bajo el tablero

say-choose = Mueve uno de los dos tótems
say-choose-more = Toca un tótem para ver adónde puede ir
say-choose-one = Mueve el tótem
say-choose-one-more = Tócalo para ver adónde puede ir
say-choose-only = Mueve el tótem { $totem }
say-choose-only-more = No te quedan piezas para el otro
say-go-oxono = ¿Adónde debe ir el tótem { $totem }?
say-go-oxono-more =
    { $step ->
        [jump] Está encerrado: salta a la primera casilla libre
        [teleport] Su fila y su columna están llenas: puede ir a cualquier casilla libre
       *[slide] En línea recta por casillas libres, hasta donde quieras
    }
say-go-yoxii = ¿Adónde debe ir el tótem?
say-go-yoxii-more = Una casilla, o por encima de tus piezas
say-place-oxono =
    { $reach ->
        [anywhere] Coloca una { $kind } en cualquier casilla libre
       *[beside] Coloca una { $kind } junto al tótem
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Coloca un { $kind } en cualquier casilla libre
       *[beside] Coloca un { $kind } junto al tótem
    }
say-place-more = Toca otra vez el tótem para volver atrás
say-place-value-more = O elige otro valor debajo del tablero
say-anywhere-more = Junto al tótem no hay ninguna casilla libre
say-confirm = ¿Hacer esta jugada?
say-confirm-more = Toca otra vez la casilla o elige otra
say-thinking = { $name } está pensando…
say-looking = Buscando una buena jugada…
say-around = Alrededor del tótem: Blanco { $first } · Rojo { $second }
say-around-none = Cuando el tótem no pueda moverse, cuentan los puntos a su alrededor
say-earlier =
    { $ply ->
        [0] La posición inicial
       *[other] Tras la jugada { $ply } de { $count }
    }
say-earlier-more = Estás mirando atrás; la partida espera
hint-turn = Pista: { $turn }
hint-look-totem = Fíjate en el tótem { $totem }.
hint-look-goal = El tótem podría ir a la casilla marcada.
hint-again = Toca otra vez «{ $hint }» para ver la jugada entera.
hint-whole = La pieza aparece atenuada en su casilla.
hint-best = Parece la mejor jugada.

## El final

end-you-win = ¡Has ganado!
end-wins = { $name } gana
end-draw = Empate
end-aborted = La partida se interrumpió
end-counting = El tótem no puede moverse. Contando…
end-line-colour =
    { $colour ->
        [pink] { $count } piezas rosas en línea.
       *[black] { $count } piezas negras en línea.
    }
end-line-symbol = { $count } { $symbol } en línea, de cualquier color.
end-line-both =
    { $colour ->
        [pink] { $count } piezas rosas con { $symbol } en línea: mismo color y mismo símbolo.
       *[black] { $count } piezas negras con { $symbol } en línea: mismo color y mismo símbolo.
    }
end-full = Todas las piezas están colocadas y no hay ninguna línea de cuatro.
end-stuck =
    { $decided ->
        [points] Puntos alrededor del tótem: Blanco { $first }, Rojo { $second }.
        [pieces] { $first } puntos cada uno, pero { $colour ->
            [white] Blanco tiene más piezas alrededor del tótem: { $firstPieces } a { $secondPieces }.
           *[red] Rojo tiene más piezas alrededor del tótem: { $secondPieces } a { $firstPieces }.
        }
       *[nothing] Alrededor del tótem ambos tienen { $first } puntos y { $secondPieces } piezas.
    }
end-resignation =
    { $you ->
        [yes] Te has rendido.
       *[no] { $name } se rinde.
    }
end-time =
    { $you ->
        [yes] Se te acabó el tiempo.
       *[no] A { $name } se le acabó el tiempo.
    }

## Negativas de la mesa; las de las reglas están en refusals.ftl

table-choose-totem = Primero toca un tótem.
table-choose-kind = Primero elige un valor de tu reserva.
table-not-your-turn = No es tu turno.
table-nothing-to-undo = No hay nada que deshacer.
table-refused = Ahora no es posible.

## Para lectores de pantalla

square-free = libre
square-totem-oxono = tótem { $totem }
square-totem-yoxii = tótem
square-piece-oxono =
    { $colour ->
        [pink] { $kind } rosa
       *[black] { $kind } negra
    }
square-piece-yoxii =
    { $colour ->
        [white] { $kind } blanco
       *[red] { $kind } rojo
    }
square-may-choose = se puede mover
square-chosen = elegido
square-may-go =
    { $step ->
        [jump] el tótem puede saltar aquí
        [teleport] el tótem puede venir aquí: su fila y su columna están llenas
       *[slide] el tótem puede venir aquí
    }
square-may-place-oxono = aquí se puede colocar una { $kind }
square-may-place-yoxii = aquí se puede colocar un { $kind }
square-take-back = vuelve atrás
spoken-turn-oxono =
    { $colour ->
        [pink] Rosa: tótem { $totem } a { $to }, { $kind } en { $at }.
       *[black] Negro: tótem { $totem } a { $to }, { $kind } en { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] Blanco: tótem a { $to }, { $kind } en { $at }.
       *[red] Rojo: tótem a { $to }, { $kind } en { $at }.
    }
spoken-undone = Jugada deshecha.
spoken-over = La partida ha terminado.

## Teclas

shortcuts = Teclado
key-walk = Moverse por el tablero
key-tap = Elegir la casilla
key-back = Volver atrás
key-value = Valor que colocar
key-undo = Deshacer
key-hint = Pista
key-type = Escribir una jugada
key-board = Ir al tablero
key-flip = Girar el tablero
key-mute = Activar o quitar los sonidos
key-browse = Posiciones anteriores y posteriores
key-list = Esta lista

## Ajustes

setting-language = Idioma
setting-theme = Aspecto
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
theme-change = Claro u oscuro
setting-sounds = Sonidos
setting-vibration = Vibración
setting-animation = Animaciones
setting-animation-detail = Los tótems se deslizan, las piezas caen
setting-confirm = Confirmar las jugadas
setting-confirm-detail = Un toque más antes de que la jugada cuente
setting-coordinates = Coordenadas
setting-figures = Cifras en vez de puntitos
setting-figures-detail = En las piezas de YOXII

## Acerca de

about-what = Con totemic aprendes los juegos de mesa OXONO y YOXII, juegas a ellos y los estudias, a solas, con alguien a tu lado o con un amigo a distancia.
about-unofficial = No oficial
about-rights = OXONO y YOXII son creación de Jérémy Partinico y los publica Cosmoludo, a quien pertenecen los nombres y los juegos. Este programa lo hacen aficionados; los dibujos y los textos son originales. Si te gustan los juegos, hazte con los de madera.
about-publisher = La web de la editorial, Cosmoludo
about-privacy = Tus datos
about-privacy-text = Las partidas y los ajustes se quedan en este navegador. Nada se registra ni se transmite, y nada se carga de otros sitios. Las partidas en línea las guarda también el servidor en el que las juegas.
about-licence = Licencia
about-licence-text = Software libre, con licencia MIT o Apache 2.0, a elegir.
