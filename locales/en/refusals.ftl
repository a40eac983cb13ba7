# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = The game is over.
refusal-not-on-board = That square is not on the board.
refusal-no-piece-left = You have no piece of this kind left.
refusal-same-square = The totem must leave its square.
refusal-not-free = That square is not free.
refusal-not-in-line = The totem does not move in that direction.
refusal-not-enclosed = The way is blocked, and the totem is not surrounded, so it cannot jump.
refusal-not-first-free = A jumping totem lands on the first free square.
refusal-over-enemy = The totem cannot pass over your opponent’s pieces.
refusal-too-far = That is too far: the totem moves one square or jumps over your own pieces.
refusal-not-beside-totem = The piece must go next to the totem while a square there is free.

position-error-no-side = The side to move is missing after the board.
position-error-spacing = There must be exactly one space, between the board and the side to move (character { $column }).
position-error-side = The side to move must be p or b in OXONO, w or r in YOXII (character { $column }).
position-error-rank-count =
    { $found ->
        [one] There is only { $found } row, but OXONO has 6 and YOXII 7.
       *[other] There are { $found } rows, but OXONO has 6 and YOXII 7.
    }
position-error-rank-short = Row { $rank } has too few squares (character { $column }).
position-error-rank-long = Row { $rank } has too many squares (character { $column }).
position-error-unknown-character = “{ $character }” means nothing here (character { $column }).
position-error-zero = A row cannot hold a 0 (character { $column }).
position-error-two-digits = Two digits cannot stand side by side (character { $column }).
position-error-totem-missing = Totem { $totem } is missing.
position-error-totem-doubled = There is a second totem { $totem } on { $square }.
position-error-too-many-pieces = There are { $found } { $piece } pieces on the board, but the game has only { $stock }.
position-error-counts = The first player has { $first } pieces on the board and the second { $second }, which does not fit the side to move.
position-error-line = There is a row of four through { $square } that the last piece cannot have made.

turn-error-turn-totem = A turn in OXONO begins with X or O (character 1).
turn-error-turn-square = Character { $column } should start the name of a square, such as c4.
turn-error-turn-dash = Character { $column } should be a dash.
turn-error-turn-value = Character { $column } should be a value from 1 to 4.
turn-error-turn-trailing = There is too much from character { $column } on.

record-error-tag-malformed = A tag must look like [Name "value"].
record-error-tag-duplicate = This tag appears twice.
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
record-error-comment-character = This comment contains a control character.
record-error-variation-unclosed = This variation is not closed.
record-error-variation-empty = This variation has no turn.
record-error-variation-alone = There is no turn to vary here.
record-error-variation-too-deep = Variations are nested too deeply here.
record-error-too-many-turns = A record holds at most 4000 turns, counting the variations.
record-error-bad-mark = A mark is $ with a number from 0 to 255, after a turn.
record-error-result-missing = The record does not end with a result.
record-error-result-not-as-tag = The result differs from the one in the tag.
record-error-result-not-as-board = The result differs from the one on the board.
record-error-not-text = This is not UTF-8 text.
