# The tower of those you have beaten, and who comes next.

tower-title = Your { $game } tower
tower-count = { $count } of 8 beaten
tower-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
tower-complete = All eight are in place. What a tower!
onward-next = Next: { $name }
onward-gentler = A gentler game: { $name }

## Stars, and a badge

stars-for = Stars for winning
star-both = With both colours
star-hints = Without hints
star-undo = Without undo
star-second = As second player
star-has =
    { $has ->
        [yes] earned
       *[no] not yet
    }
