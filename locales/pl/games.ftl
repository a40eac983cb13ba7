# The games that were played on this device.

games-title = Moje partie
games-count =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
games-none = Na razie brak partii
games-none-more = Tu pojawi się każda partia rozegrana na tym urządzeniu.
games-none-play = Graj
games-two = { $first } – { $second }
games-won = Wygrana
games-lost = Przegrana
games-draw = Remis
games-open = Niedokończona
games-broken = Przerwana
games-turns =
    { $turns ->
        [one] { $turns } ruch
        [few] { $turns } ruchy
        [many] { $turns } ruchów
       *[other] { $turns } ruchu
    }
games-replay = Obejrzyj: { $what }
games-review = Przegląd: { $what }
games-continue = Graj dalej: { $what }
games-delete = Usuń: { $what }
games-deleted = Partia została usunięta.
games-unreadable = Tej partii nie da się już odczytać.
games-more = Pokaż więcej
games-keep-title = Żeby partie nie zginęły
games-kept = Przeglądarka przechowuje tu wszystko, dopóki tego nie usuniesz.
games-not-kept = Przeglądarka może usunąć twoje partie, jeśli długo cię nie będzie; Safari robi to po siedmiu dniach. Zainstaluj aplikację albo co jakiś czas zapisuj wszystko do pliku.
games-keep-ask = Poproś przeglądarkę, żeby je zachowała
games-keep-refused = Przeglądarka odmówiła. Najpewniejszy jest zapis do pliku.
games-export-how = Jeden plik zawiera wszystkie partie, analizy, postępy i ustawienia. Można go wczytać na każdym urządzeniu i nic tam nie zginie.
games-export = Zapisz wszystko
games-import = Wczytaj plik
games-imported =
    { $count ->
        [one] Dodano { $count } partię.
        [few] Dodano { $count } partie.
        [many] Dodano { $count } partii.
       *[other] Dodano { $count } partii.
    }
games-imported-none = Wszystkie partie z tego pliku już tu były.
games-import-bad = To nie jest plik z zapisanymi partiami albo jest uszkodzony. Nic się nie zmieniło.
games-import-newer = Ten plik pochodzi z nowszej wersji. Najpierw zaktualizuj aplikację; nic się nie zmieniło.
games-import-large = Ten plik jest za duży. Nic się nie zmieniło.
games-import-full = Na tym urządzeniu brakuje miejsca. Nic się nie zmieniło.
games-import-game = Partia { $number } w tym pliku jest uszkodzona. Nic się nie zmieniło.
games-import-study = Analiza { $number } w tym pliku jest uszkodzona. Nic się nie zmieniło.
games-aside-title = Czego nie dało się odczytać
games-aside-text = Uszkodzone dane, odłożone na bok, żeby nic nie zginęło.
games-aside-save = Zapisz dane z { $when } jako plik
games-aside-delete = Usuń dane z { $when }
