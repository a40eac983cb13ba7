# Puzzles.

puzzle-title = Puzzle
puzzle-of-game = { $game } puzzles
puzzle-mode-daily = Puzzle of the day
puzzle-mode-rated = At your level
puzzle-mode-streak = Without a mistake
puzzle-mode-rush = Three minutes
puzzle-mode-again = Retry your mistakes
puzzle-mode-first = First puzzles
puzzle-themes = By theme
puzzle-theme-at-once = Win at once
puzzle-theme-in-two = Win in two turns
puzzle-theme-in-three = Win in three turns or more
puzzle-theme-defence = The only defence
puzzle-theme-enclosed = Surrounded totem
puzzle-theme-teleport = Totem goes anywhere
puzzle-theme-anywhere = Piece goes anywhere
puzzle-theme-double = Colour and symbol at once
puzzle-theme-tie-break = More pieces decide
puzzle-theme-own-line = Over your pieces
puzzle-theme-closing = Shut in at the right moment
puzzle-theme-keep-four = Saving the 4
puzzle-task-win =
    { $turns ->
        [1] { $who }. Win with this turn.
        [one] { $who }. Win in { $turns } turn.
       *[other] { $who }. Win in { $turns } turns.
    }
puzzle-task-hold = { $who }. Find the only turn that does not lose.
puzzle-solved = Solved!
puzzle-solved-helped = Right! That is the turn.
puzzle-shown = This is the right turn.
puzzle-rest =
    { $turns ->
        [one] { $turns } more turn, and the game is won.
       *[other] { $turns } more turns, and the game is won, whatever the other side does.
    }
puzzle-go-on = Right. How does it go on?
puzzle-wrong = Not this one.
puzzle-wrong-win = That does not win, as the reply shows.
puzzle-wrong-hold = That loses, as the reply shows.
puzzle-wrong-lost = That lets the other side win at once.
puzzle-wrong-over = That ends the game without a win.
puzzle-wrong-more = Tap the board and try again.
puzzle-retry = Try again
puzzle-hint-more = Tap “{ $hint }” again to see more.
puzzle-hint-totem = Look at totem { $totem }.
puzzle-hint-goal = The totem goes to { $square }.
puzzle-hint-kind = Totem to { $square }, then a { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Totem to { $square }, then an X on { $place }.
        [O] Totem to { $square }, then an O on { $place }.
       *[other] Totem to { $square }, then a { $kind } on { $place }.
    }
puzzle-rating = Difficulty { $rating }
puzzle-your-rating = Your rating: { $rating }
puzzle-best = Best: { $count }
puzzle-new-best = A new best!
puzzle-due =
    { $count ->
        [0] Nothing due today
        [one] { $count } puzzle due
       *[other] { $count } puzzles due
    }
puzzle-days =
    { $count ->
        [one] { $count } day in a row.
       *[other] { $count } days in a row.
    }
puzzle-spare =
    { $count ->
        [one] You may miss { $count } day.
       *[other] You may miss { $count } days.
    }
puzzle-days-none = Solve one a day, whenever you like.
puzzle-clock = The date on this device has changed. Your days in a row still count.
puzzle-count = Solved:
puzzle-number = Puzzle { $number } of { $count }
puzzle-mistakes = Mistakes: { $count }
puzzle-next = Next puzzle
puzzle-result = Result
puzzle-more = More puzzles
puzzle-show = Solution
puzzle-analyse = Analyse
puzzle-once-more = Once more
puzzle-unread = The puzzles could not be loaded. What you have solved is safe.
puzzle-try-again = Try again
puzzle-end = That is all for now.
puzzle-end-one = There is no such puzzle here.
puzzle-end-again = Nothing left to repeat today.
puzzle-end-first = You know the ropes: now play!
puzzle-end-streak =
    { $count ->
        [one] { $count } puzzle without a mistake
       *[other] { $count } puzzles without a mistake
    }
puzzle-end-rush =
    { $count ->
        [one] { $count } puzzle in three minutes
       *[other] { $count } puzzles in three minutes
    }
puzzle-missed = Practise with a puzzle
