# Quello che dice l’applicazione web. Le pagine delle regole hanno file propri.

## Ovunque

colour =
    { $colour ->
        [pink] Rosa
        [black] Nero
        [white] Bianco
       *[red] Rosso
    }
you = Tu
close = Chiudi
loading = Preparo il tabellone…
print = Stampa
nav-skip = Vai al contenuto
nav-back = Indietro
nav-menu = Menu
nav-rules = Regole
nav-settings = Impostazioni
nav-about = Informazioni su totemic
error-missing = Questa pagina non esiste.
error-home = Torna ai giochi

goal-oxono = Quattro in fila, per colore o per simbolo
goal-yoxii = Più punti attorno al totem

level-name = Livello { $number } · { $name }
level-1 = Novellino
level-1-detail = Sta imparando
level-1-who = Il Novellino
level-2 = Viandante
level-2-detail = Gli sfuggono molte cose
level-2-who = Il Viandante
level-3 = Cercatore
level-3-detail = Vede ciò che è vicino
level-3-who = Il Cercatore
level-4 = Tessitore
level-4-detail = Tende i suoi fili
level-4-who = Il Tessitore
level-5 = Scultore
level-5-detail = Gioca con cura
level-5-who = Lo Scultore
level-6 = Apripista
level-6-detail = Guarda lontano
level-6-who = L’Apripista
level-7 = Anziano
level-7-detail = Sbaglia di rado
level-7-who = L’Anziano
level-8 = Oracolo
level-8-detail = Più forte non si può
level-8-who = L’Oracolo

## Inizio

home-title = Muovi un totem. Piazza un pezzo.
home-choose = Scegli un gioco
home-sample = Una partita di esempio: { $game }
home-play = Gioca a { $game }
home-against = Contro il computer: { $level }
home-continue =
    { $turns ->
        [one] Continua { $game } ({ $turns } mossa)
       *[other] Continua { $game } ({ $turns } mosse)
    }
home-learn = Impara { $game } passo passo
home-more = Altro
home-level = Scegli livello e colore
home-online = Gioca online con un amico
home-friend = In due sullo stesso schermo
home-rules = Regole di { $game }
home-analyse = Analizza { $game }
home-puzzles = Problemi
home-games = Le mie partite
home-new = Nuova partita di { $game }

## Cominciare una partita

setup-computer = { $game } contro il computer
setup-friend = { $game } in due
setup-level = Livello
setup-side = Giochi con
side-begins = Comincia
side-follows = Gioca per secondo
side-lots = A sorte
side-lots-detail = Decide il caso
setup-start = Comincia
setup-replaces = La tua partita di { $game } in corso resta in «Le mie partite».
setup-name =
    { $colour ->
        [pink] Chi gioca con il Rosa?
        [black] Chi gioca con il Nero?
        [white] Chi gioca con il Bianco?
       *[red] Chi gioca con il Rosso?
    }
setup-clock = Orologio
clock-none = Senza orologio
clock-minutes = { $minutes } min a testa
clock-increment =
    { $seconds ->
        [0] Senza tempo extra
       *[other] +{ $seconds } s a mossa
    }
setup-turning = Gira il tabellone
setup-turning-detail = Dopo ogni mossa si gira verso chi deve giocare

## Una partita

board-label = Tabellone di { $game }
player-to-move =
    { $colour ->
        [pink] Tocca al Rosa
        [black] Tocca al Nero
        [white] Tocca al Bianco
       *[red] Tocca al Rosso
    }
player-won =
    { $colour ->
        [pink] Il Rosa ha vinto
        [black] Il Nero ha vinto
        [white] Il Bianco ha vinto
       *[red] Il Rosso ha vinto
    }
reserve =
    { $colour ->
        [pink] Riserva del Rosa
        [black] Riserva del Nero
        [white] Riserva del Bianco
       *[red] Riserva del Rosso
    }
reserve-left-oxono = { $kind }: { $count } in riserva
reserve-left-yoxii = valore { $kind }: { $count } in riserva
reserve-value = Piazza il valore { $kind } ({ $count } in riserva)

