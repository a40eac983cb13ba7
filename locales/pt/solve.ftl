# O que o solucionador diz na linha de comandos.

solve-progress = { $nodes } nós, { $rate } por segundo, { $seconds } s
error-memory = Não há espaço para uma tabela de { $asked } MB: esta máquina tem { $have } MB de memória.
error-memory-now = Não há memória livre suficiente para as tabelas.
error-score-game = Só o YOXII tem diferença: o OXONO ganha-se com uma linha, não por pontos.
error-state = O ficheiro de estado { $file } não serve: { $reason }
error-state-write = Não foi possível escrever o ficheiro { $file }: { $reason }
state-read = não pode ser lido.
state-not-a-state = não é um estado do solucionador deste programa.
state-other-game = é do outro jogo.
state-damaged = está cortado ou danificado.
error-journal = O diário { $file } não serve: { $reason }
error-solution = O ficheiro da solução { $file } não serve: { $reason }
solution-not-a-solution = não é uma solução desta versão.
solution-length = é curto ou comprido demais.
solution-checksum = a soma de controlo está errada.
solution-entry = uma entrada é impossível.
solution-flaw = A solução está errada depois de { $turn }: { $flaw }
map-title = O mapa do OXONO
map-first = O Rosa ganha
map-draw = Empate
map-second = O Preto ganha
map-open = Por resolver
map-legend = Cada triângulo é uma resposta: está onde o totem vai parar e aponta para onde a peça é colocada. Visto nessa direção, está à esquerda para o totem X e à direita para o totem O.
