# Playing a friend online.

## Setting up

online-title = { $game } ze znajomym
online-clock-own = Własny
online-minutes = Minuty na partię
online-seconds = Dodatkowe sekundy na ruch
online-name = Twoje imię
online-name-optional = Jeśli chcesz
online-create = Utwórz link
online-again = Spróbuj ponownie

## The invitation

online-invite-title = Zaproś kogoś
online-invite = Wyślij ten link albo daj zeskanować kod.
online-valid = Link jest ważny przez jeden dzień.
online-link = Link do wysłania
online-code = Link jako kod QR
online-copy = Kopiuj
online-copied = Skopiowano
online-copy-by-hand = Link jest zaznaczony: skopiuj go ręcznie.
online-share = Udostępnij link
online-share-text = Zagramy partyjkę?
online-loopback = Tutaj aplikację może otworzyć tylko ten komputer. Aby zagrać z kimś innym, uruchom ją poleceniem „{ $command }” i otwórz adres, który się pojawi.
online-waiting-friend = Czekamy na drugą osobę…
online-call-off = Odwołaj
online-you-play =
    { $colour ->
        [pink] Grasz różowymi
        [black] Grasz czarnymi
        [white] Grasz białymi
       *[red] Grasz czerwonymi
    }
online-invited-by = { $name } zaprasza cię na partię { $game }
online-invited = Masz zaproszenie na partię { $game }
online-sit = Gramy
online-taken = W tej partii już ktoś gra.
online-look-on = Oglądaj partię
online-expired = To zaproszenie jest już nieważne.
online-missing = Nie ma takiej partii.
online-unreachable = Serwer gry nie odpowiada. Próbujemy dalej…

## The game

online-your-turn = Twój ruch
online-say-waiting = Teraz ruch: { $name }
online-draw = Remis
online-sign =
    { $you ->
        [yes] { $state ->
            [here] Masz połączenie
           *[away] Nie masz połączenia
        }
       *[no] { $state ->
            [here] Jest połączenie
            [away] Brak połączenia
           *[unknown] Stan połączenia nieznany
        }
    }
online-lost = Brak połączenia. Próbujemy ponownie…
online-lost-title = Brak połączenia
online-lost-waiting = Twój ruch czeka i zostanie wysłany, gdy tylko połączenie wróci.
online-lost-order = Twoja prośba zostanie wysłana, gdy tylko połączenie wróci.
online-sending = Wysyłanie…
online-next = Rewanż jest gotowy.
online-next-open = Przejdź
online-first-turn = Jeśli przez minutę nikt nie zagra, partia zostanie odwołana.
online-asks-takeback = { $name }: prośba o cofnięcie ruchu.
online-asks-draw = { $name }: propozycja remisu.
online-asks-rematch = { $name }: prośba o rewanż.
online-accept = Zgoda
online-decline = Odmów
online-withdraw = Wycofaj
online-asked-takeback = Prosisz o cofnięcie ruchu.
online-asked-draw = Proponujesz remis.
online-asked-rematch = Prosisz o rewanż.
online-declined = { $name }: odmowa.
online-away = { $name }: brak połączenia.
online-away-claim = { $name }: brak połączenia. Za { $time } możesz zakończyć partię.
online-gone = { $name }: od dawna brak połączenia.
online-claim-win = Ogłoś wygraną
online-claim-draw = Ogłoś remis
online-watching = Oglądasz partię.
online-spectators =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
online-greet = Powiedz coś
online-greeting-hello = Cześć!
online-greeting-good-luck = Powodzenia!
online-greeting-well-played = Dobra gra!
online-greeting-thanks = Dzięki!
online-greeting-oops = Ojej!
online-greeting-goodbye = Do zobaczenia!

## Your own games

online-mine = Twoje partie online
online-mine-how =
    { $how ->
        [turn] Twój ruch
        [waiting] Czekasz
        [invited] Zaproszenie czeka
        [won] Wygrana
        [lost] Przegrana
        [draw] Remis
       *[off] Odwołana
    }

## Another device

online-device = Graj dalej na innym urządzeniu
online-device-show = Pokaż kod
online-device-show-text = Dzięki kodowi dokończysz swoje partie online także na innym urządzeniu.
online-device-how = Otwórz { $address } na drugim urządzeniu i wpisz tam ten kod. Działa raz, przez dziesięć minut.
online-device-over = Ten kod jest już nieważny.
online-device-enter = Kod z innego urządzenia
online-device-go = Graj dalej tutaj

## How a game ended

online-end-agreement = Obie strony się zgodziły.
online-end-abandoned =
    { $you ->
        [yes] Zbyt długo cię nie było.
       *[no] Zbyt długa nieobecność: { $name }.
    }
online-end-adjudication = Jednej ze stron zbyt długo nie było.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = Tylko oglądasz.
online-refused-waiting = Zaczekaj, aż dołączy druga osoba.
online-refused-not-gone = Przeciwnik zniknął dopiero przed chwilą.
online-refused-your-turn = To twój ruch: graj dalej.
online-refused-too-many-events = Ta partia trwa już na to za długo.
online-failed = To się nie udało. Spróbuj ponownie.
online-failed-no-server = Stąd nie da się połączyć z serwerem gry. Nadal możesz grać we dwie osoby na jednym ekranie albo z komputerem.
online-failed-no-game = Nie ma takiej partii ani zaproszenia.
online-failed-no-code = Nie ma takiego kodu albo został już użyty lub wygasł. Utwórz nowy na drugim urządzeniu.
online-failed-own-code = Ten kod jest dla innego urządzenia: wpisz go tam.
online-failed-not-seated = Nie masz tu jeszcze żadnej partii online.
online-failed-too-much = Za dużo naraz. Zaczekaj chwilę i spróbuj ponownie.
online-failed-storage = Nie udało się zapisać partii. Spróbuj ponownie.
online-failed-bad-clock = Ustaw inny czas na zegarze.
