# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Esta jogada ganha logo.
hint-wins-in = Ganhas em { $turns } jogadas, contando as do adversário, seja qual for a resposta.
hint-wins-within = Ganhas em { $turns } jogadas no máximo, contando as do adversário, seja qual for a resposta.
hint-wins = Esta jogada ganha, seja qual for a resposta.
hint-only-turn = Qualquer outra jogada perde logo.
hint-stops-rank = Esta jogada impede o adversário de alinhar quatro na linha { $rank }.
hint-stops-file = Esta jogada impede o adversário de alinhar quatro na coluna { $file }.
hint-leaves-answers =
    { $count ->
        [one] Esta jogada deixa ao adversário só uma resposta segura.
       *[other] Esta jogada deixa ao adversário só { $count } respostas seguras.
    }
hint-makes-three-rank = Esta jogada alinha três peças na linha { $rank }, com espaço para a quarta.
hint-makes-three-file = Esta jogada alinha três peças na coluna { $file }, com espaço para a quarta.
hint-keeps-points =
    { $own ->
        [one] Com esta jogada tens { $own } ponto à volta do totem, contra { $other }.
       *[other] Com esta jogada tens { $own } pontos à volta do totem, contra { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Esta jogada deixa ao totem uma só saída.
       *[other] Esta jogada deixa ao totem só { $count } saídas.
    }
hint-holds-out = A posição está perdida, mas esta jogada é a que mais complica a vida ao adversário.
hint-holds-draw = Esta jogada garante o empate.
hint-seems-best = Esta jogada parece a melhor.
