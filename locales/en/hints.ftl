# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = This wins at once.
hint-wins-in = You win in { $turns } turns, counting both players’, whatever the answer.
hint-wins-within = You win in at most { $turns } turns, counting both players’, whatever the answer.
hint-wins = This wins, whatever the answer.
hint-only-turn = Every other turn loses at once.
hint-stops-rank = This stops the line on rank { $rank }.
hint-stops-file = This stops the line on file { $file }.
hint-leaves-answers =
    { $count ->
        [one] This leaves your opponent only one safe answer.
       *[other] This leaves your opponent only { $count } safe answers.
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
hint-holds-out = You are losing, but this makes it hardest for your opponent.
hint-holds-draw = This holds the draw.
hint-seems-best = This looks best.
