# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = O jogo acabou.
refusal-not-on-board = Essa casa não está no tabuleiro.
refusal-no-piece-left = Já não tens peças deste tipo.
refusal-same-square = O totem tem de sair da sua casa.
refusal-not-free = Essa casa não está livre.
refusal-not-in-line = O totem não se move nessa direção.
refusal-not-enclosed = O caminho está tapado e o totem não está cercado, por isso não pode saltar.
refusal-not-first-free = Um totem que salta cai na primeira casa livre.
refusal-over-enemy = O totem não pode passar por cima das peças do adversário.
refusal-too-far = É longe demais: o totem anda uma casa ou salta por cima das tuas peças.
refusal-not-beside-totem = A peça tem de ficar ao lado do totem enquanto houver aí uma casa livre.

position-error-no-side = Depois do tabuleiro falta indicar quem joga.
position-error-spacing = Deve haver um só espaço, entre o tabuleiro e quem joga (coluna { $column }).
position-error-side = Quem joga é p ou b no OXONO, w ou r no YOXII (coluna { $column }).
position-error-rank-count =
    { $found ->
        [one] Só há { $found } fila, mas o OXONO tem 6 e o YOXII 7.
       *[other] Há { $found } filas, mas o OXONO tem 6 e o YOXII 7.
    }
position-error-rank-short = A fila { $rank } tem casas a menos (coluna { $column }).
position-error-rank-long = A fila { $rank } tem casas a mais (coluna { $column }).
position-error-unknown-character = O carácter “{ $character }” não significa nada aqui (coluna { $column }).
position-error-zero = Uma fila não pode conter um 0 (coluna { $column }).
position-error-two-digits = Não pode haver dois algarismos seguidos (coluna { $column }).
position-error-totem-missing = Falta o totem { $totem }.
position-error-totem-doubled = Há um segundo totem { $totem } em { $square }.
position-error-too-many-pieces = Há { $found } peças { $piece } no tabuleiro, mas só existem { $stock }.
position-error-counts = No tabuleiro o primeiro jogador tem { $first } e o segundo { $second }: não condiz com quem joga.
position-error-line = Por { $square } passa um alinhamento que a última peça não pode ter feito.

turn-error-turn-totem = Uma jogada de OXONO começa por X ou O (coluna 1).
turn-error-turn-square = Na coluna { $column } deve estar uma casa do tabuleiro, por exemplo c4.
turn-error-turn-dash = Na coluna { $column } deve estar um hífen.
turn-error-turn-value = Na coluna { $column } deve estar um valor de 1 a 4.
turn-error-turn-trailing = A partir da coluna { $column } há algo a mais.
