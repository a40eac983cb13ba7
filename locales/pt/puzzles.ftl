# Problemas.

puzzle-title = Problema
puzzle-of-game = Problemas de { $game }
puzzle-mode-daily = Problema do dia
puzzle-mode-rated = Ao teu nível
puzzle-mode-streak = Sem erros
puzzle-mode-rush = Três minutos
puzzle-mode-again = Rever os teus erros
puzzle-mode-first = Primeiros problemas
puzzle-themes = Por tema
puzzle-theme-at-once = Ganhar logo
puzzle-theme-in-two = Ganhar em duas jogadas
puzzle-theme-in-three = Ganhar em três jogadas ou mais
puzzle-theme-defence = A única defesa
puzzle-theme-enclosed = Totem cercado
puzzle-theme-teleport = Totem para qualquer casa
puzzle-theme-anywhere = Peça em qualquer casa
puzzle-theme-double = Cor e símbolo ao mesmo tempo
puzzle-theme-tie-break = Decide o número de peças
puzzle-theme-own-line = Por cima das tuas peças
puzzle-theme-closing = Prender no momento certo
puzzle-theme-keep-four = Guardar o 4
puzzle-task-win =
    { $turns ->
        [1] { $who }. Ganha com esta jogada!
        [one] { $who }. Ganha em { $turns } jogada!
       *[other] { $who }. Ganha em { $turns } jogadas!
    }
puzzle-task-hold = { $who }. Encontra a única jogada que não perde.
puzzle-solved = Resolvido!
puzzle-solved-helped = Certo! É essa a jogada.
puzzle-shown = É esta a jogada certa.
puzzle-rest =
    { $turns ->
        [one] Mais { $turns } jogada e a partida está ganha.
       *[other] Mais { $turns } jogadas e a partida está ganha, faça o adversário o que fizer.
    }
puzzle-go-on = Certo. E depois?
puzzle-wrong = Não é essa.
puzzle-wrong-win = Assim não se ganha: a resposta é esta.
puzzle-wrong-hold = Assim perde-se: a resposta é esta.
puzzle-wrong-lost = Assim o adversário ganha logo.
puzzle-wrong-over = Assim a partida acaba sem vitória.
puzzle-wrong-more = Toca no tabuleiro para tentares outra vez.
puzzle-retry = Outra vez
puzzle-hint-more = Toca outra vez em «{ $hint }» para ver mais.
puzzle-hint-totem = Repara no totem { $totem }.
puzzle-hint-goal = O totem vai para { $square }.
puzzle-hint-kind = Totem para { $square }, depois um { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Totem para { $square }, depois um X em { $place }.
        [O] Totem para { $square }, depois um O em { $place }.
       *[other] Totem para { $square }, depois um { $kind } em { $place }.
    }
puzzle-rating = Dificuldade { $rating }
puzzle-your-rating = A tua pontuação: { $rating }
puzzle-best = Recorde: { $count }
puzzle-new-best = Novo recorde!
puzzle-due =
    { $count ->
        [0] Hoje não há nada para rever
        [one] { $count } problema para rever
       *[other] { $count } problemas para rever
    }
puzzle-days =
    { $count ->
        [one] { $count } dia seguido.
       *[other] { $count } dias seguidos.
    }
puzzle-spare =
    { $count ->
        [one] Podes saltar { $count } dia.
       *[other] Podes saltar { $count } dias.
    }
puzzle-days-none = Um por dia, quando quiseres.
puzzle-clock = A data deste dispositivo mudou. A tua série de dias mantém-se.
puzzle-count = Resolvidos:
puzzle-number = Problema { $number } de { $count }
puzzle-mistakes = Erros: { $count }
puzzle-next = Problema seguinte
puzzle-result = Resultado
puzzle-more = Mais problemas
puzzle-show = Solução
puzzle-analyse = Analisar
puzzle-once-more = Mais uma vez
puzzle-unread = Não foi possível carregar os problemas. O que resolveste está a salvo.
puzzle-try-again = Tentar de novo
puzzle-end = Por agora não há mais.
puzzle-end-one = Este problema não existe.
puzzle-end-again = Hoje não há mais nada para rever.
puzzle-end-first = Já sabes jogar: força!
puzzle-end-streak =
    { $count ->
        [0] { $count } problemas sem erros
        [one] { $count } problema sem erros
       *[other] { $count } problemas sem erros
    }
puzzle-end-rush =
    { $count ->
        [0] { $count } problemas em três minutos
        [one] { $count } problema em três minutos
       *[other] { $count } problemas em três minutos
    }
puzzle-missed = Treinar com um problema
