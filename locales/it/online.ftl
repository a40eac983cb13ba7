# Playing a friend online.

## Setting up

online-title = { $game } con un amico
online-clock-own = A scelta
online-minutes = Minuti per la partita
online-seconds = Secondi in più per mossa
online-name = Il tuo nome
online-name-optional = Se vuoi
online-create = Crea il link
online-again = Riprova

## The invitation

online-invite-title = Invita qualcuno
online-invite = Manda questo link o fai inquadrare il codice.
online-valid = Il link vale per un giorno.
online-link = Link da mandare
online-code = Il link come codice QR
online-copy = Copia
online-copied = Copiato
online-copy-by-hand = Il link è selezionato: copialo a mano.
online-share = Condividi il link
online-share-text = Facciamo una partita?
online-loopback = Qui solo questo computer può aprire l’app. Per giocare con qualcun altro, avviala con «{ $command }» e apri l’indirizzo che compare.
online-waiting-friend = Aspettiamo l’altro giocatore…
online-call-off = Disdici
online-you-play =
    { $colour ->
        [pink] Giochi con il Rosa
        [black] Giochi con il Nero
        [white] Giochi con il Bianco
       *[red] Giochi con il Rosso
    }
online-invited-by = { $name } ti invita a una partita di { $game }
online-invited = C’è un invito per te: una partita di { $game }
online-sit = Giochiamo!
online-taken = Qualcuno sta già giocando questa partita.
online-look-on = Guarda la partita
online-expired = Questo invito non è più valido.
online-missing = Questa partita non esiste.
online-unreachable = Il server di gioco non risponde. Continuiamo a provare…

## The game

online-your-turn = Tocca a te
online-say-waiting = Tocca a { $name }
online-draw = Pareggio
online-sign =
    { $you ->
        [yes] { $state ->
            [here] La tua connessione funziona
           *[away] Non hai connessione
        }
       *[no] { $state ->
            [here] Online
            [away] Offline
           *[unknown] Connessione sconosciuta
        }
    }
online-lost = Nessuna connessione. Riproviamo…
online-lost-title = Nessuna connessione
online-lost-waiting = La tua mossa è salvata e partirà appena torna la connessione.
online-lost-order = La tua richiesta partirà appena torna la connessione.
online-sending = Invio…
online-next = La rivincita è pronta.
online-next-open = Vai
online-first-turn = Se nessuno gioca entro un minuto, la partita viene annullata.
online-asks-takeback = { $name } vorrebbe annullare una mossa.
online-asks-draw = { $name } propone il pareggio.
online-asks-rematch = { $name } vorrebbe la rivincita.
online-accept = Accetta
online-decline = Rifiuta
online-withdraw = Ritira
online-asked-takeback = Hai chiesto di annullare la mossa.
online-asked-draw = Hai proposto il pareggio.
online-asked-rematch = Hai chiesto la rivincita.
online-declined = { $name } ha rifiutato.
online-away = { $name } non è online.
online-away-claim = { $name } non è online. Potrai chiudere la partita tra { $time }.
online-gone = { $name } manca da molto tempo.
online-claim-win = Dichiara vittoria
online-claim-draw = Dichiara pareggio
online-watching = Stai guardando la partita.
online-spectators =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
online-greet = Di’ qualcosa
online-greeting-hello = Ciao!
online-greeting-good-luck = Buona fortuna!
online-greeting-well-played = Bella partita!
online-greeting-thanks = Grazie!
online-greeting-oops = Ops!
online-greeting-goodbye = A presto!

## Your own games

online-mine = Le tue partite online
online-mine-how =
    { $how ->
        [turn] Tocca a te
        [waiting] In attesa
        [invited] Invito aperto
        [won] Vinta
        [lost] Persa
        [draw] Pareggio
       *[off] Annullata
    }

## Another device

online-device = Continua su un altro dispositivo
online-device-show = Mostra un codice
online-device-show-text = Con un codice puoi continuare le tue partite online anche su un altro dispositivo.
online-device-how = Apri { $address } sull’altro dispositivo e inserisci questo codice. Vale una sola volta e scade dopo dieci minuti.
online-device-over = Questo codice non è più valido.
online-device-enter = Codice mostrato da un altro dispositivo
online-device-go = Continua qui

## How a game ended

online-end-agreement = Di comune accordo.
online-end-abandoned =
    { $you ->
        [yes] La tua assenza è durata troppo a lungo.
       *[no] L’assenza di { $name } è durata troppo a lungo.
    }
online-end-adjudication = L’assenza di uno dei due è durata troppo a lungo.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = Stai solo guardando.
online-refused-waiting = Aspetta che arrivi l’altro giocatore.
online-refused-not-gone = L’altro giocatore non è ancora assente da abbastanza tempo.
online-refused-your-turn = Tocca a te: continua.
online-refused-too-many-events = Questa partita è ormai troppo lunga per farlo.
online-failed = Non ha funzionato. Riprova.
online-failed-no-server = Da qui non si raggiunge il server di gioco. Puoi sempre giocare in due su questo schermo o contro il computer.
online-failed-no-game = Questa partita o questo invito non esiste.
online-failed-no-code = Questo codice non esiste, è già stato usato o è scaduto. Chiedine uno nuovo sull’altro dispositivo.
online-failed-own-code = Questo codice è per un altro dispositivo: inseriscilo lì.
online-failed-not-seated = Qui non hai ancora partite online.
online-failed-too-much = Un po’ troppo tutto insieme. Aspetta un attimo e riprova.
online-failed-storage = Non è stato possibile salvare la partita. Riprova.
online-failed-bad-clock = Scegli un altro tempo per l’orologio.
