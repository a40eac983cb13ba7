# The games that were played on this device.

games-title = Meine Partien
games-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
games-none = Noch keine Partien
games-none-more = Jede Partie, die du auf diesem Gerät spielst, erscheint hier.
games-none-play = Spielen
games-two = { $first } – { $second }
games-won = Gewonnen
games-lost = Verloren
games-draw = Unentschieden
games-open = Angefangen
games-broken = Abgebrochen
games-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
games-replay = Nachspielen: { $what }
games-review = Rückblick: { $what }
games-continue = Fortsetzen: { $what }
games-delete = Löschen: { $what }
games-deleted = Partie gelöscht.
games-unreadable = Diese Partie lässt sich nicht mehr lesen.
games-more = Mehr anzeigen
games-keep-title = Partien behalten
games-kept = Dein Browser behält hier alles, bis du es löschst.
games-not-kept = Dein Browser kann deine Partien löschen, wenn du lange nicht hier bist; Safari tut das nach sieben Tagen. Installiere die App oder speichere ab und zu eine Datei.
games-keep-ask = Browser bitten, sie zu behalten
games-keep-refused = Der Browser hat abgelehnt. Mit einer Datei gehst du sicher.
games-export-how = Eine Datei enthält alle Partien, Analysen, Fortschritte und Einstellungen. Du kannst sie auf jedem Gerät einlesen; was dort schon ist, bleibt erhalten.
games-export = Alles speichern
games-import = Datei einlesen
games-imported =
    { $count ->
        [one] { $count } Partie ist dazugekommen.
       *[other] { $count } Partien sind dazugekommen.
    }
games-imported-none = Alle Partien dieser Datei waren schon da.
games-import-bad = Das ist keine Datei mit gespeicherten Partien, oder sie ist beschädigt. Es wurde nichts geändert.
games-import-newer = Diese Datei stammt von einer neueren Version. Aktualisiere erst die App; es wurde nichts geändert.
games-import-large = Diese Datei ist zu groß. Es wurde nichts geändert.
games-import-full = Auf diesem Gerät ist nicht genug Platz. Es wurde nichts geändert.
games-import-game = Partie { $number } in dieser Datei ist beschädigt. Es wurde nichts geändert.
games-import-study = Analyse { $number } in dieser Datei ist beschädigt. Es wurde nichts geändert.
games-aside-title = Was sich nicht lesen ließ
games-aside-text = Beschädigte Daten, beiseitegelegt, damit nichts verloren geht.
games-aside-save = Daten vom { $when } als Datei speichern
games-aside-delete = Daten vom { $when } löschen
