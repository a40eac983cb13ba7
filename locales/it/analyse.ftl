# Che cosa dice la pagina di analisi.

analyse-title = { $game } · Analisi

engine = Motore
engine-off = Il motore è spento.
engine-lines = Numero di linee
engine-lines-count =
    { $count ->
        [one] { $count } linea
       *[other] { $count } linee
    }
engine-best =
    { $colour ->
        [pink] Le mosse migliori per il Rosa
        [black] Le mosse migliori per il Nero
        [white] Le mosse migliori per il Bianco
       *[red] Le mosse migliori per il Rosso
    }
engine-line = Gioca { $turn }: { $value }, { $tag }
tag-proven = dimostrato
tag-estimated = stimato
tag-working = sto calcolando…
truth-all = Qui ogni mossa ha un risultato dimostrato.
truth-some = Mosse dimostrate: { $known } su { $count }. Sto calcolando il resto…
truth-rests = Mosse dimostrate: { $known } su { $count }.

value-win = vince
value-win-in = vince in { $turns }
value-win-within = vince in { $turns } al massimo
value-draw = pareggio
value-loss = perde
value-loss-in = perde in { $turns }
value-loss-within = perde in { $turns } al massimo
value-unknown = non ancora noto
value-percent = { $percent }%

bar-wins =
    { $colour ->
        [pink] Vince il Rosa
        [black] Vince il Nero
        [white] Vince il Bianco
       *[red] Vince il Rosso
    }
bar-wins-in =
    { $colour ->
        [pink] Il Rosa vince in { $turns }
        [black] Il Nero vince in { $turns }
        [white] Il Bianco vince in { $turns }
       *[red] Il Rosso vince in { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Il Rosa vince in { $turns } al massimo
        [black] Il Nero vince in { $turns } al massimo
        [white] Il Bianco vince in { $turns } al massimo
       *[red] Il Rosso vince in { $turns } al massimo
    }
bar-draw = Pareggio
bar-chance =
    { $colour ->
        [pink] Rosa { $percent }%
        [black] Nero { $percent }%
        [white] Bianco { $percent }%
       *[red] Rosso { $percent }%
    }
ahead-even = Più o meno alla pari
ahead-little =
    { $colour ->
        [pink] Il Rosa è in leggero vantaggio
        [black] Il Nero è in leggero vantaggio
        [white] Il Bianco è in leggero vantaggio
       *[red] Il Rosso è in leggero vantaggio
    }
ahead-clear =
    { $colour ->
        [pink] Il Rosa è in vantaggio
        [black] Il Nero è in vantaggio
        [white] Il Bianco è in vantaggio
       *[red] Il Rosso è in vantaggio
    }
ahead-far =
    { $colour ->
        [pink] Il Rosa è in netto vantaggio
        [black] Il Nero è in netto vantaggio
        [white] Il Bianco è in netto vantaggio
       *[red] Il Rosso è in netto vantaggio
    }
bar-proven = { $value }, dimostrato
bar-estimated = { $value }, stimato
square-step-value = { $totem }: { $value }

legend-title = Che cosa significano i segni
legend-intro =
    { $colour ->
        [pink] Tocca al Rosa. Ogni segno mostra come finisce la partita se scegli quella casella e poi entrambi giocano alla perfezione.
        [black] Tocca al Nero. Ogni segno mostra come finisce la partita se scegli quella casella e poi entrambi giocano alla perfezione.
        [white] Tocca al Bianco. Ogni segno mostra come finisce la partita se scegli quella casella e poi entrambi giocano alla perfezione.
       *[red] Tocca al Rosso. Ogni segno mostra come finisce la partita se scegli quella casella e poi entrambi giocano alla perfezione.
    }
legend-win = vince
legend-draw = pareggio
legend-loss = perde
legend-guess = stimato
legend-win-long = Vinci, qualunque sia la risposta.
legend-draw-long = Nessuno può forzare la vittoria: pareggio.
legend-loss-long = L’avversario vince se risponde bene, qualunque cosa tu faccia dopo.
legend-guess-long = Non ancora dimostrato: le tue possibilità secondo il motore, in percentuale. Il segno cambia appena il risultato è certo.
legend-number = Numero piccolo: quante mosse mancano alla fine, contando quelle di entrambi.
legend-bound = Con ≤: mancano al massimo quelle mosse, forse meno.
legend-estimate = Ciò che è tratteggiato è una stima; i segni a tratto continuo sono dimostrati.

tree-turns = Mosse
tree-start = Inizio
tree-empty = Gioca una mossa sul tabellone o apri una partita.
tree-variation = Variante
tree-promote = Rendi principale
tree-promoted = La variante è ora la linea principale.
tree-delete = Cancella da qui
tree-deleted = Cancellato.
comment-turn = Commento a questa mossa
comment-start = Commento all’inizio
marks = Segni per questa mossa
steps = Scorri la partita
step-first = All’inizio
step-back = Una mossa indietro
step-forward = Una mossa avanti
step-last = Alla fine

tools = Strumenti
tool-new = Nuova analisi
tool-setup = Componi una posizione
tool-open = Incolla o apri
tool-review = Revisione della partita
tool-save = Salva come file
tool-share = Condividi un link
tool-earlier = Analisi precedenti
earlier-kept = L’analisi che avevi è conservata in «Analisi precedenti».
earlier-unkept = La memoria è piena: l’analisi che avevi resta solo finché non chiudi la pagina. Salvala come file se ti serve.
earlier-delete = Elimina l’analisi del { $when }
tool-marks = Mostra quanto valgono le mosse

setup-title = Componi una posizione
setup-how = Scegli un pezzo e tocca le caselle dove va. Tocca di nuovo per toglierlo.
setup-palette = Che cosa mettere sul tabellone
setup-rub = Togli
setup-turn = A chi tocca?
setup-start-position = Posizione iniziale
setup-clear = Svuota
setup-fine = Questa posizione si può analizzare.
setup-counts =
    { $game ->
        [oxono] Rosa { $first }, Nero { $second }. Comincia il Rosa: i due hanno lo stesso numero di pezzi, o il Rosa ne ha uno in più.
       *[yoxii] Bianco { $first }, Rosso { $second }. Comincia il Bianco: i due hanno lo stesso numero di pezzi, o il Bianco ne ha uno in più.
    }
setup-place-totem =
    { $game ->
        [oxono] Metti il totem { $totem }
       *[yoxii] Metti il totem
    }
setup-take-piece = Togli il pezzo in { $square }
setup-done = Analizza
setup-cancel = Annulla

open-title = Incolla o apri
open-what = Una posizione, un elenco di mosse, una partita salvata o un link
open-do = Apri
open-file = Apri un file
open-place = Riga { $line }, carattere { $column }: { $problem }
open-bad-link = Questo link è danneggiato.
open-too-long = È troppo lungo per essere aperto.
share-too-long = Questa analisi è troppo lunga per un link. Salvala invece come file.
share-title = Condividi un link
share-how = Il link contiene tutto; niente viene salvato online.
share-study = Tutta l’analisi
share-position = Solo questa posizione
share-copy = Copia

keys-turn = Una mossa indietro o avanti
keys-variation = Un’altra variante
keys-ends = Inizio e fine
keys-engine = Accendere o spegnere il motore
