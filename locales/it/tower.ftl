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

stars-for = Stelle per chi vince
star-both = Con entrambi i colori
star-hints = Senza consigli
star-undo = Senza annullare
star-second = Giocando per secondi
star-has =
    { $has ->
        [yes] fatto
       *[no] non ancora
    }
