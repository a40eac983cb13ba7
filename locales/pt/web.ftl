# O que diz a aplicação web. As páginas de regras têm ficheiros próprios.

## Em todo o lado

colour =
    { $colour ->
        [pink] Rosa
        [black] Preto
        [white] Branco
       *[red] Vermelho
    }
you = Tu
close = Fechar
loading = A preparar o tabuleiro…
print = Imprimir
nav-skip = Ir para o conteúdo
nav-back = Voltar
nav-menu = Menu
nav-rules = Regras
nav-settings = Definições
nav-about = Sobre o totemic
error-missing = Esta página não existe.
error-home = Voltar aos jogos

goal-oxono = Quatro em linha, por cor ou por símbolo
goal-yoxii = Mais pontos à volta do totem

level-name = Nível { $number } · { $name }
level-1 = Novato
level-1-detail = Está a aprender
level-1-who = O Novato
level-2 = Andarilho
level-2-detail = Escapa-lhe muita coisa
level-2-who = O Andarilho
level-3 = Recoletor
level-3-detail = Vê o que está perto
level-3-who = O Recoletor
level-4 = Tecelão
level-4-detail = Estende os seus fios
level-4-who = O Tecelão
level-5 = Escultor
level-5-detail = Joga com cuidado
level-5-who = O Escultor
level-6 = Explorador
level-6-detail = Vê ao longe
level-6-who = O Explorador
level-7 = Ancião
level-7-detail = Raramente erra
level-7-who = O Ancião
level-8 = Oráculo
level-8-detail = Mais forte é impossível
level-8-who = O Oráculo

## Início

home-title = Move um totem. Coloca uma peça.
home-choose = Escolhe um jogo
home-sample = Uma partida de exemplo de { $game }
home-play = Jogar { $game }
home-against = Contra o computador: { $level }
home-continue =
    { $turns ->
        [0] Continuar { $game } ({ $turns } jogadas)
        [one] Continuar { $game } ({ $turns } jogada)
       *[other] Continuar { $game } ({ $turns } jogadas)
    }
home-learn = Aprender { $game } passo a passo
home-more = Mais
home-level = Escolher nível e cor
home-online = Jogar online com um amigo
home-friend = A dois no mesmo ecrã
home-rules = Regras de { $game }
home-analyse = Analisar { $game }
home-puzzles = Problemas
home-games = As minhas partidas
home-new = Nova partida de { $game }

## Começar uma partida

setup-computer = { $game } contra o computador
setup-friend = { $game } a dois
setup-level = Nível
setup-side = Jogas com
side-begins = Começa
side-follows = Joga em segundo
side-lots = Sorteio
side-lots-detail = Decide o acaso
setup-start = Começar
setup-replaces = A tua partida de { $game } por acabar fica em «As minhas partidas».
setup-name =
    { $colour ->
        [pink] Quem joga com o Rosa?
        [black] Quem joga com o Preto?
        [white] Quem joga com o Branco?
       *[red] Quem joga com o Vermelho?
    }
setup-clock = Relógio
clock-none = Sem relógio
clock-minutes = { $minutes } min cada
clock-increment =
    { $seconds ->
        [0] Sem tempo extra
       *[other] +{ $seconds } s por jogada
    }
setup-turning = Rodar o tabuleiro
setup-turning-detail = Após cada jogada fica virado para quem joga

## Uma partida

board-label = Tabuleiro de { $game }
player-to-move =
    { $colour ->
        [pink] Joga o Rosa
        [black] Joga o Preto
        [white] Joga o Branco
       *[red] Joga o Vermelho
    }
player-won =
    { $colour ->
        [pink] O Rosa ganhou
        [black] O Preto ganhou
        [white] O Branco ganhou
       *[red] O Vermelho ganhou
    }
reserve =
    { $colour ->
        [pink] Reserva do Rosa
        [black] Reserva do Preto
        [white] Reserva do Branco
       *[red] Reserva do Vermelho
    }
