# Zadania.

puzzle-title = Zadanie
puzzle-of-game = Zadania { $game }
puzzle-mode-daily = Zadanie dnia
puzzle-mode-rated = Na twoim poziomie
puzzle-mode-streak = Bez błędu
puzzle-mode-rush = Trzy minuty
puzzle-mode-again = Popraw swoje błędy
puzzle-mode-first = Pierwsze zadania
puzzle-themes = Według tematu
puzzle-theme-at-once = Wygraj od razu
puzzle-theme-in-two = Wygraj w dwóch ruchach
puzzle-theme-in-three = Wygraj w trzech ruchach lub więcej
puzzle-theme-defence = Jedyna obrona
puzzle-theme-enclosed = Otoczony totem
puzzle-theme-teleport = Totem na dowolne pole
puzzle-theme-anywhere = Pionek na dowolne pole
puzzle-theme-double = Kolor i symbol naraz
puzzle-theme-tie-break = Decyduje liczba pionków
puzzle-theme-own-line = Przez swoje pionki
puzzle-theme-closing = Zamknij w porę
puzzle-theme-keep-four = Czwórka na później
puzzle-task-win =
    { $turns ->
        [1] { $who }. Wygraj tym ruchem.
        [one] { $who }. Wygraj w { $turns } ruchu.
        [few] { $who }. Wygraj w { $turns } ruchach.
       *[many] { $who }. Wygraj w { $turns } ruchach.
    }
puzzle-task-hold = { $who }. Znajdź jedyny ruch, który nie przegrywa.
puzzle-solved = Rozwiązane!
puzzle-solved-helped = Dobrze! To ten ruch.
puzzle-shown = To jest właściwy ruch.
puzzle-rest =
    { $turns ->
        [one] Jeszcze { $turns } ruch i partia wygrana.
        [few] Jeszcze { $turns } ruchy i partia wygrana, cokolwiek zrobi przeciwnik.
       *[many] Jeszcze { $turns } ruchów i partia wygrana, cokolwiek zrobi przeciwnik.
    }
puzzle-go-on = Dobrze. Co dalej?
puzzle-wrong = To nie ten ruch.
puzzle-wrong-win = Tak nie wygrasz, co widać po odpowiedzi.
puzzle-wrong-hold = Tak przegrasz, co widać po odpowiedzi.
puzzle-wrong-lost = Wtedy przeciwnik od razu wygrywa.
puzzle-wrong-over = Tak partia kończy się bez wygranej.
puzzle-wrong-more = Dotknij planszy i spróbuj jeszcze raz.
puzzle-retry = Jeszcze raz
puzzle-hint-more = Dotknij jeszcze raz „{ $hint }”, aby zobaczyć więcej.
puzzle-hint-totem = Przyjrzyj się totemowi { $totem }.
puzzle-hint-goal = Totem idzie na { $square }.
puzzle-hint-kind = Totem na { $square }, potem { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Totem na { $square }, potem X na { $place }.
        [O] Totem na { $square }, potem O na { $place }.
       *[other] Totem na { $square }, potem { $kind } na { $place }.
    }
puzzle-rating = Trudność { $rating }
puzzle-your-rating = Twój ranking: { $rating }
puzzle-best = Rekord: { $count }
puzzle-new-best = Nowy rekord!
puzzle-due =
    { $count ->
        [0] Dziś nic do powtórki
        [one] { $count } zadanie do powtórki
        [few] { $count } zadania do powtórki
       *[many] { $count } zadań do powtórki
    }
puzzle-days =
    { $count ->
        [one] { $count } dzień z rzędu.
        [few] { $count } dni z rzędu.
       *[many] { $count } dni z rzędu.
    }
puzzle-spare =
    { $count ->
        [one] Możesz opuścić { $count } dzień.
        [few] Możesz opuścić { $count } dni.
       *[many] Możesz opuścić { $count } dni.
    }
puzzle-days-none = Rozwiąż jedno dziennie, kiedy zechcesz.
puzzle-clock = Zmieniła się data na tym urządzeniu. Twoja seria dni zostaje.
puzzle-count = Rozwiązane:
puzzle-number = Zadanie { $number } z { $count }
puzzle-mistakes = Błędy: { $count }
puzzle-next = Następne zadanie
puzzle-result = Wynik
puzzle-more = Więcej zadań
puzzle-show = Rozwiązanie
puzzle-analyse = Analizuj
puzzle-once-more = Jeszcze raz
puzzle-unread = Nie udało się wczytać zadań. To, co masz rozwiązane, jest bezpieczne.
puzzle-try-again = Spróbuj ponownie
puzzle-end = Na razie to wszystko.
puzzle-end-one = Nie ma tu takiego zadania.
puzzle-end-again = Dziś nie ma już czego powtarzać.
puzzle-end-first = Wiesz już, jak grać: do dzieła!
puzzle-end-streak =
    { $count ->
        [one] { $count } zadanie bez błędu
        [few] { $count } zadania bez błędu
       *[many] { $count } zadań bez błędu
    }
puzzle-end-rush =
    { $count ->
        [one] { $count } zadanie w trzy minuty
        [few] { $count } zadania w trzy minuty
       *[many] { $count } zadań w trzy minuty
    }
puzzle-missed = Poćwicz na zadaniu
