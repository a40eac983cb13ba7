# Playing a friend online.

## Setting up

online-title = { $game } com um amigo
online-clock-own = À escolha
online-minutes = Minutos para a partida
online-seconds = Segundos extra por jogada
online-name = O teu nome
online-name-optional = Se quiseres
online-create = Criar o link
online-again = Tentar de novo

## The invitation

online-invite-title = Convida alguém
online-invite = Envia este link ou mostra o código.
online-valid = O link é válido durante um dia.
online-link = Link para enviar
online-code = O link como código QR
online-copy = Copiar
online-copied = Copiado
online-copy-by-hand = O link está selecionado: copia-o à mão.
online-share = Partilhar o link
online-share-text = Vamos jogar uma partida?
online-loopback = Aqui só este computador pode abrir a aplicação. Para jogar com outra pessoa, inicia-a com «{ $command }» e abre o endereço que aparece.
online-waiting-friend = À espera do outro jogador…
online-call-off = Cancelar
online-you-play =
    { $colour ->
        [pink] Jogas com o Rosa
        [black] Jogas com o Preto
        [white] Jogas com o Branco
       *[red] Jogas com o Vermelho
    }
online-invited-by = { $name } convida-te para uma partida de { $game }
online-invited = Tens um convite para uma partida de { $game }
online-sit = Vamos a isso!
online-taken = Já há alguém a jogar esta partida.
online-look-on = Ver a partida
online-expired = Este convite já não é válido.
online-missing = Esta partida não existe.
online-unreachable = O servidor de jogo não responde. Continuamos a tentar…

## The game

online-your-turn = É a tua vez
online-say-waiting = É a vez de { $name }
online-draw = Empate
online-sign =
    { $you ->
        [yes] { $state ->
            [here] Tens ligação
           *[away] Não tens ligação
        }
       *[no] { $state ->
            [here] Com ligação
            [away] Sem ligação
           *[unknown] Ligação desconhecida
        }
    }
online-lost = Sem ligação. A tentar de novo…
online-lost-title = Sem ligação
online-lost-waiting = A tua jogada está guardada e segue assim que a ligação voltar.
online-lost-order = O teu pedido segue assim que a ligação voltar.
online-sending = A enviar…
online-next = A desforra está pronta.
online-next-open = Ir para lá
online-first-turn = Se ninguém jogar durante um minuto, a partida é cancelada.
online-asks-takeback = { $name } quer desfazer uma jogada.
online-asks-draw = { $name } propõe um empate.
online-asks-rematch = { $name } quer a desforra.
online-accept = Aceitar
online-decline = Recusar
online-withdraw = Retirar
online-asked-takeback = Pediste para desfazer a tua jogada.
online-asked-draw = Propuseste um empate.
online-asked-rematch = Pediste a desforra.
online-declined = { $name } recusou.
online-away = { $name } não tem ligação.
online-away-claim = { $name } não tem ligação. Poderás terminar a partida daqui a { $time }.
online-gone = { $name } está sem ligação há muito tempo.
online-claim-win = Reclamar a vitória
online-claim-draw = Declarar empate
online-watching = Estás a ver a partida.
online-spectators =
    { $count ->
        [one] { $count } pessoa a ver
       *[other] { $count } pessoas a ver
    }
online-greet = Dizer algo
online-greeting-hello = Olá!
online-greeting-good-luck = Boa sorte!
online-greeting-well-played = Bem jogado!
online-greeting-thanks = Obrigado!
online-greeting-oops = Ups!
online-greeting-goodbye = Até à próxima!

## Your own games

online-mine = As tuas partidas online
online-mine-how =
    { $how ->
        [turn] É a tua vez
        [waiting] À espera
        [invited] Convite aberto
        [won] Vitória
        [lost] Derrota
        [draw] Empate
       *[off] Cancelada
    }

## Another device

online-device = Continuar noutro dispositivo
online-device-show = Mostrar um código
online-device-show-text = Com um código podes continuar as tuas partidas online também noutro dispositivo.
online-device-how = Abre { $address } no outro dispositivo e introduz este código. Só serve uma vez e expira ao fim de dez minutos.
online-device-over = Este código já não é válido.
online-device-enter = Código mostrado por outro dispositivo
online-device-go = Continuar aqui

## How a game ended

online-end-agreement = Por mútuo acordo.
online-end-abandoned =
    { $you ->
        [yes] Estiveste fora demasiado tempo.
       *[no] { $name } esteve fora demasiado tempo.
    }
online-end-adjudication = Um dos jogadores esteve fora demasiado tempo.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = Estás só a ver.
online-refused-waiting = Espera que o outro jogador chegue.
online-refused-not-gone = O adversário ainda não está fora há tempo suficiente.
online-refused-your-turn = É a tua vez: continua.
online-refused-too-many-events = Esta partida já é longa demais para isso.
online-failed = Não resultou. Tenta de novo.
online-failed-no-server = Não é possível contactar o servidor de jogo. Podes jogar a dois neste ecrã ou contra o computador.
online-failed-no-game = Não existe essa partida nem esse convite.
online-failed-no-code = Este código não existe, já foi usado ou expirou. Pede um novo no outro dispositivo.
online-failed-own-code = Este código é para outro dispositivo: introdu-lo lá.
online-failed-not-seated = Ainda não tens nenhuma partida online aqui.
online-failed-too-much = Foi demasiado de uma só vez. Espera um momento e tenta de novo.
online-failed-storage = Não foi possível guardar a partida. Tenta de novo.
online-failed-bad-clock = Escolhe outro tempo para o relógio.
