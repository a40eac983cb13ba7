# What the web app says. The rules pages have files of their own.

## Everywhere

colour =
    { $colour ->
        [pink] Pink
        [black] Black
        [white] White
       *[red] Red
    }
you = You
close = Close
loading = Setting up the board…
print = Print
nav-skip = Skip to content
nav-back = Back
nav-menu = Menu
nav-rules = Rules
nav-settings = Settings
nav-about = About totemic
error-missing = This page does not exist.
error-home = Back to the games

goal-oxono = Four in a row, by colour or by symbol
goal-yoxii = The most points around the totem

level-name = Level { $number } · { $name }
level-1 = Newcomer
level-1-detail = Just starting out
level-1-who = The Newcomer
level-2 = Wanderer
level-2-detail = Misses a lot
level-2-who = The Wanderer
level-3 = Gatherer
level-3-detail = Sees what is near
level-3-who = The Gatherer
level-4 = Weaver
level-4-detail = Weaves plans
level-4-who = The Weaver
level-5 = Carver
level-5-detail = Plays with care
level-5-who = The Carver
level-6 = Pathfinder
level-6-detail = Looks far ahead
level-6-who = The Pathfinder
level-7 = Elder
level-7-detail = Rarely slips up
level-7-who = The Elder
level-8 = Oracle
level-8-detail = As strong as it gets
level-8-who = The Oracle

## Home

home-title = Move a totem. Place a piece.
home-choose = Choose a game
home-sample = A sample game of { $game }
home-play = Play { $game }
home-against = Against the computer: { $level }
home-continue =
    { $turns ->
        [one] Continue { $game } ({ $turns } turn)
       *[other] Continue { $game } ({ $turns } turns)
    }
home-learn = Learn { $game } step by step
home-more = More
home-level = Choose level and side
home-online = Play a friend online
home-friend = Two players, one screen
home-rules = Rules of { $game }
home-analyse = Analyse { $game }
home-puzzles = Puzzles
home-games = My games
home-new = New game of { $game }

## Starting a game

setup-computer = { $game } against the computer
setup-friend = { $game } for two
setup-level = Level
setup-side = You play
side-begins = Plays first
side-follows = Plays second
side-lots = Random
side-lots-detail = Chance decides
setup-start = Start
setup-replaces = Your unfinished game of { $game } stays in “My games”.
setup-name =
    { $colour ->
        [pink] Who plays Pink?
        [black] Who plays Black?
        [white] Who plays White?
       *[red] Who plays Red?
    }
setup-clock = Clock
clock-none = No clock
clock-minutes = { $minutes } min each
clock-increment =
    { $seconds ->
        [0] No extra time
       *[other] +{ $seconds } s per turn
    }
setup-turning = Turn the board round
setup-turning-detail = It turns to face whoever plays next

## A game

board-label = Board of { $game }
player-to-move =
    { $colour ->
        [pink] Pink’s turn
        [black] Black’s turn
        [white] White’s turn
       *[red] Red’s turn
    }
player-won =
    { $colour ->
        [pink] Pink has won
        [black] Black has won
        [white] White has won
       *[red] Red has won
    }
reserve =
    { $colour ->
        [pink] Pink’s reserve
        [black] Black’s reserve
        [white] White’s reserve
       *[red] Red’s reserve
    }
reserve-left-oxono = { $kind }: { $count } left
reserve-left-yoxii = value { $kind }: { $count } left
reserve-value = Place value { $kind }, { $count } left

actions = Actions
action-undo = Undo
action-back = Back
action-hint = Hint
action-resign = Resign
action-sure = Sure?
action-turns = Turns
action-confirm = Play
action-rematch = Rematch
action-new = New game
action-analyse = Analyse
action-review = Review
action-previous = Previous
action-next = Next
action-play-on = Play on from here
action-return = Back to the game
action-flip = Turn the board round
sounds-on = Sounds on
sounds-off = Sounds off
record-copy = Copy the game record
record-copied = Copied
turns-list = List of turns
turns-none = No turns yet
typed-label = Type a turn
typed-example = Turn: { $turn }
typed-play = Play

## The sentence under the board

say-choose = Move one of the two totems
say-choose-more = Tap a totem to see where it can go
say-choose-one = Move the totem
say-choose-one-more = Tap it to see where it can go
say-choose-only = Move totem { $totem }
say-choose-only-more = You have no piece left for the other one
say-go-oxono = Where should totem { $totem } go?
say-go-oxono-more =
    { $step ->
        [jump] It is surrounded: it jumps to the first free square
        [teleport] Its row and column are full: it may go to any free square
       *[slide] Straight over free squares, as far as you like
    }
say-go-yoxii = Where should the totem go?
say-go-yoxii-more = One square, or over your own pieces
say-place-oxono =
    { $reach ->
        [anywhere] Place an { $kind } on any free square
       *[beside] Place an { $kind } beside the totem
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Place a { $kind } on any free square
       *[beside] Place a { $kind } beside the totem
    }
