# The games that were played on this device.

games-title = My games
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-none = No games yet
games-none-more = Every game that you play on this device appears here.
games-none-play = Play
games-two = { $first } – { $second }
games-won = Won
games-lost = Lost
games-draw = Draw
games-open = Unfinished
games-broken = Broken off
games-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
games-replay = Replay: { $what }
games-continue = Continue: { $what }
games-delete = Delete: { $what }
games-deleted = The game is deleted.
games-unreadable = This game cannot be read any more.
games-more = Show more
games-keep-title = Keeping your games
games-kept = Your browser keeps everything here until you delete it.
games-not-kept = Your browser may delete your games if you stay away for long; Safari does so after seven days. Install the app, or save a file now and then.
games-keep-ask = Ask the browser to keep them
games-keep-refused = The browser has refused. A file is the safe way.
games-export-how = One file holds all games, analyses, progress and settings. It can be read on any device; nothing there is lost.
games-export = Save everything
games-import = Read a file
games-imported =
    { $count ->
        [one] { $count } game was added.
       *[other] { $count } games were added.
    }
games-imported-none = All games of this file were here already.
games-import-bad = This is not a file with saved games, or it is damaged. Nothing was changed.
games-import-newer = This file was made by a newer version. Update the app first; nothing was changed.
games-import-large = This file is too large. Nothing was changed.
games-import-full = There is not enough room on this device. Nothing was changed.
games-import-game = Game { $number } of this file is damaged. Nothing was changed.
games-import-study = Analysis { $number } of this file is damaged. Nothing was changed.
games-aside-title = What could not be read
games-aside-text = Damaged data, put aside so that nothing is lost.
games-aside-save = Save the data of { $when } as a file
games-aside-delete = Delete the data of { $when }
