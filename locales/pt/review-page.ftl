# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Revisão
review-none = Não há aqui nenhuma partida para rever.
review-games = As minhas partidas
review-failed = Não foi possível rever a partida aqui.
review-progress = A preparar a revisão
review-graph = Hipóteses de ganhar, jogada a jogada
review-proven = provado
review-estimate = estimado
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Melhor linha
review-show-answer = A resposta
review-back = Voltar à partida
review-mark-played = jogado
review-mark-better = melhor

## Learning from mistakes

review-learn = Aprender com os erros
review-learn-mine = Aprender com os teus erros ({ $count })
review-learn-side =
    { $colour ->
        [pink] Erros do Rosa: { $count }
        [black] Erros do Preto: { $count }
        [white] Erros do Branco: { $count }
       *[red] Erros do Vermelho: { $count }
    }
review-learn-ask = Aqui jogou-se { $turn }. Encontra uma jogada melhor.
review-learn-busy = A verificar a tua jogada…
review-learn-best = Certo: é essa a jogada.
review-learn-right = Certo: está provado que é igualmente boa.
review-learn-wrong = Não é bem isso: o adversário responde { $turn }.
review-learn-worse = Essa também deita algo a perder.
review-learn-open = Não está provado que seja igualmente boa. A revisão sugere { $turn }.
review-learn-shown = Era melhor { $turn }.
review-learn-solution = Mostra-me
review-learn-next = Seguinte ({ $number } de { $count })
review-learn-again = Outra vez
review-learn-leave = Ver a revisão
