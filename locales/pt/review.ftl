# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = forçada
review-class-only = a única boa
review-class-best = a melhor
review-class-good = boa
review-class-inaccurate = imprecisa
review-class-mistake = erro
review-class-blunder = erro grave
review-overlooked = ameaça não vista
review-estimated = { $class } (estimativa)
review-open = ainda por julgar

## What happened

review-missed = { $turn } teria ganho logo.
review-lost-before = A partida já estava perdida, mas ainda não tinha acabado.
review-threat = A ameaça ficou sem resposta: { $turn } ganha logo.
review-win-to-draw = A partida estava ganha; depois desta jogada é um empate.
review-win-to-loss = A partida estava ganha; depois desta jogada está perdida.
review-draw-to-loss = A partida era um empate; depois desta jogada está perdida.
review-chances = Estimativa: as hipóteses de ganhar descem de { $before } % para { $after } %.
review-lost-at-once = O adversário ganha logo com { $turn }.
review-lost-in = O adversário ganha em { $turns } jogadas, contando as dos dois lados, a começar por { $turn }.
review-answer = A melhor resposta é { $turn }.
review-slow = Dava para ganhar mais depressa.

## What would have been better, and why

review-better = Era melhor { $turn }.
review-why-wins-at-once = Ganha logo.
review-why-wins-in = Ganha em { $turns } jogadas, contando as dos dois lados, seja qual for a resposta.
review-why-wins-within = Ganha em { $turns } jogadas no máximo, contando as dos dois lados, seja qual for a resposta.
review-why-wins = Ganha, seja qual for a resposta.
review-why-only-turn = Qualquer outra jogada perde logo.
review-why-stops-rank = Impede o adversário de alinhar quatro na linha { $rank }.
review-why-stops-file = Impede o adversário de alinhar quatro na coluna { $file }.
review-why-leaves-answers =
    { $count ->
        [one] Deixa ao adversário só uma resposta segura.
       *[other] Deixa ao adversário só { $count } respostas seguras.
    }
review-why-makes-three-rank = Alinha três peças na linha { $rank }, com espaço para a quarta.
review-why-makes-three-file = Alinha três peças na coluna { $file }, com espaço para a quarta.
review-why-keeps-points =
    { $own ->
        [one] Dá vantagem à volta do totem: { $own } ponto contra { $other }.
       *[other] Dá vantagem à volta do totem: { $own } pontos contra { $other }.
    }
review-why-leaves-ways =
    { $count ->
        [one] Deixa ao totem uma só saída.
       *[other] Deixa ao totem só { $count } saídas.
    }
review-why-holds-out = Todas perdem, mas esta é a que resiste mais tempo.
review-why-holds-draw = Garante o empate.
review-why-seems-best = Parece a melhor.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Precisão do Rosa: { $percent } %
        [black] Precisão do Preto: { $percent } %
        [white] Precisão do Branco: { $percent } %
       *[red] Precisão do Vermelho: { $percent } %
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Precisão do Rosa: cerca de { $percent } % (em parte estimada)
        [black] Precisão do Preto: cerca de { $percent } % (em parte estimada)
        [white] Precisão do Branco: cerca de { $percent } % (em parte estimada)
       *[red] Precisão do Vermelho: cerca de { $percent } % (em parte estimada)
    }
review-turning-points = Momentos decisivos
review-no-faults = Tanto quanto se vê, ninguém cometeu erros.
review-no-turns = Esta partida não tem jogadas.
review-unsettled =
    { $count ->
        [one] Uma jogada está por provar: a avaliação dela é uma estimativa.
       *[other] { $count } jogadas estão por provar: a avaliação delas é uma estimativa.
    }
