# Věž poražených a kdo je na řadě.

tower-title = Tvoje věž v { $game }
tower-count = Poraženo { $count } z 8
tower-stars =
    { $stars ->
        [one] { $stars } hvězda
        [few] { $stars } hvězdy
       *[other] { $stars } hvězd
    }
tower-complete = Stojí tu všech osm. To je věž!
onward-next = Další soupeř: { $name }
onward-gentler = O něco lehčí: { $name }

## Hvězdy a odznak

star-both = Výhra za obě barvy
star-hints = Výhra bez rady
star-undo = Výhra bez vracení tahů
star-second = Výhra jako druhý hráč
star-has =
    { $has ->
        [yes] splněno
       *[no] ještě ne
    }
