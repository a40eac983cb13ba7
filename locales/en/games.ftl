# The games that were played on this device.

games-title = My games
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-none = No games yet
games-none-more = Every game you play on this device appears here.
games-none-play = Play
games-two = { $first } – { $second }
games-won = Won
games-lost = Lost
games-draw = Draw
games-open = Unfinished
games-broken = Stopped
games-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
games-replay = Replay: { $what }
games-review = Review: { $what }
games-continue = Continue: { $what }
games-delete = Delete: { $what }
games-deleted = Game deleted.
games-unreadable = This game cannot be read any more.
games-more = Show more
games-keep-title = Keeping your games
games-kept = Your browser keeps everything here until you delete it.
games-not-kept = Your browser may delete your games if you stay away for a long time; Safari does so after seven days. Install the app, or save a file now and then.
games-keep-ask = Ask the browser to keep them
games-keep-refused = The browser said no. A saved file is the safe way.
games-export-how = One file holds all games, analyses, progress and settings. You can load it on any device; nothing stored there is lost.
games-export = Save everything
games-import = Load a file
games-imported =
    { $count ->
        [one] { $count } game was added.
       *[other] { $count } games were added.
    }
games-imported-none = All the games in this file were here already.
games-import-bad = This is not a file with saved games, or it is damaged. Nothing was changed.
games-import-newer = This file was made by a newer version. Update the app first; nothing was changed.
games-import-large = This file is too large. Nothing was changed.
games-import-full = There is not enough room on this device. Nothing was changed.
games-import-game = Game { $number } in this file is damaged. Nothing was changed.
games-import-study = Analysis { $number } in this file is damaged. Nothing was changed.
games-aside-title = What could not be read
games-aside-text = Damaged data, set aside so that nothing is lost.
games-aside-save = Save the data from { $when } as a file
games-aside-delete = Delete the data from { $when }