actions = Azioni
action-undo = Annulla
action-back = Indietro
action-hint = Consiglio
action-resign = Abbandona
action-sure = Davvero?
action-turns = Mosse
action-confirm = Gioca
action-rematch = Rivincita
action-new = Nuova partita
action-analyse = Analizza
action-review = Revisione
action-previous = Precedente
action-next = Successiva
action-play-on = Gioca da qui
action-return = Torna alla partita
action-flip = Gira il tabellone
sounds-on = Attiva i suoni
sounds-off = Disattiva i suoni
record-copy = Copia la partita
record-copied = Copiata
turns-list = Elenco delle mosse
turns-none = Ancora nessuna mossa
typed-label = Scrivi una mossa
typed-example = Mossa: { $turn }
typed-play = Gioca

## La frase sotto il tabellone

say-choose = Muovi uno dei due totem
say-choose-more = Tocca un totem per vedere dove può andare
say-choose-one = Muovi il totem
say-choose-one-more = Toccalo per vedere dove può andare
say-choose-only = Muovi il totem { $totem }
say-choose-only-more = Per l’altro non hai più pezzi
say-go-oxono = Dove deve andare il totem { $totem }?
say-go-oxono-more =
    { $step ->
        [jump] È circondato: salta sulla prima casella libera
        [teleport] Riga e colonna sono piene: può andare su qualsiasi casella libera
       *[slide] Dritto su caselle libere, fin dove vuoi
    }
say-go-yoxii = Dove deve andare il totem?
say-go-yoxii-more = Di una casella, o sopra i tuoi pezzi
say-place-oxono =
    { $reach ->
        [anywhere] Piazza una { $kind } su una casella libera qualsiasi
       *[beside] Piazza una { $kind } accanto al totem
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Piazza un { $kind } su una casella libera qualsiasi
       *[beside] Piazza un { $kind } accanto al totem
    }
say-place-more = Tocca di nuovo il totem per tornare indietro
say-place-value-more = Oppure scegli un altro valore sotto il tabellone
say-anywhere-more = Accanto al totem non c’è nessuna casella libera
say-confirm = Giocare questa mossa?
say-confirm-more = Tocca di nuovo la casella o scegline un’altra
say-thinking = { $name } sta pensando…
say-looking = Cerco una buona mossa…
say-around = Attorno al totem: Bianco { $first } · Rosso { $second }
say-around-none = Quando il totem è bloccato, contano i punti attorno
say-earlier =
    { $ply ->
        [0] La posizione iniziale
       *[other] Dopo la mossa { $ply } di { $count }
    }
say-earlier-more = Stai guardando indietro; la partita aspetta
hint-turn = Consiglio: { $turn }
hint-look-totem = Guarda il totem { $totem }.
hint-look-goal = Il totem potrebbe andare sulla casella segnata.
hint-again = Tocca di nuovo «{ $hint }» per vedere la mossa intera.
hint-whole = Il pezzo appare in trasparenza sulla sua casella.
hint-best = Sembra la mossa migliore.

## La fine

end-you-win = Hai vinto!
end-wins = { $name } vince
end-draw = Pareggio
end-aborted = La partita è stata interrotta
end-counting = Il totem è bloccato. Si conta…
end-line-colour =
    { $colour ->
        [pink] { $count } pezzi rosa in fila.
       *[black] { $count } pezzi neri in fila.
    }
end-line-symbol = { $count } { $symbol } in fila, di qualunque colore.
end-line-both =
    { $colour ->
        [pink] { $count } pezzi rosa con { $symbol } in fila: stesso colore e stesso simbolo.
       *[black] { $count } pezzi neri con { $symbol } in fila: stesso colore e stesso simbolo.
    }
end-full = Tutti i pezzi sono piazzati e non c’è nessuna fila di quattro.
end-stuck =
    { $decided ->
        [points] Punti attorno al totem: Bianco { $first }, Rosso { $second }.
        [pieces] { $first } punti a testa, ma { $colour ->
            [white] il Bianco ha più pezzi attorno al totem: { $firstPieces } a { $secondPieces }.
           *[red] il Rosso ha più pezzi attorno al totem: { $secondPieces } a { $firstPieces }.
        }
       *[nothing] Attorno al totem entrambi hanno { $first } punti e { $secondPieces } pezzi.
    }
