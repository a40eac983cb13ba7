# La torre di chi è stato battuto, e chi viene dopo.

tower-title = La tua torre a { $game }
tower-count = { $count } su 8 battuti
tower-stars =
    { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    }
tower-complete = Ci sono tutti e otto. Che torre!
onward-next = Prossimo: { $name }
onward-gentler = Un po’ più facile: { $name }

## Stelle e distintivo

star-both = Vincere con entrambi i colori
star-hints = Vincere senza consigli
star-undo = Vincere senza annullare
star-second = Vincere giocando per secondi
star-has =
    { $has ->
        [yes] fatto
       *[no] non ancora
    }
