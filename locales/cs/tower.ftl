# Věž poražených a kdo je na řadě.

tower-title = Tvoje věž v { $game }
tower-count = Poraženo { $count } z 8
tower-stars =
    { $stars ->
        [one] { $stars } hvězda
        [few] { $stars } hvězdy
       *[other] { $stars } hvězd
    }
tower-complete = Stojí tu všech osm. To je věž!
onward-next = Další soupeř: { $name }
onward-gentler = O něco lehčí: { $name }

## Hvězdy a odznak

stars-for = Hvězdy za výhru
star-both = Za obě barvy
star-hints = Bez rady
star-undo = Bez vracení tahů
star-second = Když začíná soupeř
star-has =
    { $has ->
        [yes] splněno
       *[no] ještě ne
    }
