# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = This wins at once.
hint-wins-in =
    { $turns ->
        [one] This wins on the next turn.
       *[other] This wins in { $turns } turns at most, whatever the answer.
    }
hint-wins = This wins, whatever the answer.
hint-only-turn = Every other turn loses at once.
hint-stops-rank = This stops the line on rank { $rank }.
hint-stops-file = This stops the line on file { $file }.
hint-leaves-answers =
    { $count ->
        [one] This leaves only one answer.
       *[other] This leaves only { $count } answers.
    }
hint-makes-three-rank = This makes three on rank { $rank }, with room for a fourth.
hint-makes-three-file = This makes three on file { $file }, with room for a fourth.
hint-keeps-points =
    { $own ->
        [one] This keeps { $own } point around the totem, against { $other }.
       *[other] This keeps { $own } points around the totem, against { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] This leaves the totem only one way out.
       *[other] This leaves the totem only { $count } ways out.
    }
hint-holds-out = The position is lost, but this makes it hardest to win.
hint-holds-draw = This holds the draw.
hint-seems-best = This looks best.
