# O que diz a página de análise.

analyse-title = { $game } · Análise

engine = Motor
engine-off = O motor está desligado.
engine-lines = Número de linhas
engine-lines-count =
    { $count ->
        [one] { $count } linha
       *[other] { $count } linhas
    }
engine-best =
    { $colour ->
        [pink] Melhores jogadas do Rosa
        [black] Melhores jogadas do Preto
        [white] Melhores jogadas do Branco
       *[red] Melhores jogadas do Vermelho
    }
engine-line = Jogar { $turn }: { $value }, { $tag }
tag-proven = provado
tag-estimated = estimado
tag-working = a calcular…
truth-all = Aqui cada jogada tem um resultado provado.
truth-some = Jogadas provadas: { $known } de { $count }. A calcular o resto…
truth-rests = Jogadas provadas: { $known } de { $count }.

value-win = ganha
value-win-in = ganha em { $turns }
value-win-within = ganha em { $turns } no máximo
value-draw = empate
value-loss = perde
value-loss-in = perde em { $turns }
value-loss-within = perde em { $turns } no máximo
value-unknown = ainda não se sabe
value-percent = { $percent } %

bar-wins =
    { $colour ->
        [pink] O Rosa ganha
        [black] O Preto ganha
        [white] O Branco ganha
       *[red] O Vermelho ganha
    }
bar-wins-in =
    { $colour ->
        [pink] O Rosa ganha em { $turns }
        [black] O Preto ganha em { $turns }
        [white] O Branco ganha em { $turns }
       *[red] O Vermelho ganha em { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] O Rosa ganha em { $turns } no máximo
        [black] O Preto ganha em { $turns } no máximo
        [white] O Branco ganha em { $turns } no máximo
       *[red] O Vermelho ganha em { $turns } no máximo
    }
bar-draw = Empate
bar-chance =
    { $colour ->
        [pink] Rosa { $percent } %
        [black] Preto { $percent } %
        [white] Branco { $percent } %
       *[red] Vermelho { $percent } %
    }
ahead-even = Mais ou menos equilibrado
ahead-little =
    { $colour ->
        [pink] O Rosa tem uma ligeira vantagem
        [black] O Preto tem uma ligeira vantagem
        [white] O Branco tem uma ligeira vantagem
       *[red] O Vermelho tem uma ligeira vantagem
    }
ahead-clear =
    { $colour ->
        [pink] O Rosa tem vantagem
        [black] O Preto tem vantagem
        [white] O Branco tem vantagem
       *[red] O Vermelho tem vantagem
    }
ahead-far =
    { $colour ->
        [pink] O Rosa tem grande vantagem
        [black] O Preto tem grande vantagem
        [white] O Branco tem grande vantagem
       *[red] O Vermelho tem grande vantagem
    }
bar-proven = { $value }, provado
bar-estimated = { $value }, estimado
square-step-value = { $totem }: { $value }

legend-title = O que significam as marcas
legend-intro =
    { $colour ->
        [pink] É a vez do Rosa. Cada marca mostra como acaba a partida se escolheres essa casa e depois ambos jogarem na perfeição.
        [black] É a vez do Preto. Cada marca mostra como acaba a partida se escolheres essa casa e depois ambos jogarem na perfeição.
        [white] É a vez do Branco. Cada marca mostra como acaba a partida se escolheres essa casa e depois ambos jogarem na perfeição.
       *[red] É a vez do Vermelho. Cada marca mostra como acaba a partida se escolheres essa casa e depois ambos jogarem na perfeição.
    }
legend-win = ganha
legend-draw = empate
legend-loss = perde
legend-guess = estimado
legend-win-long = Ganhas, seja qual for a resposta.
legend-draw-long = Ninguém consegue forçar a vitória: empate.
legend-loss-long = O adversário ganha se responder bem, faças o que fizeres depois.
legend-guess-long = Ainda não provado: as tuas hipóteses segundo o motor, em percentagem. A marca muda assim que o resultado for certo.
legend-number = Número pequeno: quantas jogadas faltam para o fim, contando as de ambos.
legend-bound = Com ≤: faltam no máximo essas jogadas, talvez menos.
legend-estimate = O que está tracejado é uma estimativa; as marcas de traço contínuo estão provadas.

tree-turns = Jogadas
tree-start = Início
tree-empty = Faz uma jogada no tabuleiro ou abre uma partida.
tree-variation = Variante
tree-promote = Tornar linha principal
tree-promoted = A variante é agora a linha principal.
tree-delete = Apagar a partir daqui
tree-deleted = Apagado.
comment-turn = Comentário a esta jogada
comment-start = Comentário ao início
marks = Sinais para esta jogada
steps = Percorrer a partida
step-first = Para o início
step-back = Uma jogada atrás
step-forward = Uma jogada à frente
step-last = Para o fim

tools = Ferramentas
tool-new = Nova análise
tool-setup = Montar uma posição
tool-open = Colar ou abrir
tool-review = Revisão da partida
tool-save = Guardar como ficheiro
tool-share = Partilhar um link
tool-earlier = Análises anteriores
earlier-kept = A análise que tinhas está guardada em «Análises anteriores».
earlier-unkept = O armazenamento está cheio: a análise que tinhas só fica até fechares a página. Guarda-a como ficheiro se precisares dela.
earlier-delete = Apagar a análise de { $when }
tool-marks = Mostrar quanto vale cada jogada

setup-title = Montar uma posição
setup-how = Escolhe uma peça e toca nas casas onde fica. Toca outra vez para a tirar.
setup-palette = O que pôr no tabuleiro
setup-rub = Tirar
setup-turn = De quem é a vez?
setup-start-position = Posição inicial
setup-clear = Esvaziar
setup-fine = Esta posição pode ser analisada.
setup-counts =
    { $game ->
        [oxono] Rosa { $first }, Preto { $second }. Começa o Rosa: os dois têm o mesmo número de peças, ou o Rosa tem mais uma.
       *[yoxii] Branco { $first }, Vermelho { $second }. Começa o Branco: os dois têm o mesmo número de peças, ou o Branco tem mais uma.
    }
setup-place-totem =
    { $game ->
        [oxono] Colocar o totem { $totem }
       *[yoxii] Colocar o totem
    }
setup-take-piece = Tirar a peça de { $square }
setup-done = Analisar
setup-cancel = Cancelar

open-title = Colar ou abrir
open-what = Uma posição, uma lista de jogadas, uma partida anotada ou um link
open-do = Abrir
open-file = Abrir um ficheiro
open-place = Linha { $line }, carácter { $column }: { $problem }
open-bad-link = Este link está danificado.
open-too-long = É demasiado longo para abrir.
share-too-long = Esta análise é demasiado longa para um link. Guarda-a antes como ficheiro.
share-title = Partilhar um link
share-how = O link contém tudo; nada fica guardado online.
share-study = Toda a análise
share-position = Só esta posição
share-copy = Copiar

keys-turn = Uma jogada atrás ou à frente
keys-variation = Outra variante
keys-ends = Início e fim
keys-engine = Ligar ou desligar o motor
