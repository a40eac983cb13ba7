# Lo que dice la página de análisis.

analyse-title = { $game } · Análisis

engine = Motor
engine-off = El motor está apagado.
engine-lines = Número de líneas
engine-lines-count =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
engine-best =
    { $colour ->
        [pink] Mejores jugadas de Rosa
        [black] Mejores jugadas de Negro
        [white] Mejores jugadas de Blanco
       *[red] Mejores jugadas de Rojo
    }
engine-line = Jugar { $turn }: { $value }, { $tag }
tag-proven = demostrado
tag-estimated = estimado
tag-working = calculando…
truth-all = Aquí cada jugada tiene un resultado demostrado.
truth-some = Jugadas demostradas: { $known } de { $count }. Calculando el resto…
truth-rests = Jugadas demostradas: { $known } de { $count }.

value-win = gana
value-win-in = gana en { $turns }
value-win-within = gana en { $turns } como mucho
value-draw = empate
value-loss = pierde
value-loss-in = pierde en { $turns }
value-loss-within = pierde en { $turns } como mucho
value-unknown = aún no se sabe
value-percent = { $percent } %

bar-wins =
    { $colour ->
        [pink] Gana Rosa
        [black] Gana Negro
        [white] Gana Blanco
       *[red] Gana Rojo
    }
bar-wins-in =
    { $colour ->
        [pink] Rosa gana en { $turns }
        [black] Negro gana en { $turns }
        [white] Blanco gana en { $turns }
       *[red] Rojo gana en { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Rosa gana en { $turns } como mucho
        [black] Negro gana en { $turns } como mucho
        [white] Blanco gana en { $turns } como mucho
       *[red] Rojo gana en { $turns } como mucho
    }
bar-draw = Empate
bar-chance =
    { $colour ->
        [pink] Rosa { $percent } %
        [black] Negro { $percent } %
        [white] Blanco { $percent } %
       *[red] Rojo { $percent } %
    }
ahead-even = Más o menos igualados
ahead-little =
    { $colour ->
        [pink] Rosa tiene una ligera ventaja
        [black] Negro tiene una ligera ventaja
        [white] Blanco tiene una ligera ventaja
       *[red] Rojo tiene una ligera ventaja
    }
ahead-clear =
    { $colour ->
        [pink] Rosa tiene ventaja
        [black] Negro tiene ventaja
        [white] Blanco tiene ventaja
       *[red] Rojo tiene ventaja
    }
ahead-far =
    { $colour ->
        [pink] Rosa tiene mucha ventaja
        [black] Negro tiene mucha ventaja
        [white] Blanco tiene mucha ventaja
       *[red] Rojo tiene mucha ventaja
    }
bar-proven = { $value }, demostrado
bar-estimated = { $value }, estimado
square-step-value = { $totem }: { $value }

legend-title = Qué significan las marcas
legend-intro =
    { $colour ->
        [pink] Juega Rosa. Cada marca muestra cómo acaba la partida si eliges esa casilla y después ambos juegan a la perfección.
        [black] Juega Negro. Cada marca muestra cómo acaba la partida si eliges esa casilla y después ambos juegan a la perfección.
        [white] Juega Blanco. Cada marca muestra cómo acaba la partida si eliges esa casilla y después ambos juegan a la perfección.
       *[red] Juega Rojo. Cada marca muestra cómo acaba la partida si eliges esa casilla y después ambos juegan a la perfección.
    }
legend-win = gana
legend-draw = empate
legend-loss = pierde
legend-guess = estimado
legend-win-long = Ganas, sea cual sea la respuesta.
legend-draw-long = Nadie puede forzar la victoria: empate.
legend-loss-long = El rival gana si responde bien, hagas lo que hagas después.
legend-guess-long = Aún sin demostrar: tus posibilidades según el motor, en tanto por ciento. La marca cambia en cuanto el resultado es seguro.
legend-number = Número pequeño: cuántas jugadas faltan para el final, contando las de ambos.
legend-bound = Con ≤: faltan como mucho esas jugadas, quizá menos.
legend-estimate = Lo que va en trazo discontinuo es una estimación; las marcas de trazo continuo están demostradas.

tree-turns = Jugadas
tree-start = Comienzo
tree-empty = Haz una jugada en el tablero o abre una partida.
tree-variation = Variante
tree-promote = Hacer línea principal
tree-promoted = La variante es ahora la línea principal.
tree-delete = Borrar desde aquí
tree-deleted = Borrado.
comment-turn = Comentario de esta jugada
comment-start = Comentario del comienzo
marks = Signos para esta jugada
steps = Recorrer la partida
step-first = Al comienzo
step-back = Una jugada atrás
step-forward = Una jugada adelante
step-last = Al final

tools = Herramientas
tool-new = Nuevo análisis
tool-setup = Montar una posición
tool-open = Pegar o abrir
tool-review = Repasar esta partida
tool-save = Guardar como archivo
tool-share = Compartir un enlace
tool-earlier = Análisis anteriores
earlier-kept = El análisis que tenías está guardado en «Análisis anteriores».
earlier-unkept = El almacenamiento está lleno: el análisis que tenías solo se conserva hasta que cierres la página. Guárdalo como archivo si lo necesitas.
earlier-delete = Borrar el análisis del { $when }
tool-marks = Mostrar cuánto vale cada jugada

setup-title = Montar una posición
setup-how = Elige una pieza y toca las casillas donde va. Toca otra vez para quitarla.
setup-palette = Qué poner en el tablero
setup-rub = Quitar
setup-turn = ¿A quién le toca?
setup-start-position = Posición inicial
setup-clear = Vaciar
setup-fine = Esta posición se puede analizar.
setup-counts =
    { $game ->
        [oxono] Rosa { $first }, Negro { $second }. Empieza Rosa: los dos tienen el mismo número de piezas, o Rosa tiene una más.
       *[yoxii] Blanco { $first }, Rojo { $second }. Empieza Blanco: los dos tienen el mismo número de piezas, o Blanco tiene una más.
    }
setup-place-totem =
    { $game ->
        [oxono] Colocar el tótem { $totem }
       *[yoxii] Colocar el tótem
    }
setup-take-piece = Quitar la pieza de { $square }
setup-done = Analizar
setup-cancel = Cancelar

open-title = Pegar o abrir
open-what = Una posición, una lista de jugadas, una partida anotada o un enlace
open-do = Abrir
open-file = Abrir un archivo
open-place = Línea { $line }, carácter { $column }: { $problem }
open-bad-link = Este enlace está dañado.
open-too-long = Es demasiado largo para abrirlo.
share-too-long = Este análisis es demasiado largo para un enlace. Guárdalo mejor como archivo.
share-title = Compartir un enlace
share-how = El enlace lo contiene todo; no se guarda nada en línea.
share-study = Todo el análisis
share-position = Solo esta posición
share-copy = Copiar

keys-turn = Una jugada atrás o adelante
keys-variation = Otra variante
keys-ends = Comienzo y final
keys-engine = Encender o apagar el motor
