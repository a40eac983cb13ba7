# Aufgaben.

puzzle-title = Aufgabe
puzzle-of-game = Aufgaben zu { $game }
puzzle-mode-daily = Aufgabe des Tages
puzzle-mode-rated = Auf deinem Niveau
puzzle-mode-streak = Ohne Fehler
puzzle-mode-rush = Drei Minuten
puzzle-mode-again = Fehler ausbügeln
puzzle-mode-first = Erste Aufgaben
puzzle-themes = Nach Thema
puzzle-theme-at-once = Sofort gewinnen
puzzle-theme-in-two = In zwei Zügen gewinnen
puzzle-theme-in-three = In drei oder mehr Zügen gewinnen
puzzle-theme-defence = Die einzige Verteidigung
puzzle-theme-enclosed = Eingeschlossenes Totem
puzzle-theme-teleport = Totem auf jedes freie Feld
puzzle-theme-anywhere = Stein auf jedes freie Feld
puzzle-theme-double = Farbe und Symbol zugleich
puzzle-theme-tie-break = Mehr Steine entscheiden
puzzle-theme-own-line = Über eigene Steine
puzzle-theme-closing = Im richtigen Moment einschließen
puzzle-theme-keep-four = Die Vier für später
puzzle-task-win =
    { $turns ->
        [1] { $who }. Gewinne mit diesem Zug.
        [one] { $who }. Gewinne in { $turns } Zug.
       *[other] { $who }. Gewinne in { $turns } Zügen.
    }
puzzle-task-hold = { $who }. Finde den einzigen Zug, der nicht verliert.
puzzle-solved = Gelöst!
puzzle-solved-helped = Richtig! Das ist der Zug.
puzzle-shown = Das ist der richtige Zug.
puzzle-rest =
    { $turns ->
        [one] Noch { $turns } Zug, und die Partie ist gewonnen.
       *[other] Noch { $turns } Züge, und die Partie ist gewonnen, egal, was die andere Seite tut.
    }
puzzle-go-on = Richtig. Wie geht es weiter?
puzzle-wrong = Das ist es nicht.
puzzle-wrong-win = Das gewinnt nicht, wie die Antwort zeigt.
puzzle-wrong-hold = Das verliert, wie die Antwort zeigt.
puzzle-wrong-lost = Danach gewinnt die andere Seite sofort.
puzzle-wrong-over = Damit endet die Partie ohne Sieg.
puzzle-wrong-more = Tippe auf das Brett und versuch es noch einmal.
puzzle-retry = Nochmal
puzzle-hint-more = Tippe noch einmal auf „{ $hint }“, um mehr zu sehen.
puzzle-hint-totem = Schau dir das Totem { $totem } an.
puzzle-hint-goal = Das Totem zieht nach { $square }.
puzzle-hint-kind = Totem nach { $square }, dann eine { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Totem nach { $square }, dann ein X auf { $place }.
        [O] Totem nach { $square }, dann ein O auf { $place }.
       *[other] Totem nach { $square }, dann eine { $kind } auf { $place }.
    }
puzzle-rating = Schwierigkeit { $rating }
puzzle-your-rating = Deine Wertung: { $rating }
puzzle-best = Rekord: { $count }
puzzle-new-best = Ein neuer Rekord!
puzzle-due =
    { $count ->
        [0] Heute nichts fällig
        [one] { $count } Aufgabe fällig
       *[other] { $count } Aufgaben fällig
    }
puzzle-days =
    { $count ->
        [one] { $count } Tag in Folge.
       *[other] { $count } Tage in Folge.
    }
puzzle-spare =
    { $count ->
        [one] { $count } Tag darfst du aussetzen.
       *[other] { $count } Tage darfst du aussetzen.
    }
puzzle-days-none = Löse eine am Tag, wann du magst.
puzzle-clock = Das Datum auf diesem Gerät hat sich geändert. Deine Serie bleibt erhalten.
puzzle-count = Gelöst:
puzzle-number = Aufgabe { $number } von { $count }
puzzle-mistakes = Fehler: { $count }
puzzle-next = Nächste Aufgabe
puzzle-result = Ergebnis
puzzle-more = Weitere Aufgaben
puzzle-show = Lösung
puzzle-analyse = Analysieren
puzzle-once-more = Noch einmal
puzzle-unread = Die Aufgaben konnten nicht geladen werden. Was du gelöst hast, ist sicher.
puzzle-try-again = Noch einmal versuchen
puzzle-end = Das waren vorerst alle.
puzzle-end-one = Diese Aufgabe gibt es hier nicht.
puzzle-end-again = Heute ist nichts mehr zu wiederholen.
puzzle-end-first = Du weißt, wie es geht: Jetzt spiel!
puzzle-end-streak =
    { $count ->
        [one] { $count } Aufgabe ohne Fehler
       *[other] { $count } Aufgaben ohne Fehler
    }
puzzle-end-rush =
    { $count ->
        [one] { $count } Aufgabe in drei Minuten
       *[other] { $count } Aufgaben in drei Minuten
    }
puzzle-missed = Mit einer Aufgabe üben
