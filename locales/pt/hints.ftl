# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Isto ganha já.
hint-wins-in = Assim ganhas em { $turns } jogadas, contando as de ambos, seja qual for a resposta.
hint-wins-within = Assim ganhas em { $turns } jogadas no máximo, contando as de ambos, seja qual for a resposta.
hint-wins = Isto ganha, seja qual for a resposta.
hint-only-turn = Qualquer outra jogada perde logo.
hint-stops-rank = Isto impede a linha na fila { $rank }.
hint-stops-file = Isto impede a linha na coluna { $file }.
hint-leaves-answers =
    { $count ->
        [one] Esta jogada deixa só uma resposta segura.
       *[other] Esta jogada deixa só { $count } respostas seguras.
    }
hint-makes-three-rank = Isto alinha três na fila { $rank }, com lugar para a quarta.
hint-makes-three-file = Isto alinha três na coluna { $file }, com lugar para a quarta.
hint-keeps-points =
    { $own ->
        [one] Isto mantém { $own } ponto à volta do totem, contra { $other }.
       *[other] Isto mantém { $own } pontos à volta do totem, contra { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Isto deixa ao totem uma só saída.
       *[other] Isto deixa ao totem só { $count } saídas.
    }
hint-holds-out = A posição está perdida, mas assim o adversário tem mais dificuldade em ganhar.
hint-holds-draw = Isto segura o empate.
hint-seems-best = Isto parece o melhor.
