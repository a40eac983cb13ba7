# Playing a friend online.

## Setting up

online-title = { $game } mit Freunden
online-clock-own = Eigene
online-minutes = Minuten für die Partie
online-seconds = Bonussekunden pro Zug
online-name = Dein Name
online-name-optional = Wenn du magst
online-create = Link holen
online-again = Noch einmal versuchen

## The invitation

online-invite-title = Lade jemanden ein
online-invite = Schick diesen Link oder lass den Code scannen.
online-valid = Der Link gilt einen Tag lang.
online-link = Link zum Verschicken
online-code = Der Link als QR-Code
online-copy = Kopieren
online-copied = Kopiert
online-copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
online-share = Link teilen
online-share-text = Spielen wir eine Partie?
online-loopback = Hier kann nur dieser Computer die App öffnen. Um mit anderen zu spielen, starte sie mit „{ $command }“ und öffne die Adresse, die dann erscheint.
online-waiting-friend = Es fehlt nur noch dein Gegenüber …
online-call-off = Absagen
online-you-play =
    { $colour ->
        [pink] Du spielst Rosa
        [black] Du spielst Schwarz
        [white] Du spielst Weiß
       *[red] Du spielst Rot
    }
online-invited-by = { $name } lädt dich zu einer Partie { $game } ein
online-invited = Du bist zu einer Partie { $game } eingeladen
online-sit = Mitspielen
online-taken = Hier spielt schon jemand.
online-look-on = Zuschauen
online-expired = Diese Einladung gilt nicht mehr.
online-missing = Diese Partie gibt es nicht.
online-unreachable = Der Spielserver antwortet nicht. Wir versuchen es weiter …

## The game

online-your-turn = Du bist am Zug
online-say-waiting = { $name } ist am Zug
online-draw = Unentschieden
online-sign =
    { $you ->
        [yes] { $state ->
            [here] Du bist verbunden
           *[away] Du bist nicht verbunden
        }
       *[no] { $state ->
            [here] Verbunden
            [away] Nicht verbunden
           *[unknown] Verbindung unbekannt
        }
    }
online-lost = Keine Verbindung. Neuer Versuch …
online-lost-title = Keine Verbindung
online-lost-waiting = Dein Zug wartet hier und wird gesendet, sobald du wieder verbunden bist.
online-lost-order = Dein Wunsch wird gesendet, sobald du wieder verbunden bist.
online-sending = Wird gesendet …
online-next = Die Revanche ist bereit.
online-next-open = Zur Partie
online-first-turn = Kommt eine Minute lang kein Zug, wird die Partie abgesagt.
online-asks-takeback = { $name } möchte einen Zug zurücknehmen.
online-asks-draw = { $name } bietet Unentschieden an.
online-asks-rematch = { $name } möchte eine Revanche.
online-accept = Annehmen
online-decline = Ablehnen
online-withdraw = Zurückziehen
online-asked-takeback = Du möchtest deinen Zug zurücknehmen.
online-asked-draw = Du hast Unentschieden angeboten.
online-asked-rematch = Du möchtest eine Revanche.
online-declined = { $name } hat abgelehnt.
online-away = { $name } ist nicht verbunden.
online-away-claim = { $name } ist nicht verbunden. In { $time } kannst du die Partie beenden.
online-gone = { $name } ist schon lange weg.
online-claim-win = Als Sieg werten
online-claim-draw = Als Unentschieden werten
online-watching = Du schaust zu.
online-spectators =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
online-greet = Etwas sagen
online-greeting-hello = Hallo!
online-greeting-good-luck = Viel Glück!
online-greeting-well-played = Gut gespielt!
online-greeting-thanks = Danke!
online-greeting-oops = Hoppla!
online-greeting-goodbye = Tschüss!

## Your own games

online-mine = Deine Online-Partien
online-mine-how =
    { $how ->
        [turn] Du bist am Zug
        [waiting] Du wartest
        [invited] Einladung offen
        [won] Gewonnen
        [lost] Verloren
        [draw] Unentschieden
       *[off] Abgesagt
    }

## Another device

online-device = Auf einem anderen Gerät weiterspielen
online-device-show = Code anzeigen
online-device-show-text = Mit einem Code gehen deine Online-Partien auch auf einem anderen Gerät weiter.
online-device-how = Öffne { $address } auf dem anderen Gerät und gib dort diesen Code ein. Er gilt einmal, zehn Minuten lang.
online-device-over = Dieser Code gilt nicht mehr.
online-device-enter = Code vom anderen Gerät
online-device-go = Hier weiterspielen

## How a game ended

online-end-agreement = Beide waren einverstanden.
online-end-abandoned =
    { $you ->
        [yes] Du warst zu lange weg.
       *[no] { $name } war zu lange weg.
    }
online-end-adjudication = Jemand war zu lange weg.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = Du schaust nur zu.
online-refused-waiting = Warte, bis dein Gegenüber da ist.
online-refused-not-gone = Dein Gegenüber ist noch nicht lange genug weg.
online-refused-your-turn = Du bist am Zug: Spiel weiter.
online-refused-too-many-events = Dafür dauert diese Partie schon zu lange.
online-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
online-failed-no-server = Der Spielserver ist von hier nicht erreichbar. Du kannst weiterhin zu zweit an einem Bildschirm oder gegen den Computer spielen.
online-failed-no-game = Diese Partie oder Einladung gibt es nicht.
online-failed-no-code = Diesen Code gibt es nicht, oder er ist verbraucht oder abgelaufen. Hol dir auf dem anderen Gerät einen neuen.
online-failed-own-code = Dieser Code ist für ein anderes Gerät: Gib ihn dort ein.
online-failed-not-seated = Du hast hier noch keine Online-Partie.
online-failed-too-much = Das war etwas viel auf einmal. Warte kurz und versuch es noch einmal.
online-failed-storage = Die Partie konnte nicht gespeichert werden. Bitte versuch es noch einmal.
online-failed-bad-clock = Bitte wähle eine andere Bedenkzeit.
