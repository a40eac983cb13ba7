# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = La partita è finita.
refusal-not-on-board = Quella casella non è sul tabellone.
refusal-no-piece-left = Non hai più pezzi di questo tipo.
refusal-same-square = Il totem deve lasciare la sua casella.
refusal-not-free = Quella casella non è libera.
refusal-not-in-line = Il totem non si muove in quella direzione.
refusal-not-enclosed = La via è sbarrata e il totem non è circondato, quindi non può saltare.
refusal-not-first-free = Un totem che salta arriva sulla prima casella libera.
refusal-over-enemy = Il totem non può passare sopra i pezzi avversari.
refusal-too-far = È troppo lontano: il totem si muove di una casella o salta sopra i tuoi pezzi.
refusal-not-beside-totem = Il pezzo va accanto al totem finché lì c’è una casella libera.

position-error-no-side = Dopo il tabellone manca chi deve giocare.
position-error-spacing = Ci vuole un solo spazio, tra il tabellone e chi deve giocare (carattere { $column }).
position-error-side = Chi deve giocare è p o b in OXONO, w o r in YOXII (carattere { $column }).
position-error-rank-count =
    { $found ->
        [one] C’è solo { $found } riga, ma OXONO ne ha 6 e YOXII 7.
       *[other] Ci sono { $found } righe, ma OXONO ne ha 6 e YOXII 7.
    }
position-error-rank-short = La riga { $rank } ha troppo poche caselle (carattere { $column }).
position-error-rank-long = La riga { $rank } ha troppe caselle (carattere { $column }).
position-error-unknown-character = Qui «{ $character }» non significa nulla (carattere { $column }).
position-error-zero = Una riga non può contenere uno 0 (carattere { $column }).
position-error-two-digits = Due cifre non possono stare una accanto all’altra (carattere { $column }).
position-error-totem-missing = Manca il totem { $totem }.
position-error-totem-doubled = C’è un secondo totem { $totem } in { $square }.
position-error-too-many-pieces = Ci sono { $found } pezzi { $piece } sul tabellone, ma ne esistono solo { $stock }.
position-error-counts = Pezzi sul tabellone: { $first } del primo giocatore e { $second } del secondo. Non corrisponde a chi deve giocare.
position-error-line = Per { $square } passa una fila di quattro che l’ultimo pezzo non può aver formato.

turn-error-turn-totem = Una mossa di OXONO comincia con X oppure O (carattere 1).
turn-error-turn-square = Dal carattere { $column } ci vuole una casella del tabellone, per esempio c4.
turn-error-turn-dash = Al carattere { $column } ci vuole un trattino.
turn-error-turn-value = Al carattere { $column } ci vuole un valore da 1 a 4.
turn-error-turn-trailing = Dal carattere { $column } in poi c’è qualcosa di troppo.

record-error-tag-malformed = Un’etichetta si scrive [Nome "valore"].
record-error-tag-duplicate = Questa etichetta compare due volte.
record-error-tag-too-many = Ci sono troppe etichette.
record-error-game-missing = Manca l’etichetta [Game "…"].
record-error-game-unknown = Nessun gioco si chiama così.
record-error-game-other = È una partita di un altro gioco.
record-error-result-tag = Il risultato deve essere 1-0, 0-1, 1/2-1/2 o *.
record-error-bad-position = La posizione è sbagliata: { $reason }
record-error-no-empty-line = Manca una riga vuota tra le etichette e le mosse.
record-error-stray-text = Questo non va qui.
record-error-bad-turn = Questa non è una mossa: { $reason }
record-error-illegal-turn = Questa mossa non è permessa: { $reason }
record-error-turn-after-end = Prima di questa mossa la partita è già finita.
record-error-number-missing = Prima di questa mossa manca il numero { $expected }.
record-error-number-wrong = Il numero di questa mossa dovrebbe essere { $expected }, con un punto per il primo giocatore e tre per il secondo.
record-error-number-alone = Dopo il numero non c’è nessuna mossa.
record-error-comment-unclosed = Questo commento non è chiuso.
record-error-comment-character = Questo commento contiene un carattere di controllo.
record-error-variation-unclosed = Questa variante non è chiusa.
record-error-variation-empty = Questa variante non ha mosse.
record-error-variation-alone = Qui non c’è nessuna mossa a cui dare una variante.
record-error-variation-too-deep = Qui le varianti sono troppo annidate.
record-error-too-many-turns = Una partita salvata contiene al massimo 4000 mosse, varianti comprese.
record-error-bad-mark = Un segno è $ con un numero da 0 a 255, dopo una mossa.
record-error-result-missing = La partita non termina con un risultato.
record-error-result-not-as-tag = Il risultato non è quello dell’etichetta.
record-error-result-not-as-board = Il risultato non è quello del tabellone.
record-error-not-text = Questo non è testo UTF-8.
