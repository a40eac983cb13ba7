# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = The game is over.
refusal-not-on-board = That square is not on the board.
refusal-no-piece-left = You have no piece of this kind left.
refusal-same-square = The totem must leave its square.
refusal-not-free = That square is not free.
refusal-not-in-line = The totem does not move in that direction.
refusal-not-enclosed = The way is blocked, and the totem is not enclosed, so it cannot jump.
refusal-not-first-free = A jumping totem lands on the first free square.
refusal-over-enemy = The totem cannot pass over your opponent’s pieces.
refusal-too-far = That is too far: the totem moves one square or jumps over your own pieces.
refusal-not-beside-totem = The piece must go next to the totem while a square there is free.

position-error-no-side = The side to move is missing after the board.
position-error-spacing = There must be exactly one space, between the board and the side to move (column { $column }).
position-error-side = The side to move must be p or b in OXONO, w or r in YOXII (column { $column }).
position-error-rank-count =
    { $found ->
        [one] There is only { $found } rank, but OXONO has 6 and YOXII 7.
       *[other] There are { $found } ranks, but OXONO has 6 and YOXII 7.
    }
position-error-rank-short = Rank { $rank } has too few squares (column { $column }).
position-error-rank-long = Rank { $rank } has too many squares (column { $column }).
position-error-unknown-character = The character “{ $character }” means nothing here (column { $column }).
position-error-zero = A rank cannot hold a 0 (column { $column }).
position-error-two-digits = Two digits cannot stand side by side (column { $column }).
position-error-totem-missing = The totem { $totem } is missing.
position-error-totem-doubled = There is a second totem { $totem } on { $square }.
position-error-too-many-pieces = There are { $found } pieces { $piece } on the board, but only { $stock } exist.
position-error-counts = The first player has { $first } on the board and the second { $second }, which does not fit the side to move.
position-error-line = There is a line through { $square } that the last piece cannot have made.

turn-error-turn-totem = A turn in OXONO begins with X or O (column 1).
turn-error-turn-square = Column { $column } should name a square of the board, such as c4.
turn-error-turn-dash = Column { $column } should be a dash.
turn-error-turn-value = Column { $column } should be a value from 1 to 4.
turn-error-turn-trailing = From column { $column } on there is too much.

record-error-tag-malformed = A tag must look like [Name "value"].
record-error-tag-duplicate = This tag is there twice.
record-error-tag-too-many = There are too many tags.
record-error-game-missing = The tag [Game "…"] is missing.
record-error-game-unknown = No game has this name.
record-error-game-other = This is a record of another game.
record-error-result-tag = The result must be 1-0, 0-1, 1/2-1/2 or *.
record-error-bad-position = The position is wrong: { $reason }
record-error-no-empty-line = An empty line is missing between the tags and the turns.
record-error-stray-text = This does not belong here.
record-error-bad-turn = This is not a turn: { $reason }
record-error-illegal-turn = This turn is not allowed: { $reason }
record-error-turn-after-end = The game is already over before this turn.
record-error-number-missing = The number { $expected } is missing before this turn.
record-error-number-wrong = The number of this turn should be { $expected }, with one dot for the first player and three for the second.
record-error-number-alone = No turn follows the number.
record-error-comment-unclosed = This comment is not closed.
record-error-comment-character = This comment holds a control character.
record-error-variation-unclosed = This variation is not closed.
record-error-variation-empty = This variation has no turn.
record-error-variation-alone = There is no turn to vary here.
record-error-variation-too-deep = Variations are nested too deep here.
record-error-too-many-turns = A record holds at most 4000 turns, counting the variations.
record-error-bad-mark = A mark is $ with a number from 0 to 255, after a turn.
record-error-result-missing = The record does not end with a result.
record-error-result-not-as-tag = The result is not the one in the tag.
record-error-result-not-as-board = The result is not the one on the board.
record-error-not-text = This is not UTF-8 text.
