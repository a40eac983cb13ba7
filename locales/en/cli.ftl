# What the command line says.

error-position = Position “{ $text }”: { $reason }
error-turn = Turn { $number }, “{ $text }”: { $reason }
error-depth = The depth must be a whole number from 1 to { $longest }, not “{ $text }”.
error-output = The output could not be written: { $reason }.
error-read = { $file } could not be read: { $reason }.
error-line-long = This line is too long to be read.
error-program = The program “{ $program }” cannot be started: { $reason }.
error-thread = The system has no more threads to give: { $reason }.
error-table = The match was stopped because the table refused a turn: { $reason }.

player-oxono-first = Pink
player-oxono-second = Black
player-yoxii-first = White
player-yoxii-second = Red

end-colour = { $player } wins with a row of one colour: { $squares }.
end-symbol = { $player } wins with a row of { $symbol }’s: { $squares }.
end-no-line = A draw: all pieces are placed and there is no row of four.
end-points = { $player } has more points around the totem, { $more } to { $less }, and wins.
end-pieces = Both have the same points around the totem ({ $points }), but { $player } has more pieces there, { $more } to { $less }, and wins.
end-equal = A draw: both have the same points ({ $points }) and pieces ({ $pieces }) around the totem.
end-resigned = { $loser } resigns, so { $player } wins.

play-unofficial = unofficial; the game belongs to Cosmoludo and its author
play-standing = Around the totem: { $first } to { $second }
play-turns = Turns
play-step = { $player }: choose where the totem goes.
play-step-which = { $player }: choose where totem { $totem } goes, or take the other totem.
play-place =
    { $piece ->
        [X] { $player }: now place an X next to the totem.
        [O] { $player }: now place an O next to the totem.
       *[other] { $player }: now place a { $piece } next to the totem.
    }
play-place-anywhere =
    { $piece ->
        [X] { $player }: no square next to the totem is free, so place an X anywhere.
        [O] { $player }: no square next to the totem is free, so place an O anywhere.
       *[other] { $player }: no square next to the totem is free, so place a { $piece } anywhere.
    }
play-values = Keys 1 to 4 choose its value.
play-at-chosen = { $square }: this totem is chosen; go to a lit square and press Enter.
play-at-totem = { $square }: Enter takes totem { $totem }.
play-at-moved = Go to a lit square and press Enter; Esc takes the totem’s move back.
play-at-slide = { $square }: the totem can slide here.
play-at-step = { $square }: the totem can step here.
play-at-jump = { $over ->
        [one] { $square }: the totem can jump here, over { $over } piece.
       *[other] { $square }: the totem can jump here, over { $over } pieces.
    }
play-at-teleport = { $square }: row and column are full, so the totem may go to any free square.
play-at-place = { $square }: the piece can go here.
play-at-refused = { $square }: { $reason }
play-over = The game is over: s saves it, u takes the last turn back, q quits.
play-thinking = The computer is thinking…
play-hint = Hint: { $turn }. { $reason }
play-computer = computer, level { $level }
play-undone = Taken back.
play-nothing-to-undo = There is nothing to undo.
play-save-as = Save the game to which file? Enter saves, Esc cancels.
play-save-name = The file needs a name.
play-saved = Saved to { $file }.
play-not-saved = { $file } could not be written: { $reason }.
play-replace = The file { $file } already exists: Enter replaces it, Esc keeps it.
play-resign = { $player }, do you want to resign? Enter resigns, Esc plays on.
play-quit = The game is not saved: s saves it, q quits, Esc plays on.
play-keys = ↑↓←→ move · Enter choose · Esc back · u undo · s save · ? help · q quit
play-any-key = Press any key to go back to the game.
play-too-small = The window is too small for the board: 80 columns and 24 rows are enough.

sign-slide = slide
sign-step = step
sign-jump = jump
sign-teleport = anywhere
sign-last = the last piece; when the game is over, what decided it

help-move = move the cursor
help-enter = take a totem, move it, place the piece
help-tab = next lit square
help-back = take the totem’s move back
help-undo = take the last turn back
help-hint = ask for a hint
help-resign = resign
help-save = save the game to a file
help-flip = turn the board round
help-quit = quit
help-values = choose the value of the piece
help-totems = take totem X or totem O
help-typing = turns can also be typed, followed by Enter

rules-oxono = Slide a totem along its row or column, then place a piece with the same symbol next to it. Four in a row, all of one colour or all of one symbol, win. A surrounded totem jumps.
rules-yoxii = Move the totem one square, or over your own pieces, then place a piece next to it. When the totem cannot move, whoever has more points around it wins.

line-welcome = Type a turn such as { $example }, or help.
line-help = Type a turn such as { $example }, or one of these: moves, show, undo, hint, resign, record, save FILE, quit.
line-refused = “{ $text }”: { $reason }
line-exists = The file { $file } already exists.

json-syntax = This is not well-formed JSON.
json-ends = The JSON ends too early.
json-twice = This name appears twice: only one of the two could be kept.
json-empty = This list has no records.
json-missing = This field is missing.
json-unknown = There is no field with this name.
json-no-text = This must be text.
json-no-list = This must be a list.
json-no-object = This must be an object with fields.
json-suffix = This must be a run of ! and ?.
json-comment = A comment cannot hold a closing brace or a control character.
json-tag = A tag has a name of letters, digits and _ and a value without control characters; Game, Result and Position have fields of their own.

usage-unknown = “{ $argument }” is not known here.
usage-command = There is no command “{ $argument }”.
usage-suggestion = Did you mean “{ $suggestion }”?
usage-missing = Missing: { $argument }.
usage-no-command = One of these must follow “{ $argument }”: { $values }.
usage-no-value = { $argument } needs a value.
usage-value = “{ $value }” does not fit { $argument }.
usage-values = Possible values: { $values }.
usage-too-many = “{ $value }” is one value too many for { $argument }.
usage-twice = { $argument } can be given only once.
usage-conflict = { $argument } cannot be used together with { $other }.
usage-bytes = An argument is not UTF-8 text.
misfit-whole = It must be a whole number.
misfit-range = It must be a whole number from { $least } to { $most }.
misfit-seconds = It must be a number of seconds greater than 0.
misfit-contestant = A contestant is level:N, nodes:N, full or the command of a program.
misfit-style = A style has four numbers: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Give the clock as seconds (at most { $longest }) or seconds+increment (at most { $increment }).
misfit-sprt = It must be two differences in Elo, the lower first, such as 0,20.
