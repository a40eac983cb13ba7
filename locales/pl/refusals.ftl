# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = Partia jest skończona.
refusal-not-on-board = Tego pola nie ma na planszy.
refusal-no-piece-left = Nie masz już pionków tego rodzaju.
refusal-same-square = Totem musi opuścić swoje pole.
refusal-not-free = To pole nie jest wolne.
refusal-not-in-line = Totem nie porusza się w tym kierunku.
refusal-not-enclosed = Droga jest zablokowana, a totem nie jest otoczony, więc nie może skoczyć.
refusal-not-first-free = Skaczący totem ląduje na pierwszym wolnym polu.
refusal-over-enemy = Totem nie może przejść przez pionki przeciwnika.
refusal-too-far = To za daleko: totem idzie o jedno pole albo skacze przez twoje pionki.
refusal-not-beside-totem = Pionek musi stanąć obok totemu, dopóki jest tam wolne pole.

position-error-no-side = Po planszy brakuje litery oznaczającej stronę, która ma ruch.
position-error-spacing = Musi być dokładnie jedna spacja, między planszą a stroną, która ma ruch (znak { $column }).
position-error-side = Strona, która ma ruch, to p lub b w OXONO, w lub r w YOXII (znak { $column }).
position-error-rank-count =
    { $found ->
        [one] Jest tylko { $found } rząd, tymczasem OXONO ma ich 6, a YOXII 7.
        [few] Są { $found } rzędy, tymczasem OXONO ma ich 6, a YOXII 7.
       *[many] Jest { $found } rzędów, tymczasem OXONO ma ich 6, a YOXII 7.
    }
position-error-rank-short = Rząd { $rank } ma za mało pól (znak { $column }).
position-error-rank-long = Rząd { $rank } ma za dużo pól (znak { $column }).
position-error-unknown-character = „{ $character }” nic tu nie znaczy (znak { $column }).
position-error-zero = W rzędzie nie może być 0 (znak { $column }).
position-error-two-digits = Dwie cyfry nie mogą stać obok siebie (znak { $column }).
position-error-totem-missing = Brakuje totemu { $totem }.
position-error-totem-doubled = Na polu { $square } stoi drugi totem { $totem }.
position-error-too-many-pieces = Pionków { $piece } na planszy: { $found }, a w grze jest ich tylko { $stock }.
position-error-counts = Pionki na planszy: pierwszy gracz { $first }, drugi { $second }. To nie pasuje do strony, która ma ruch.
position-error-line = Przez pole { $square } biegnie rząd czterech pionków, którego nie mógł domknąć ostatni pionek.

turn-error-turn-totem = Ruch w OXONO zaczyna się od X lub O (znak 1).
turn-error-turn-square = Od znaku { $column } powinna zaczynać się nazwa pola, na przykład c4.
turn-error-turn-dash = Znak { $column } powinien być łącznikiem.
turn-error-turn-value = Znak { $column } powinien być wartością od 1 do 4.
turn-error-turn-trailing = Od znaku { $column } tekst jest zbędny.

record-error-tag-malformed = Znacznik musi wyglądać jak [Nazwa "wartość"].
record-error-tag-duplicate = Ten znacznik występuje dwa razy.
record-error-tag-too-many = Znaczników jest za dużo.
record-error-game-missing = Brakuje znacznika [Game "…"].
record-error-game-unknown = Żadna gra tak się nie nazywa.
record-error-game-other = To zapis innej gry.
record-error-result-tag = Wynik może być tylko 1-0, 0-1, 1/2-1/2 albo *.
record-error-bad-position = Pozycja jest błędna: { $reason }
record-error-no-empty-line = Między znacznikami a ruchami brakuje pustego wiersza.
record-error-stray-text = To tu nie pasuje.
record-error-bad-turn = To nie jest ruch: { $reason }
record-error-illegal-turn = Ten ruch jest niedozwolony: { $reason }
record-error-turn-after-end = Przed tym ruchem partia jest już skończona.
record-error-number-missing = Przed tym ruchem brakuje numeru { $expected }.
record-error-number-wrong = Ten ruch powinien mieć numer { $expected }, z jedną kropką dla pierwszego gracza i trzema dla drugiego.
record-error-number-alone = Po numerze nie ma ruchu.
record-error-comment-unclosed = Ten komentarz nie jest zamknięty.
record-error-comment-character = Ten komentarz zawiera znak sterujący.
record-error-variation-unclosed = Ten wariant nie jest zamknięty.
record-error-variation-empty = W tym wariancie nie ma żadnego ruchu.
record-error-variation-alone = Nie ma tu ruchu, do którego byłby wariant.
record-error-variation-too-deep = Warianty są tu zbyt głęboko zagnieżdżone.
record-error-too-many-turns = Zapis partii mieści najwyżej 4000 ruchów, łącznie z wariantami.
record-error-bad-mark = Oznaczenie to $ z liczbą od 0 do 255, po ruchu.
record-error-result-missing = Zapis nie kończy się wynikiem.
record-error-result-not-as-tag = Wynik nie zgadza się ze znacznikiem.
record-error-result-not-as-board = Wynik nie zgadza się z planszą.
record-error-not-text = To nie jest tekst UTF-8.