reserve-left-oxono = { $kind }: { $count } na reserva
reserve-left-yoxii = valor { $kind }: { $count } na reserva
reserve-value = Colocar o valor { $kind } ({ $count } na reserva)

actions = Ações
action-undo = Desfazer
action-back = Voltar
action-hint = Dica
action-resign = Desistir
action-sure = Tens a certeza?
action-turns = Jogadas
action-confirm = Jogar
action-rematch = Desforra
action-new = Nova partida
action-analyse = Analisar
action-review = Revisão
action-previous = Anterior
action-next = Seguinte
action-play-on = Jogar a partir daqui
action-return = Voltar à partida
action-flip = Rodar o tabuleiro
sounds-on = Ligar os sons
sounds-off = Desligar os sons
record-copy = Copiar a partida
record-copied = Copiada
turns-list = Lista de jogadas
turns-none = Ainda sem jogadas
typed-label = Escreve uma jogada
typed-example = Jogada: { $turn }
typed-play = Jogar

## A frase sob o tabuleiro

say-choose = Move um dos dois totens
say-choose-more = Toca num totem para ver para onde pode ir
say-choose-one = Move o totem
say-choose-one-more = Toca nele para ver para onde pode ir
say-choose-only = Move o totem { $totem }
say-choose-only-more = Já não tens peças para o outro
say-go-oxono = Para onde deve ir o totem { $totem }?
say-go-oxono-more =
    { $step ->
        [jump] Está cercado: salta para a primeira casa livre
        [teleport] A sua linha e a sua coluna estão cheias: pode ir para qualquer casa livre
       *[slide] A direito por casas livres, até onde quiseres
    }
say-go-yoxii = Para onde deve ir o totem?
say-go-yoxii-more = Uma casa, ou por cima das tuas peças
say-place-oxono =
    { $reach ->
        [anywhere] Coloca um { $kind } em qualquer casa livre
       *[beside] Coloca um { $kind } ao lado do totem
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Coloca um { $kind } em qualquer casa livre
       *[beside] Coloca um { $kind } ao lado do totem
    }
say-place-more = Toca outra vez no totem para voltar atrás
say-place-value-more = Ou escolhe outro valor por baixo do tabuleiro
say-anywhere-more = Ao lado do totem não há nenhuma casa livre
say-confirm = Fazer esta jogada?
say-confirm-more = Toca outra vez na casa ou escolhe outra
say-thinking = { $name } está a pensar…
say-looking = À procura de uma boa jogada…
say-around = À volta do totem: Branco { $first } · Vermelho { $second }
say-around-none = Quando o totem ficar preso, contam os pontos à sua volta
say-earlier =
    { $ply ->
        [0] A posição inicial
       *[other] Após a jogada { $ply } de { $count }
    }
say-earlier-more = Estás a olhar para trás; a partida espera
hint-turn = Dica: { $turn }
hint-look-totem = Repara no totem { $totem }.
hint-look-goal = O totem poderia ir para a casa marcada.
hint-again = Toca outra vez em «{ $hint }» para ver a jogada inteira.
hint-whole = A peça aparece esbatida na sua casa.
hint-best = Parece a melhor jogada.

## O fim

end-you-win = Ganhaste!
end-wins = { $name } ganha
end-draw = Empate
end-aborted = A partida foi interrompida
end-counting = O totem está preso. A contar…
end-line-colour =
    { $colour ->
        [pink] { $count } peças rosa em linha.
       *[black] { $count } peças pretas em linha.
    }
end-line-symbol = { $count } { $symbol } em linha, de qualquer cor.
end-line-both =
    { $colour ->
        [pink] { $count } peças rosa com { $symbol } em linha: mesma cor e mesmo símbolo.
       *[black] { $count } peças pretas com { $symbol } em linha: mesma cor e mesmo símbolo.
    }
end-full = Todas as peças estão colocadas e não há nenhuma linha de quatro.
end-stuck =
    { $decided ->
        [points] Pontos à volta do totem: Branco { $first }, Vermelho { $second }.
        [pieces] { $first } pontos cada, mas { $colour ->
            [white] o Branco tem mais peças à volta do totem: { $firstPieces } contra { $secondPieces }.
           *[red] o Vermelho tem mais peças à volta do totem: { $secondPieces } contra { $firstPieces }.
        }
       *[nothing] À volta do totem ambos têm { $first } pontos e { $secondPieces } peças.
    }