say-place-more = Tap the totem again to take its move back
say-place-value-more = Or pick another value below the board
say-anywhere-more = No square beside the totem is free
say-confirm = Play this turn?
say-confirm-more = Tap the square again, or choose another
say-thinking = { $name } is thinking…
say-looking = Looking for a hint…
say-around = Around the totem: White { $first } · Red { $second }
say-around-none = Once the totem is stuck, the points around it count
say-earlier =
    { $ply ->
        [0] The start of the game
       *[other] After turn { $ply } of { $count }
    }
say-earlier-more = You are looking back; the game is waiting
hint-turn = Hint: { $turn }
hint-look-totem = Look at totem { $totem }.
hint-look-goal = The totem could go to the marked square.
hint-again = Tap “{ $hint }” again for the whole turn.
hint-whole = The piece and its square are marked on the board.
hint-best = This looks best.

## The end

end-you-win = You win!
end-wins = { $name } wins
end-draw = A draw
end-aborted = The game was stopped
end-counting = The totem cannot move. Counting…
end-line-colour =
    { $colour ->
        [pink] { $count } pink pieces in a row.
       *[black] { $count } black pieces in a row.
    }
end-line-symbol = { $count } { $symbol }’s in a row, whatever their colours.
end-line-both =
    { $colour ->
        [pink] { $count } pink { $symbol }’s in a row: same colour, same symbol.
       *[black] { $count } black { $symbol }’s in a row: same colour, same symbol.
    }
end-full = All pieces are placed and there is no row of four.
end-stuck =
    { $decided ->
        [points] Points around the totem: White { $first }, Red { $second }.
        [pieces] Equal points around the totem ({ $first } each), but { $colour ->
            [white] White has more pieces there: { $firstPieces } to { $secondPieces }.
           *[red] Red has more pieces there: { $secondPieces } to { $firstPieces }.
        }
       *[nothing] Everything is equal around the totem. Points each: { $first }; pieces each: { $secondPieces }.
    }
end-resignation =
    { $you ->
        [yes] You resigned.
       *[no] { $name } resigned.
    }
end-time =
    { $you ->
        [yes] Your time is up.
       *[no] { $name } ran out of time.
    }

## Refusals of the table; those of the rules are in refusals.ftl

table-choose-totem = First tap a totem.
table-choose-kind = First pick a value from your reserve.
table-not-your-turn = It is not your turn.
table-nothing-to-undo = There is nothing to undo.
table-refused = That is not possible right now.

## For screen readers

square-free = free
square-totem-oxono = totem { $totem }
square-totem-yoxii = totem
square-piece-oxono =
    { $colour ->
        [pink] pink { $kind }
       *[black] black { $kind }
    }
square-piece-yoxii =
    { $colour ->
        [white] white { $kind }
       *[red] red { $kind }
    }
square-may-choose = can be moved
square-chosen = chosen
square-may-go =
    { $step ->
        [jump] the totem can jump here
        [teleport] the totem can go here: its row and column are full
       *[slide] the totem can go here
    }
square-may-place-oxono = an { $kind } can be placed here
square-may-place-yoxii = a { $kind } can be placed here
square-take-back = takes the totem’s move back
spoken-turn-oxono =
    { $colour ->
        [pink] Pink: totem { $totem } to { $to }, { $kind } on { $at }.
       *[black] Black: totem { $totem } to { $to }, { $kind } on { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] White: totem to { $to }, { $kind } on { $at }.
       *[red] Red: totem to { $to }, { $kind } on { $at }.
    }
spoken-undone = Taken back.
spoken-over = The game is over.

## Keys

shortcuts = Keyboard
key-walk = Move around the board
key-tap = Tap the square
key-back = Take the totem’s move back
key-value = Value to place
key-undo = Undo
key-hint = Hint
key-type = Type a turn
key-board = Go to the board
key-flip = Turn the board round
key-mute = Sounds on or off
key-browse = Previous and next position
key-list = This list

## Settings

setting-language = Language
setting-theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
theme-change = Light or dark
setting-sounds = Sounds
setting-vibration = Vibration
setting-animation = Animations
setting-animation-detail = Totems slide, pieces drop
setting-confirm = Confirm turns
setting-confirm-detail = One more tap before a turn counts
setting-coordinates = Coordinates
setting-figures = Numbers instead of dots
setting-figures-detail = On YOXII pieces

## About

about-what = totemic lets you learn, play and study the board games OXONO and YOXII: alone, with somebody beside you or with a friend far away.
about-unofficial = Unofficial
about-rights = OXONO and YOXII were designed by Jérémy Partinico and are published by Cosmoludo, to whom the names and the games belong. This program was made by fans of the games, with drawings and texts of its own. If you like the games, get the wooden ones.
about-publisher = The publisher, Cosmoludo
about-privacy = Your data
about-privacy-text = Games and settings stay in this browser. Nothing is tracked or shared, and nothing is loaded from other sites. Online games are also kept by the server that you play them on.
about-licence = Licence
about-licence-text = Free software under the MIT or the Apache 2.0 licence, whichever you prefer.
