# As regras de YOXII.

rules-yoxii-goal = O objetivo
rules-yoxii-goal-text = Quando o totem já não se pode mover, contam-se as peças à sua volta. Ganha quem tiver mais pontos.
rules-yoxii-caption-count = O Vermelho não pode mover o totem. O Branco tem 4 + 2 + 1 + 3 = 10, o Vermelho 3 + 3 + 2 + 1 = 9: ganha o Branco
rules-yoxii-setup = A preparação
rules-yoxii-setup-text = O tabuleiro tem 37 casas; o totem fica no meio. Branco e Vermelho têm 18 peças cada: cinco de 1, cinco de 2, cinco de 3 e três de 4. Começa o Branco.
rules-yoxii-turn = Uma jogada
rules-yoxii-turn-text = Primeiro move o totem e depois coloca uma das tuas peças ao lado dele. Os dois jogadores movem o mesmo totem. As peças colocadas não voltam a mover-se.
rules-yoxii-move = Mover o totem
rules-yoxii-move-text = O totem anda uma casa em qualquer direção, também na diagonal, se essa casa estiver livre. Ou salta por cima de uma série seguida de peças tuas, uma ou mais, até à casa livre logo a seguir. Nunca passa por cima de uma peça do adversário.
rules-yoxii-caption-move = Joga o Branco: um passo para um ponto, ou um salto por cima de peças brancas para um anel
rules-yoxii-place = Colocar a peça
rules-yoxii-place-text = Escolhe um valor que ainda tenhas e coloca-o numa casa livre à volta do totem, também na diagonal. A casa que o totem acabou de deixar fica livre e também conta.
rules-yoxii-caption-place = O totem subiu na diagonal para a esquerda; o Branco pode colocar a peça em qualquer das casas tracejadas
rules-yoxii-anywhere = Sem espaço à volta do totem
rules-yoxii-anywhere-text = Se depois de um salto nenhuma casa à volta do totem estiver livre, a tua peça pode ir para qualquer casa livre do tabuleiro.
rules-yoxii-caption-anywhere = O totem saltou para c7, onde nenhuma casa à volta está livre: a peça do Branco pode ir para qualquer casa
rules-yoxii-end = O fim
rules-yoxii-end-text = A partida acaba assim que quem tem a vez não puder mover o totem, quer o outro possa, quer não. Cada um soma os valores das suas peças à volta do totem: ganha quem tiver mais pontos. Com os mesmos pontos, ganha quem tem mais peças à volta do totem; se também forem iguais, é um empate. Depois de 36 peças o tabuleiro está cheio: nenhuma partida é mais longa.
rules-yoxii-notation = Como se escrevem as jogadas
rules-yoxii-notation-text = d5-3e6 quer dizer: o totem vai para d5, uma peça de valor 3 é colocada em e6. As colunas vão de «a» a «g» da esquerda para a direita, as linhas de 1 a 7 de baixo para cima.
