# El curso: lo que comparten los dos juegos.

learn-title = Aprender { $game }
learn-intro = Pequeños pasos en un tablero de verdad. Las jugadas las haces tú.
learn-finished = ¡Muy bien! Ahora conoces todas las reglas.
learn-progress = Hechos: { $done } de { $count }
learn-step = Paso { $number } de { $count }
learn-start = Empezar
learn-continue = Continuar: { $title }
learn-steps = Todos los pasos
learn-step-done = hecho
learn-next = Siguiente
learn-again = Otra vez
learn-retry = Reintentar
learn-skip = Saltar el paso
learn-show = Muéstramelo
learn-shown = El tótem en el círculo violeta, la pieza en el cuadrado violeta
learn-missed-more = Toca el tablero e inténtalo otra vez
learn-other-totem = Se puede, pero esta vez mueve el tótem { $totem }.
learn-puzzles = Resolver los primeros problemas
