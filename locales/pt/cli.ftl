# What the command line says.

error-position = Posição «{ $text }»: { $reason }
error-turn = Jogada { $number }, «{ $text }»: { $reason }
error-depth = A profundidade deve ser um número inteiro de 1 a { $longest }, não «{ $text }».
error-output = Não foi possível escrever o resultado: { $reason }.
error-read = Não foi possível ler { $file }: { $reason }.
error-line-long = Esta linha é demasiado longa para ser lida.
error-program = Não é possível iniciar o programa «{ $program }»: { $reason }.
error-thread = O sistema não pode dar mais threads: { $reason }.
error-table = O confronto foi interrompido porque uma jogada foi recusada: { $reason }.

player-oxono-first = Rosa
player-oxono-second = Preto
player-yoxii-first = Branco
player-yoxii-second = Vermelho

end-colour = { $player } ganha com uma linha de uma só cor: { $squares }.
end-symbol = { $player } ganha com uma linha de { $symbol }: { $squares }.
end-no-line = Empate: todas as peças estão colocadas e não há nenhuma linha de quatro.
end-points = { $player } ganha por { $more } pontos a { $less } à volta do totem.
end-pieces = Ambos têm { $points } pontos à volta do totem, mas { $player } tem mais peças, { $more } a { $less }, e ganha.
end-equal = Empate: ambos têm { $points } pontos e { $pieces } peças à volta do totem.
end-resigned = { $loser } desiste, { $player } ganha.

play-unofficial = não oficial; o jogo pertence à Cosmoludo e ao seu autor
play-standing = À volta do totem: { $first } a { $second }
play-turns = Jogadas
play-step = { $player }: escolhe para onde vai o totem.
play-step-which = { $player }: escolhe para onde vai o totem { $totem }, ou pega no outro.
play-place = { $player }: coloca agora um { $piece } ao lado do totem.
play-place-anywhere = { $player }: não há casas livres ao lado do totem, coloca um { $piece } onde quiseres.
play-values = As teclas 1 a 4 escolhem o valor.
play-at-chosen = { $square }: este totem está escolhido; vai a uma casa marcada e carrega em Enter.
play-at-totem = { $square }: Enter pega no totem { $totem }.
play-at-moved = Vai a uma casa marcada e carrega em Enter; Esc desfaz o movimento.
play-at-slide = { $square }: o totem pode deslizar para aqui.
play-at-step = { $square }: o totem pode vir para aqui.
play-at-jump = { $over ->
        [one] { $square }: o totem pode saltar para aqui, por cima de { $over } peça.
       *[other] { $square }: o totem pode saltar para aqui, por cima de { $over } peças.
    }
play-at-teleport = { $square }: a linha e a coluna estão cheias, por isso o totem pode ir para qualquer casa livre.
play-at-place = { $square }: a peça pode ficar aqui.
play-at-refused = { $square }: { $reason }
play-over = A partida acabou: s guarda-a, u desfaz a última jogada, q sai.
play-thinking = O computador está a pensar…
play-hint = Dica: { $turn }. { $reason }
play-computer = computador, nível { $level }
play-undone = Jogada desfeita.
play-nothing-to-undo = Não há nada para desfazer.
play-save-as = Em que ficheiro guardar a partida? Enter guarda, Esc cancela.
play-save-name = O ficheiro precisa de um nome.
play-saved = Guardada em { $file }.
play-not-saved = Não foi possível escrever { $file }: { $reason }.
play-replace = O ficheiro { $file } já existe: Enter substitui-o, Esc mantém-no.
play-resign = { $player }, queres desistir? Enter para desistir, Esc para continuar.
play-quit = A partida não está guardada: s guarda-a, q sai, Esc continua.
play-keys = ↑↓←→ mover · Enter escolher · Esc/u desfazer · s guardar · ? ajuda · q sair
play-any-key = Carrega em qualquer tecla para voltar à partida.
play-too-small = A janela é demasiado pequena para o tabuleiro: bastam 80 colunas e 24 linhas.

sign-slide = deslizar
sign-step = avançar
sign-jump = saltar
sign-teleport = qualquer casa
sign-last = a última peça; no fim, o que decidiu a partida

help-move = mover o cursor
help-enter = pegar num totem, movê-lo, colocar a peça
help-tab = próxima casa marcada
help-back = desfazer o movimento do totem
help-undo = desfazer a última jogada
help-hint = pedir uma dica
help-resign = desistir
help-save = guardar a partida num ficheiro
help-flip = rodar o tabuleiro
help-quit = sair
help-values = escolher o valor da peça
help-totems = pegar no totem X ou no totem O
help-typing = também se pode escrever a jogada, e depois Enter

rules-oxono = Desliza um totem pela sua linha ou pela sua coluna e coloca ao lado uma peça do mesmo símbolo. Quatro em linha, todas da mesma cor ou todas do mesmo símbolo, ganham. Um totem cercado salta.
rules-yoxii = Move o totem uma casa ou por cima das tuas peças e coloca uma peça ao lado. Quando o totem já não se pode mover, ganha quem tiver mais pontos à volta.

line-welcome = Escreve uma jogada como { $example }, ou help.
line-help = Escreve uma jogada como { $example }, ou uma destas palavras: moves, show, undo, hint, resign, record, save FICHEIRO, quit.
line-refused = «{ $text }»: { $reason }
line-exists = O ficheiro { $file } já existe.

json-syntax = Isto não é JSON válido.
json-ends = O JSON interrompe-se antes do fim.
json-twice = Este nome aparece duas vezes: só um dos dois poderia ser guardado.
json-empty = Não há nenhuma partida nesta lista.
json-missing = Falta este campo.
json-unknown = Não há nenhum campo com este nome.
json-no-text = Aqui tem de haver texto.
json-no-list = Aqui tem de haver uma lista.
json-no-object = Aqui tem de haver um objeto com campos.
json-suffix = Aqui só pode haver ! e ?.
json-comment = Um comentário não pode conter uma chaveta de fecho nem um carácter de controlo.
json-tag = Uma etiqueta tem um nome de letras, algarismos e _ e um valor sem caracteres de controlo; Game, Result e Position têm campos próprios.

usage-unknown = Aqui «{ $argument }» não é reconhecido.
usage-command = Não há nenhum comando «{ $argument }».
usage-suggestion = Querias dizer «{ $suggestion }»?
usage-missing = Falta: { $argument }.
usage-no-command = Depois de «{ $argument }» tem de vir uma destas palavras: { $values }.
usage-no-value = { $argument } precisa de um valor.
usage-value = «{ $value }» não serve para { $argument }.
usage-values = Valores possíveis: { $values }.
usage-too-many = «{ $value }» é um valor a mais para { $argument }.
usage-twice = { $argument } só pode ser dado uma vez.
usage-conflict = { $argument } não pode ser usado com { $other }.
usage-bytes = Um argumento não é texto UTF-8.
misfit-whole = Tem de ser um número inteiro.
misfit-range = Tem de ser um número inteiro de { $least } a { $most }.
misfit-seconds = Tem de ser um número de segundos acima de 0.
misfit-contestant = Um concorrente é level:N, nodes:N, full ou o comando de um programa.
misfit-style = Um estilo tem quatro números: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Um relógio escreve-se em segundos (no máximo { $longest }) ou segundos+incremento (no máximo { $increment }).
misfit-sprt = Têm de ser duas diferenças de Elo, primeiro a menor, por exemplo 0,20.