end-resignation =
    { $you ->
        [yes] Hai abbandonato.
       *[no] { $name } abbandona.
    }
end-time =
    { $you ->
        [yes] Il tuo tempo è scaduto.
       *[no] Tempo scaduto per { $name }.
    }

## Rifiuti del tavolo; quelli delle regole sono in refusals.ftl

table-choose-totem = Prima tocca un totem.
table-choose-kind = Prima scegli un valore dalla tua riserva.
table-not-your-turn = Non tocca a te.
table-nothing-to-undo = Non c’è nulla da annullare.
table-refused = Adesso non è possibile.

## Per i lettori di schermo

square-free = libera
square-totem-oxono = totem { $totem }
square-totem-yoxii = totem
square-piece-oxono =
    { $colour ->
        [pink] { $kind } rosa
       *[black] { $kind } nera
    }
square-piece-yoxii =
    { $colour ->
        [white] { $kind } bianco
       *[red] { $kind } rosso
    }
square-may-choose = si può muovere
square-chosen = scelto
square-may-go =
    { $step ->
        [jump] il totem può saltare qui
        [teleport] il totem può venire qui: la sua riga e la sua colonna sono piene
       *[slide] il totem può venire qui
    }
square-may-place-oxono = qui si può piazzare una { $kind }
square-may-place-yoxii = qui si può piazzare un { $kind }
square-take-back = torna indietro
spoken-turn-oxono =
    { $colour ->
        [pink] Rosa: totem { $totem } in { $to }, { $kind } in { $at }.
       *[black] Nero: totem { $totem } in { $to }, { $kind } in { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] Bianco: totem in { $to }, { $kind } in { $at }.
       *[red] Rosso: totem in { $to }, { $kind } in { $at }.
    }
spoken-undone = Mossa annullata.
spoken-over = La partita è finita.

## Tasti

shortcuts = Tastiera
key-walk = Muoversi sul tabellone
key-tap = Scegliere la casella
key-back = Tornare indietro
key-value = Valore da piazzare
key-undo = Annullare
key-hint = Consiglio
key-type = Scrivere una mossa
key-board = Andare al tabellone
key-flip = Girare il tabellone
key-mute = Attivare o disattivare i suoni
key-browse = Posizioni precedenti e successive
key-list = Questo elenco

## Impostazioni

setting-language = Lingua
setting-theme = Aspetto
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Alto contrasto
theme-change = Chiaro o scuro
setting-sounds = Suoni
setting-vibration = Vibrazione
setting-animation = Animazioni
setting-animation-detail = I totem scivolano, i pezzi cadono
setting-confirm = Conferma le mosse
setting-confirm-detail = Un tocco in più prima che la mossa valga
setting-coordinates = Coordinate
setting-figures = Cifre al posto dei pallini
setting-figures-detail = Sui pezzi di YOXII

## Informazioni

about-what = Con totemic impari i giochi da tavolo OXONO e YOXII, ci giochi e li studi, per conto tuo, con qualcuno accanto o con un amico a distanza.
about-unofficial = Non ufficiale
about-rights = OXONO e YOXII sono stati ideati da Jérémy Partinico e sono pubblicati da Cosmoludo, a cui appartengono i nomi e i giochi. Questo programma è fatto da appassionati; disegni e testi sono originali. Se i giochi ti piacciono, procurati la versione in legno.
about-publisher = Il sito dell’editore, Cosmoludo
about-privacy = I tuoi dati
about-privacy-text = Partite e impostazioni restano in questo browser. Nulla viene tracciato o trasmesso, e nulla viene caricato da altri siti. Le partite online le conserva anche il server su cui le giochi.
about-licence = Licenza
about-licence-text = Software libero, a scelta con licenza MIT o Apache 2.0.
