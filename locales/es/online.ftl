# Playing a friend online.

## Setting up

online-title = { $game } con un amigo
online-clock-own = A tu gusto
online-minutes = Minutos para la partida
online-seconds = Segundos extra por jugada
online-name = Tu nombre
online-name-optional = Si quieres
online-create = Obtener el enlace
online-again = Reintentar

## The invitation

online-invite-title = Invita a alguien
online-invite = Envía este enlace o deja que escaneen el código.
online-valid = El enlace es válido durante un día.
online-link = Enlace para enviar
online-code = El enlace como código QR
online-copy = Copiar
online-copied = Copiado
online-copy-by-hand = El enlace está seleccionado: cópialo a mano.
online-share = Compartir el enlace
online-share-text = ¿Echamos una partida?
online-loopback = Aquí solo este ordenador puede abrir la aplicación. Para jugar con otra persona, iníciala con «{ $command }» y abre la dirección que aparece.
online-waiting-friend = Esperando al otro jugador…
online-call-off = Cancelar
online-you-play =
    { $colour ->
        [pink] Juegas con Rosa
        [black] Juegas con Negro
        [white] Juegas con Blanco
       *[red] Juegas con Rojo
    }
online-invited-by = { $name } te invita a una partida de { $game }
online-invited = Te invitan a una partida de { $game }
online-sit = ¡A jugar!
online-taken = Alguien ya está jugando esta partida.
online-look-on = Ver la partida
online-expired = Esta invitación ya no es válida.
online-missing = Esta partida no existe.
online-unreachable = El servidor de juego no responde. Seguimos intentándolo…

## The game

online-your-turn = Te toca
online-say-waiting = Le toca a { $name }
online-draw = Empate
online-sign =
    { $you ->
        [yes] { $state ->
            [here] Tienes conexión
           *[away] No tienes conexión
        }
       *[no] { $state ->
            [here] Con conexión
            [away] Sin conexión
           *[unknown] Conexión desconocida
        }
    }
online-lost = Sin conexión. Intentándolo otra vez…
online-lost-title = Sin conexión
online-lost-waiting = Tu jugada está guardada y se enviará cuando vuelva la conexión.
online-lost-order = Tu petición se enviará cuando vuelva la conexión.
online-sending = Enviando…
online-next = La revancha está lista.
online-next-open = Ir allí
online-first-turn = Si nadie juega en un minuto, la partida se cancela.
online-asks-takeback = { $name } quiere deshacer una jugada.
online-asks-draw = { $name } propone un empate.
online-asks-rematch = { $name } quiere la revancha.
online-accept = Aceptar
online-decline = Rechazar
online-withdraw = Retirar
online-asked-takeback = Has pedido deshacer tu jugada.
online-asked-draw = Has propuesto un empate.
online-asked-rematch = Has pedido la revancha.
online-declined = { $name } ha dicho que no.
online-away = { $name } no tiene conexión.
online-away-claim = { $name } no tiene conexión. Podrás terminar la partida en { $time }.
online-gone = { $name } lleva mucho tiempo sin conexión.
online-claim-win = Reclamar la victoria
online-claim-draw = Dejarlo en empate
online-watching = Estás mirando la partida.
online-spectators =
    { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
online-greet = Decir algo
online-greeting-hello = ¡Hola!
online-greeting-good-luck = ¡Suerte!
online-greeting-well-played = ¡Bien jugado!
online-greeting-thanks = ¡Gracias!
online-greeting-oops = ¡Uy!
online-greeting-goodbye = ¡Adiós!

## Your own games

online-mine = Tus partidas en línea
online-mine-how =
    { $how ->
        [turn] Te toca
        [waiting] En espera
        [invited] Invitación abierta
        [won] Ganada
        [lost] Perdida
        [draw] Empate
       *[off] Cancelada
    }

## Another device

online-device = Seguir en otro dispositivo
online-device-show = Mostrar un código
online-device-show-text = Con un código puedes seguir tus partidas en línea también en otro dispositivo.
online-device-how = Abre { $address } en el otro dispositivo e introduce este código. Solo sirve una vez y caduca a los diez minutos.
online-device-over = Este código ya no es válido.
online-device-enter = Código que muestra otro dispositivo
online-device-go = Seguir aquí

## How a game ended

online-end-agreement = De mutuo acuerdo.
online-end-abandoned =
    { $you ->
        [yes] Estuviste fuera demasiado tiempo.
       *[no] { $name } estuvo fuera demasiado tiempo.
    }
online-end-adjudication = Un jugador estuvo fuera demasiado tiempo.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = Solo estás mirando.
online-refused-waiting = Espera a que llegue el otro jugador.
online-refused-not-gone = Tu rival aún no lleva fuera bastante tiempo.
online-refused-your-turn = Te toca a ti: sigue jugando.
online-refused-too-many-events = Esta partida ya es demasiado larga para eso.
online-failed = No ha funcionado. Inténtalo otra vez.
online-failed-no-server = No se puede conectar con el servidor de juego. Puedes jugar con alguien en esta pantalla o contra el ordenador.
online-failed-no-game = No existe esa partida ni esa invitación.
online-failed-no-code = Este código no existe, ya se usó o ha caducado. Pide uno nuevo en el otro dispositivo.
online-failed-own-code = Este código es para otro dispositivo: introdúcelo allí.
online-failed-not-seated = Aquí aún no tienes ninguna partida en línea.
online-failed-too-much = Demasiado de golpe. Espera un momento e inténtalo otra vez.
online-failed-storage = No se pudo guardar la partida. Inténtalo otra vez.
online-failed-bad-clock = Elige otro tiempo para el reloj.
