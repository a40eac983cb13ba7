# The tower of those one has beaten, and who comes next.

tower-title = Your tower in { $game }
tower-count = { $count } of 8 beaten
tower-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
tower-complete = All eight stand. What a tower!
onward-next = Next: { $name }
onward-gentler = A gentler game: { $name }

## Stars, and a badge

star-both = Won with both colours
star-hints = Won without hints
star-undo = Won without undo
star-second = Won as second player
star-has =
    { $has ->
        [yes] done
       *[no] not yet
    }
