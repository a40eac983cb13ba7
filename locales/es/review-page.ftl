# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Repaso
review-none = Aquí no hay ninguna partida que repasar.
review-games = Mis partidas
review-failed = No se ha podido repasar la partida aquí.
review-progress = Repasando la partida
review-graph = Posibilidades de ganar, jugada a jugada
review-proven = demostrado
review-estimate = estimado
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Mejor línea
review-show-answer = La respuesta
review-back = Volver a la partida
review-mark-played = jugado
review-mark-better = mejor

## Learning from mistakes

review-learn = Aprender de los errores
review-learn-mine = Aprender de tus errores ({ $count })
review-learn-side =
    { $colour ->
        [pink] Errores de Rosa: { $count }
        [black] Errores de Negro: { $count }
        [white] Errores de Blanco: { $count }
       *[red] Errores de Rojo: { $count }
    }
review-learn-ask = Aquí se jugó { $turn }. Encuentra una jugada mejor.
review-learn-busy = Comprobando tu jugada…
review-learn-best = Correcto: esa es la jugada.
review-learn-right = Correcto: está demostrado que es igual de buena.
review-learn-wrong = No del todo: el rival responde { $turn }.
review-learn-worse = Esa también regala algo.
review-learn-open = No está demostrado que sea igual de buena. El repaso propone { $turn }.
review-learn-shown = Era mejor { $turn }.
review-learn-solution = Ver la jugada
review-learn-next = Siguiente ({ $number } de { $count })
review-learn-again = Otra vez
review-learn-leave = Ver el repaso
