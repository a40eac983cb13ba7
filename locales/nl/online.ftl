# Playing a friend online.

## Setting up

online-title = { $game } met een vriend
online-clock-own = Zelf kiezen
online-minutes = Minuten voor de partij
online-seconds = Extra seconden per zet
online-name = Je naam
online-name-optional = Als je wilt
online-create = Maak de link
online-again = Probeer opnieuw

## The invitation

online-invite-title = Nodig iemand uit
online-invite = Stuur deze link of laat de code scannen.
online-valid = De link is één dag geldig.
online-link = Link om te sturen
online-code = De link als QR-code
online-copy = Kopiëren
online-copied = Gekopieerd
online-copy-by-hand = De link is geselecteerd: kopieer hem met de hand.
online-share = Link delen
online-share-text = Zullen we een potje spelen?
online-loopback = Hier kan alleen deze computer de app openen. Wil je met iemand anders spelen, start hem dan met ‘{ $command }’ en open het adres dat verschijnt.
online-waiting-friend = Wachten op je medespeler…
online-call-off = Afblazen
online-you-play =
    { $colour ->
        [pink] Je speelt met Roze
        [black] Je speelt met Zwart
        [white] Je speelt met Wit
       *[red] Je speelt met Rood
    }
online-invited-by = { $name } nodigt je uit voor een partij { $game }
online-invited = Je bent uitgenodigd voor een partij { $game }
online-sit = Meespelen
online-taken = Er speelt al iemand mee.
online-look-on = Kijk mee
online-expired = Deze uitnodiging is niet meer geldig.
online-missing = Deze partij bestaat niet.
online-unreachable = De spelserver antwoordt niet. We blijven het proberen…

## The game

online-your-turn = Jij bent aan zet
online-say-waiting = { $name } is aan zet
online-draw = Gelijkspel
online-sign =
    { $you ->
        [yes] { $state ->
            [here] Je bent verbonden
           *[away] Je bent niet verbonden
        }
       *[no] { $state ->
            [here] Verbonden
            [away] Niet verbonden
           *[unknown] Verbinding onbekend
        }
    }
online-lost = Geen verbinding. We proberen het opnieuw…
online-lost-title = Geen verbinding
online-lost-waiting = Je zet wordt bewaard en verstuurd zodra je weer verbonden bent.
online-lost-order = Je verzoek wordt verstuurd zodra je weer verbonden bent.
online-sending = Versturen…
online-next = De revanche staat klaar.
online-next-open = Ga erheen
online-first-turn = Komt er binnen een minuut geen zet, dan wordt de partij afgeblazen.
online-asks-takeback = { $name } wil graag een zet terugnemen.
online-asks-draw = { $name } stelt gelijkspel voor.
online-asks-rematch = { $name } wil graag revanche.
online-accept = Akkoord
online-decline = Weigeren
online-withdraw = Intrekken
online-asked-takeback = Je hebt gevraagd je zet terug te nemen.
online-asked-draw = Je hebt gelijkspel voorgesteld.
online-asked-rematch = Je hebt om revanche gevraagd.
online-declined = { $name } heeft het afgeslagen.
online-away = { $name } is niet verbonden.
online-away-claim = { $name } is niet verbonden. Over { $time } kun je de partij beëindigen.
online-gone = { $name } is al lang weg.
online-claim-win = Winst opeisen
online-claim-draw = Maak er gelijkspel van
online-watching = Je kijkt mee.
online-spectators =
    { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }
online-greet = Zeg iets
online-greeting-hello = Hallo!
online-greeting-good-luck = Succes!
online-greeting-well-played = Goed gespeeld!
online-greeting-thanks = Bedankt!
online-greeting-oops = Oeps!
online-greeting-goodbye = Tot ziens!

## Your own games

online-mine = Je online partijen
online-mine-how =
    { $how ->
        [turn] Jij bent aan zet
        [waiting] Wachten
        [invited] Uitnodiging open
        [won] Gewonnen
        [lost] Verloren
        [draw] Gelijkspel
       *[off] Afgeblazen
    }

## Another device

online-device = Verder op een ander apparaat
online-device-show = Code tonen
online-device-show-text = Met een code speel je je online partijen ook op een ander apparaat verder.
online-device-how = Open { $address } op het andere apparaat en voer deze code in. Hij werkt één keer, tien minuten lang.
online-device-over = Deze code is niet meer geldig.
online-device-enter = Code van het andere apparaat
online-device-go = Hier verderspelen

## How a game ended

online-end-agreement = Beide spelers gingen akkoord.
online-end-abandoned =
    { $you ->
        [yes] Je was te lang weg.
       *[no] { $name } was te lang weg.
    }
online-end-adjudication = Een van de spelers was te lang weg.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = Je kijkt alleen mee.
online-refused-waiting = Wacht tot je medespeler er is.
online-refused-not-gone = Je tegenstander is nog niet lang genoeg weg.
online-refused-your-turn = Jij bent aan zet: speel verder.
online-refused-too-many-events = Daarvoor duurt deze partij al te lang.
online-failed = Dat lukte niet. Probeer het nog eens.
online-failed-no-server = De spelserver is hier niet bereikbaar. Je kunt nog wel samen op één scherm of tegen de computer spelen.
online-failed-no-game = Die partij of uitnodiging bestaat niet.
online-failed-no-code = Deze code bestaat niet, is al gebruikt of is verlopen. Vraag op het andere apparaat een nieuwe aan.
online-failed-own-code = Deze code is voor een ander apparaat: voer hem daar in.
online-failed-not-seated = Je hebt hier nog geen online partij.
online-failed-too-much = Dat was wat veel tegelijk. Wacht even en probeer het nog eens.
online-failed-storage = De partij kon niet worden opgeslagen. Probeer het nog eens.
online-failed-bad-clock = Kies een andere tijd voor de klok.
