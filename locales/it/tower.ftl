# La torre di chi è stato battuto, e chi viene dopo.

tower-title = La tua torre di { $game }
tower-count = Battuti: { $count } su 8
tower-stars =
    { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    }
tower-complete = Ci sono tutti e otto. Che torre!
onward-next = Prossimo: { $name }
onward-gentler = Un po’ più facile: { $name }

## Stelle e distintivo

stars-for = Stelle se vinci
star-both = Con entrambi i colori
star-hints = Senza consigli
star-undo = Senza annullare
star-second = Giocando per secondo
star-has =
    { $has ->
        [yes] fatto
       *[no] non ancora
    }
