# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = This wins at once.
hint-wins-in = Whatever the reply, you win in { $turns } turns, counting both sides.
hint-wins-within = Whatever the reply, you win in at most { $turns } turns, counting both sides.
hint-wins = This wins, whatever the reply.
hint-only-turn = Every other turn loses at once.
hint-stops-rank = This stops your opponent getting four in row { $rank }.
hint-stops-file = This stops your opponent getting four in column { $file }.
hint-leaves-answers =
    { $count ->
        [one] This leaves your opponent only one safe reply.
       *[other] This leaves your opponent only { $count } safe replies.
    }
hint-makes-three-rank = You get three in row { $rank }, with room for a fourth.
hint-makes-three-file = You get three in column { $file }, with room for a fourth.
hint-keeps-points =
    { $own ->
        [one] You then lead around the totem, { $own } point to { $other }.
       *[other] You then lead around the totem, { $own } points to { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] This leaves the totem only one way out.
       *[other] This leaves the totem only { $count } ways out.
    }
hint-holds-out = You are losing, but this makes it hardest for your opponent.
hint-holds-draw = This makes sure of a draw.
hint-seems-best = This looks best.