end-resignation =
    { $you ->
        [yes] Desististe.
       *[no] { $name } desistiu.
    }
end-time =
    { $you ->
        [yes] O teu tempo acabou.
       *[no] Acabou o tempo de { $name }.
    }

## Recusas da mesa; as das regras estão em refusals.ftl

table-choose-totem = Primeiro toca num totem.
table-choose-kind = Primeiro escolhe um valor da tua reserva.
table-not-your-turn = Não é a tua vez.
table-nothing-to-undo = Não há nada para desfazer.
table-refused = Agora não é possível.

## Para leitores de ecrã

square-free = livre
square-totem-oxono = totem { $totem }
square-totem-yoxii = totem
square-piece-oxono =
    { $colour ->
        [pink] { $kind } rosa
       *[black] { $kind } preto
    }
square-piece-yoxii =
    { $colour ->
        [white] { $kind } branco
       *[red] { $kind } vermelho
    }
square-may-choose = pode ser movido
square-chosen = escolhido
square-may-go =
    { $step ->
        [jump] o totem pode saltar para aqui
        [teleport] o totem pode vir para aqui: a sua linha e a sua coluna estão cheias
       *[slide] o totem pode vir para aqui
    }
square-may-place-oxono = um { $kind } pode ser colocado aqui
square-may-place-yoxii = um { $kind } pode ser colocado aqui
square-take-back = volta atrás
spoken-turn-oxono =
    { $colour ->
        [pink] Rosa: totem { $totem } para { $to }, { $kind } em { $at }.
       *[black] Preto: totem { $totem } para { $to }, { $kind } em { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] Branco: totem para { $to }, { $kind } em { $at }.
       *[red] Vermelho: totem para { $to }, { $kind } em { $at }.
    }
spoken-undone = Jogada desfeita.
spoken-over = A partida acabou.

## Teclas

shortcuts = Teclado
key-walk = Andar pelo tabuleiro
key-tap = Escolher a casa
key-back = Voltar atrás
key-value = Valor a colocar
key-undo = Desfazer
key-hint = Dica
key-type = Escrever uma jogada
key-board = Ir para o tabuleiro
key-flip = Rodar o tabuleiro
key-mute = Ligar ou desligar os sons
key-browse = Posições anteriores e seguintes
key-list = Esta lista

## Definições

setting-language = Idioma
setting-theme = Aspeto
theme-auto = Como o sistema
theme-light = Claro
theme-dark = Escuro
theme-contrast = Alto contraste
theme-change = Claro ou escuro
setting-sounds = Sons
setting-vibration = Vibração
setting-animation = Animações
setting-animation-detail = Os totens deslizam, as peças caem
setting-confirm = Confirmar as jogadas
setting-confirm-detail = Mais um toque antes de a jogada contar
setting-coordinates = Coordenadas
setting-figures = Números em vez de pintas
setting-figures-detail = Nas peças de YOXII

## Sobre

about-what = Com o totemic aprendes, jogas e estudas os jogos de tabuleiro OXONO e YOXII, a sós, com alguém ao teu lado ou com um amigo à distância.
about-unofficial = Não oficial
about-rights = OXONO e YOXII foram criados por Jérémy Partinico e são publicados pela Cosmoludo, a quem pertencem os nomes e os jogos. Este programa é feito por entusiastas; os desenhos e os textos são originais. Se gostas dos jogos, arranja os de madeira.
about-publisher = O site da editora, Cosmoludo
about-privacy = Os teus dados
about-privacy-text = As partidas e as definições ficam neste navegador. Nada é registado nem transmitido, e nada é carregado de outros sites. As partidas online ficam também guardadas no servidor em que as jogas.
about-licence = Licença
about-licence-text = Software livre, à escolha sob a licença MIT ou Apache 2.0.
