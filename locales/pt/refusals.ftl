# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = A partida acabou.
refusal-not-on-board = Essa casa não está no tabuleiro.
refusal-no-piece-left = Já não tens peças deste tipo.
refusal-same-square = O totem tem de sair da sua casa.
refusal-not-free = Essa casa não está livre.
refusal-not-in-line = O totem não se move nessa direção.
refusal-not-enclosed = O caminho está bloqueado e o totem não está cercado, por isso não pode saltar.
refusal-not-first-free = Um totem que salta cai na primeira casa livre.
refusal-over-enemy = O totem não pode passar por cima das peças do adversário.
refusal-too-far = É demasiado longe: o totem anda uma casa ou salta por cima das tuas peças.
refusal-not-beside-totem = A peça tem de ficar ao lado do totem enquanto houver aí uma casa livre.

position-error-no-side = Depois do tabuleiro falta indicar quem joga.
position-error-spacing = Deve haver um só espaço, entre o tabuleiro e quem joga (carácter { $column }).
position-error-side = Quem joga é p ou b no OXONO, w ou r no YOXII (carácter { $column }).
position-error-rank-count =
    { $found ->
        [one] Só há { $found } linha, mas o OXONO tem 6 e o YOXII 7.
       *[other] Há { $found } linhas, mas o OXONO tem 6 e o YOXII 7.
    }
position-error-rank-short = A linha { $rank } tem casas a menos (carácter { $column }).
position-error-rank-long = A linha { $rank } tem casas a mais (carácter { $column }).
position-error-unknown-character = Aqui «{ $character }» não significa nada (carácter { $column }).
position-error-zero = Uma linha não pode conter um 0 (carácter { $column }).
position-error-two-digits = Não pode haver dois algarismos seguidos (carácter { $column }).
position-error-totem-missing = Falta o totem { $totem }.
position-error-totem-doubled = Há um segundo totem { $totem } em { $square }.
position-error-too-many-pieces = Há { $found } peças { $piece } no tabuleiro, mas só existem { $stock }.
position-error-counts = Peças no tabuleiro: { $first } do primeiro jogador e { $second } do segundo. Não condiz com quem joga.
position-error-line = Por { $square } passa uma linha de quatro que a última peça não pode ter feito.

turn-error-turn-totem = Uma jogada de OXONO começa por X ou O (carácter 1).
turn-error-turn-square = A partir do carácter { $column } deve estar uma casa do tabuleiro, por exemplo c4.
turn-error-turn-dash = O carácter { $column } deve ser um hífen.
turn-error-turn-value = O carácter { $column } deve ser um valor de 1 a 4.
turn-error-turn-trailing = A partir do carácter { $column } há algo a mais.

record-error-tag-malformed = Uma etiqueta escreve-se [Nome "valor"].
record-error-tag-duplicate = Esta etiqueta aparece duas vezes.
record-error-tag-too-many = Há etiquetas a mais.
record-error-game-missing = Falta a etiqueta [Game "…"].
record-error-game-unknown = Nenhum jogo tem este nome.
record-error-game-other = É uma partida de outro jogo.
record-error-result-tag = O resultado deve ser 1-0, 0-1, 1/2-1/2 ou *.
record-error-bad-position = A posição está errada: { $reason }
record-error-no-empty-line = Falta uma linha vazia entre as etiquetas e as jogadas.
record-error-stray-text = Isto não devia estar aqui.
record-error-bad-turn = Isto não é uma jogada: { $reason }
record-error-illegal-turn = Esta jogada não é permitida: { $reason }
record-error-turn-after-end = A partida já tinha acabado antes desta jogada.
record-error-number-missing = Falta o número { $expected } antes desta jogada.
record-error-number-wrong = O número desta jogada devia ser { $expected }, com um ponto para o primeiro jogador e três para o segundo.
record-error-number-alone = Depois do número não há nenhuma jogada.
record-error-comment-unclosed = Este comentário não está fechado.
record-error-comment-character = Este comentário contém um carácter de controlo.
record-error-variation-unclosed = Esta variante não está fechada.
record-error-variation-empty = Esta variante não tem jogadas.
record-error-variation-alone = Aqui não há nenhuma jogada a que dar uma variante.
record-error-variation-too-deep = Aqui as variantes estão demasiado encaixadas.
record-error-too-many-turns = Uma partida anotada tem no máximo 4000 jogadas, contando as variantes.
record-error-bad-mark = Um sinal é $ com um número de 0 a 255, depois de uma jogada.
record-error-result-missing = A partida não termina com um resultado.
record-error-result-not-as-tag = O resultado não é o da etiqueta.
record-error-result-not-as-board = O resultado não é o do tabuleiro.
record-error-not-text = Isto não é texto UTF-8.
