# What the analysis page says.

analyse-title = { $game } · Analysis

## The engine beside the board

engine = Engine
engine-off = The engine is off.
engine-lines = Number of lines
engine-lines-count =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
engine-best =
    { $colour ->
        [pink] Pink’s best turns
        [black] Black’s best turns
        [white] White’s best turns
       *[red] Red’s best turns
    }
engine-line = Play { $turn }: { $value }, { $tag }
tag-proven = proven
tag-estimated = estimated
tag-working = working it out…
truth-all = Every turn here has a proven result.
truth-some = Proven: { $known } of { $count } turns. Working on the rest…
truth-rests = Proven: { $known } of { $count } turns.

## Values for the side to move; the number counts the turns of both sides

value-win = wins
value-win-in = wins in { $turns }
value-win-within = wins in at most { $turns }
value-draw = draw
value-loss = loses
value-loss-in = loses in { $turns }
value-loss-within = loses in at most { $turns }
value-unknown = not known yet
value-percent = { $percent }%

## The bar, by colour

bar-wins =
    { $colour ->
        [pink] Pink wins
        [black] Black wins
        [white] White wins
       *[red] Red wins
    }
bar-wins-in =
    { $colour ->
        [pink] Pink wins in { $turns }
        [black] Black wins in { $turns }
        [white] White wins in { $turns }
       *[red] Red wins in { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Pink wins in at most { $turns }
        [black] Black wins in at most { $turns }
        [white] White wins in at most { $turns }
       *[red] Red wins in at most { $turns }
    }
bar-draw = A draw
bar-chance =
    { $colour ->
        [pink] Pink { $percent }%
        [black] Black { $percent }%
        [white] White { $percent }%
       *[red] Red { $percent }%
    }
ahead-even = About even
ahead-little =
    { $colour ->
        [pink] Pink is a little ahead
        [black] Black is a little ahead
        [white] White is a little ahead
       *[red] Red is a little ahead
    }
ahead-clear =
    { $colour ->
        [pink] Pink is ahead
        [black] Black is ahead
        [white] White is ahead
       *[red] Red is ahead
    }
ahead-far =
    { $colour ->
        [pink] Pink is far ahead
        [black] Black is far ahead
        [white] White is far ahead
       *[red] Red is far ahead
    }
bar-proven = { $value }, proven
bar-estimated = { $value }, estimated
square-step-value = { $totem }: { $value }

## What the marks on the board mean

legend-title = What the marks mean
legend-intro =
    { $colour ->
        [pink] It is Pink’s turn. Each mark shows how the game ends if you choose that square and both sides then play perfectly.
        [black] It is Black’s turn. Each mark shows how the game ends if you choose that square and both sides then play perfectly.
        [white] It is White’s turn. Each mark shows how the game ends if you choose that square and both sides then play perfectly.
       *[red] It is Red’s turn. Each mark shows how the game ends if you choose that square and both sides then play perfectly.
    }
legend-win = wins
legend-draw = draw
legend-loss = loses
legend-guess = estimate
legend-win-long = You win, whatever they reply.
legend-draw-long = Neither side can force a win: a draw.
legend-loss-long = They win with the right reply, whatever you do.
legend-guess-long = Not proven yet: the engine’s estimate of your chances, in percent. The mark changes as soon as the result is certain.
legend-number = Small number: how many turns are left, counting both sides.
legend-bound = With ≤: at most that many turns, perhaps fewer.
legend-estimate = Whatever is dashed is an estimate; solid marks are proven.

## Turns, variations, comments

tree-turns = Turns
tree-start = Start
tree-empty = Play a turn on the board, or open a game.
tree-variation = Variation
tree-promote = Make main line
tree-promoted = The variation is now the main line.
tree-delete = Delete from here
tree-deleted = Deleted.
comment-turn = Comment on this turn
comment-start = Comment on the start
marks = Marks for this turn
steps = Step through the game
step-first = To the start
step-back = One turn back
step-forward = One turn forward
step-last = To the end

## Tools

tools = Tools
tool-new = New analysis
tool-setup = Set up a position
tool-open = Paste or open
tool-review = Review this game
tool-save = Save as a file
tool-share = Share a link
tool-earlier = Earlier analyses
earlier-kept = Your previous analysis is kept under “Earlier analyses”.
earlier-unkept = The storage is full: your previous analysis stays only until you close the page. Save it as a file if you need it.
earlier-delete = Delete the analysis from { $when }
tool-marks = Show what turns are worth

## A position set up by hand

setup-title = Set up a position
setup-how = Choose a piece, then tap the squares for it. Tap again to remove it.
setup-palette = What to put on the board
setup-rub = Remove
setup-turn = Whose turn?
setup-start-position = Start position
setup-clear = Clear
setup-fine = This position can be analysed.
setup-counts =
    { $game ->
        [oxono] Pink { $first }, Black { $second }. Pink plays first, so either both have the same number of pieces or Pink has one more.
       *[yoxii] White { $first }, Red { $second }. White plays first, so either both have the same number of pieces or White has one more.
    }
setup-place-totem =
    { $game ->
        [oxono] Place totem { $totem }
       *[yoxii] Place the totem
    }
setup-take-piece = Remove the piece on { $square }
setup-done = Analyse
setup-cancel = Cancel

## Opening and sharing

open-title = Paste or open
open-what = A position, a list of turns, a game record or a link
open-do = Open
open-file = Open a file
open-place = Line { $line }, character { $column }: { $problem }
open-bad-link = This link is damaged.
open-too-long = This is too long to open.
share-too-long = This analysis is too long for a link. Save it as a file instead.
share-title = Share a link
share-how = The link itself holds everything; nothing is stored online.
share-study = The whole analysis
share-position = Only this position
share-copy = Copy

## Keys

keys-turn = One turn back or forward
keys-variation = Another variation
keys-ends = Start and end
keys-engine = Engine on or off
