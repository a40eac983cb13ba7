# Zasady YOXII.

rules-yoxii-goal = Cel
rules-yoxii-goal-text = Gdy totem nie może się już ruszyć, liczy się pionki wokół niego. Kto ma tam więcej punktów, wygrywa.
rules-yoxii-caption-count = Czerwone nie mogą przestawić totemu. Białe mają 4 + 2 + 1 + 3 = 10, czerwone 3 + 3 + 2 + 1 = 9: białe wygrywają
rules-yoxii-setup = Początek
rules-yoxii-setup-text = Plansza ma 37 pól; totem stoi pośrodku. Białe i czerwone mają po 18 pionków: pięć jedynek, pięć dwójek, pięć trójek i trzy czwórki. Zaczynają białe.
rules-yoxii-turn = Tura
rules-yoxii-turn-text = Najpierw przestaw totem, a potem postaw obok niego jeden ze swoich pionków. Oboje gracze przestawiają ten sam totem. Postawione pionki już się nie ruszają.
rules-yoxii-move = Ruch totemu
rules-yoxii-move-text = Totem idzie o jedno pole w dowolnym kierunku, także na ukos, jeśli jest ono wolne. Albo skacze nad nieprzerwaną linią twoich własnych pionków, jednego lub kilku, na wolne pole tuż za nią. Nad pionkiem przeciwnika nie przechodzi nigdy.
rules-yoxii-caption-move = Ruch białych: krok na kropkę albo skok nad białymi pionkami na kółko
rules-yoxii-place = Stawianie pionka
rules-yoxii-place-text = Wybierz wartość, którą jeszcze masz, i postaw ją na wolnym polu wokół totemu, także na ukos. Pole, które totem właśnie opuścił, jest znów wolne i też się liczy.
rules-yoxii-caption-place = Totem poszedł na ukos w górę i w lewo; białe mogą stawiać na każdym polu z przerywaną linią
rules-yoxii-anywhere = Brak miejsca wokół totemu
rules-yoxii-anywhere-text = Jeśli po skoku żadne pole wokół totemu nie jest wolne, twój pionek może stanąć na dowolnym wolnym polu planszy.
rules-yoxii-caption-anywhere = Białe skoczyły w pełny róg: pionek może stanąć wszędzie
rules-yoxii-end = Koniec
rules-yoxii-end-text = Gra kończy się, gdy gracz, który ma ruch, nie może przestawić totemu, bez względu na to, czy mógłby drugi. Każdy sumuje wartości własnych pionków wokół totemu. Przy równych punktach wygrywa ten, kto ma tam więcej pionków; jeśli i to jest równe, jest remis. Po 36 pionkach plansza jest pełna, dłuższej partii nie ma.
rules-yoxii-notation = Zapis tur
rules-yoxii-notation-text = d5-3e6 znaczy: totem idzie na d5, pionek o wartości 3 staje na e6. Kolumny to a do g od lewej do prawej, rzędy 1 do 7 od dołu do góry.
