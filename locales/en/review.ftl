# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = forced
review-class-only = only turn
review-class-best = best
review-class-good = good
review-class-inaccurate = inaccurate
review-class-mistake = mistake
review-class-blunder = blunder
review-overlooked = threat overlooked
review-estimated = { $class } (estimate)
review-open = not judged yet

## What happened

review-missed = { $turn } would have won at once.
review-lost-before = The game was lost already, but not over yet.
review-threat = The threat went unanswered: { $turn } wins at once.
review-win-to-draw = The game was won; after this turn it is a draw.
review-win-to-loss = The game was won; after this turn it is lost.
review-draw-to-loss = The game was a draw; after this turn it is lost.
review-chances = An estimate: the chances of winning fall from { $before }% to { $after }%.
review-lost-at-once = The other side wins at once with { $turn }.
review-lost-in = The other side wins in { $turns } turns, counting both sides, starting with { $turn }.
review-answer = The best reply is { $turn }.
review-slow = There was a quicker win.

## What would have been better, and why

review-better = { $turn } was better.
review-why-wins-at-once = It wins at once.
review-why-wins-in = It wins in { $turns } turns, counting both sides, whatever the reply.
review-why-wins-within = It wins in at most { $turns } turns, counting both sides, whatever the reply.
review-why-wins = It wins, whatever the reply.
review-why-only-turn = Every other turn loses at once.
review-why-stops-rank = It stops four in row { $rank }.
review-why-stops-file = It stops four in column { $file }.
review-why-leaves-answers =
    { $count ->
        [one] It leaves the other side only one safe reply.
       *[other] It leaves the other side only { $count } safe replies.
    }
review-why-makes-three-rank = It makes three in row { $rank }, with room for a fourth.
review-why-makes-three-file = It makes three in column { $file }, with room for a fourth.
review-why-keeps-points =
    { $own ->
        [one] It takes the lead around the totem, { $own } point to { $other }.
       *[other] It takes the lead around the totem, { $own } points to { $other }.
    }
review-why-leaves-ways =
    { $count ->
        [one] It leaves the totem only one way out.
       *[other] It leaves the totem only { $count } ways out.
    }
review-why-holds-out = Everything loses, but this holds out longest.
review-why-holds-draw = It makes sure of a draw.
review-why-seems-best = It looks best.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Pink’s accuracy: { $percent }%
        [black] Black’s accuracy: { $percent }%
        [white] White’s accuracy: { $percent }%
       *[red] Red’s accuracy: { $percent }%
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Pink’s accuracy: about { $percent }% (partly an estimate)
        [black] Black’s accuracy: about { $percent }% (partly an estimate)
        [white] White’s accuracy: about { $percent }% (partly an estimate)
       *[red] Red’s accuracy: about { $percent }% (partly an estimate)
    }
review-turning-points = Turning points
review-no-faults = As far as we can see, nobody gave anything away.
review-no-turns = This game has no turns.
review-unsettled =
    { $count ->
        [one] One turn has no proven result: the verdict on it is an estimate.
       *[other] { $count } turns have no proven result: the verdicts on them are estimates.
    }
