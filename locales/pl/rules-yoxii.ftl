# Zasady YOXII.

rules-yoxii-goal = Cel
rules-yoxii-goal-text = Gdy totem nie może się już ruszyć, liczy się pionki wokół niego. Kto ma tam więcej punktów, wygrywa.
rules-yoxii-caption-count = Czerwone nie mogą przestawić totemu. Białe mają 4 + 2 + 1 + 3 = 10, czerwone 3 + 3 + 2 + 1 = 9: białe wygrywają
rules-yoxii-setup = Początek
rules-yoxii-setup-text = Plansza ma 37 pól; totem stoi pośrodku. Białe i czerwone mają po 18 pionków: pięć jedynek, pięć dwójek, pięć trójek i trzy czwórki. Zaczynają białe.
rules-yoxii-turn = Ruch
rules-yoxii-turn-text = Najpierw przestaw totem, a potem postaw obok niego jeden ze swoich pionków. Obie strony przestawiają ten sam totem. Postawione pionki już się nie ruszają.
rules-yoxii-move = Przestawianie totemu
rules-yoxii-move-text = Totem idzie o jedno pole w dowolnym kierunku, także po skosie, jeśli jest ono wolne. Albo skacze przez nieprzerwaną linię twoich pionków, jednego lub kilku, na wolne pole tuż za nią. Przez pionki przeciwnika nie przechodzi nigdy.
rules-yoxii-caption-move = Ruch białych: krok na kropkę albo skok przez białe pionki na kółko
rules-yoxii-place = Stawianie pionka
rules-yoxii-place-text = Wybierz wartość, którą jeszcze masz, i postaw ją na wolnym polu wokół totemu, także po skosie. Pole, które totem właśnie opuścił, jest znów wolne i też się liczy.
rules-yoxii-caption-place = Totem poszedł po skosie w górę i w lewo; białe mogą postawić pionek na każdym polu w przerywanej ramce
rules-yoxii-anywhere = Brak miejsca wokół totemu
rules-yoxii-anywhere-text = Jeśli po skoku żadne pole wokół totemu nie jest wolne, twój pionek może stanąć na dowolnym wolnym polu planszy.
rules-yoxii-caption-anywhere = Totem skoczył na c7, a wokół nie ma wolnego pola: biały pionek może stanąć gdziekolwiek
rules-yoxii-end = Koniec
rules-yoxii-end-text = Partia kończy się, gdy gracz, który ma ruch, nie może przestawić totemu, nawet jeśli drugi by mógł. Każdy sumuje wartości swoich pionków wokół totemu; wygrywa ten, kto ma więcej punktów. Przy równych punktach wygrywa ten, kto ma tam więcej pionków; jeśli i tu jest po równo, partia kończy się remisem. Po 36 pionkach plansza jest pełna, więc żadna partia nie trwa dłużej.
rules-yoxii-notation = Zapis ruchów
rules-yoxii-notation-text = d5-3e6 znaczy: totem idzie na d5, pionek o wartości 3 staje na e6. Kolumny mają litery od a do g, od lewej do prawej, a rzędy numery od 1 do 7, od dołu do góry.
