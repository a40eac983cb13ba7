# Co mówi strona analizy.

analyse-title = { $game } · Analiza

engine = Komputer
engine-off = Komputer teraz nie liczy.
engine-lines = Liczba wariantów
engine-lines-count =
    { $count ->
        [one] { $count } wariant
        [few] { $count } warianty
        [many] { $count } wariantów
       *[other] { $count } wariantu
    }
engine-best =
    { $colour ->
        [pink] Najlepsze ruchy różowych
        [black] Najlepsze ruchy czarnych
        [white] Najlepsze ruchy białych
       *[red] Najlepsze ruchy czerwonych
    }
engine-line = Zagraj { $turn }: { $value }, { $tag }
tag-proven = udowodnione
tag-estimated = oszacowane
tag-working = jeszcze liczymy…
truth-all = Wynik każdego ruchu jest tu udowodniony.
truth-some = Udowodnione ruchy: { $known } z { $count }. Liczymy resztę…
truth-rests = Udowodnione ruchy: { $known } z { $count }.

value-win = wygrywa
value-win-in = wygrywa w { $turns }
value-win-within = wygrywa najwyżej w { $turns }
value-draw = remis
value-loss = przegrywa
value-loss-in = przegrywa w { $turns }
value-loss-within = przegrywa najwyżej w { $turns }
value-unknown = jeszcze nie wiadomo
value-percent = { $percent }%

bar-wins =
    { $colour ->
        [pink] Różowe wygrywają
        [black] Czarne wygrywają
        [white] Białe wygrywają
       *[red] Czerwone wygrywają
    }
bar-wins-in =
    { $colour ->
        [pink] Różowe wygrywają w { $turns }
        [black] Czarne wygrywają w { $turns }
        [white] Białe wygrywają w { $turns }
       *[red] Czerwone wygrywają w { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Różowe wygrywają najwyżej w { $turns }
        [black] Czarne wygrywają najwyżej w { $turns }
        [white] Białe wygrywają najwyżej w { $turns }
       *[red] Czerwone wygrywają najwyżej w { $turns }
    }
bar-draw = Remis
bar-chance =
    { $colour ->
        [pink] Różowe { $percent }%
        [black] Czarne { $percent }%
        [white] Białe { $percent }%
       *[red] Czerwone { $percent }%
    }
ahead-even = Mniej więcej po równo
ahead-little =
    { $colour ->
        [pink] Różowe mają lekką przewagę
        [black] Czarne mają lekką przewagę
        [white] Białe mają lekką przewagę
       *[red] Czerwone mają lekką przewagę
    }
ahead-clear =
    { $colour ->
        [pink] Różowe mają przewagę
        [black] Czarne mają przewagę
        [white] Białe mają przewagę
       *[red] Czerwone mają przewagę
    }
ahead-far =
    { $colour ->
        [pink] Różowe mają dużą przewagę
        [black] Czarne mają dużą przewagę
        [white] Białe mają dużą przewagę
       *[red] Czerwone mają dużą przewagę
    }
bar-proven = { $value }, udowodnione
bar-estimated = { $value }, oszacowane
square-step-value = { $totem }: { $value }

legend-title = Co znaczą znaki
legend-intro =
    { $colour ->
        [pink] Ruch różowych. Każdy znak mówi, jak skończy się partia, jeśli wybierzesz to pole, a potem obie strony zagrają bezbłędnie.
        [black] Ruch czarnych. Każdy znak mówi, jak skończy się partia, jeśli wybierzesz to pole, a potem obie strony zagrają bezbłędnie.
        [white] Ruch białych. Każdy znak mówi, jak skończy się partia, jeśli wybierzesz to pole, a potem obie strony zagrają bezbłędnie.
       *[red] Ruch czerwonych. Każdy znak mówi, jak skończy się partia, jeśli wybierzesz to pole, a potem obie strony zagrają bezbłędnie.
    }
legend-win = wygrywa
legend-draw = remis
legend-loss = przegrywa
legend-guess = oszacowane
legend-win-long = Wygrywasz, cokolwiek odpowie druga strona.
legend-draw-long = Nikt nie może wymusić wygranej: remis.
legend-loss-long = Druga strona wygrywa, jeśli dobrze odpowie, cokolwiek potem zrobisz.
legend-guess-long = Jeszcze nieudowodnione: twoje szanse według komputera, w procentach. Znak zmieni się, gdy tylko wynik będzie pewny.
legend-number = Mała liczba: tyle ruchów zostało do końca, licząc ruchy obu stron.
legend-bound = Ze znakiem ≤: najwyżej tyle ruchów, może mniej.
legend-estimate = Linia przerywana oznacza oszacowanie; pełne znaki są udowodnione.

tree-turns = Ruchy
tree-start = Początek
tree-empty = Zagraj na planszy albo otwórz partię.
tree-variation = Wariant
tree-promote = Ustaw jako wariant główny
tree-promoted = To jest teraz wariant główny.
tree-delete = Usuń od tego miejsca
tree-deleted = Usunięto.
comment-turn = Komentarz do tego ruchu
comment-start = Komentarz do początku
marks = Ocena ruchu
steps = Przeglądanie partii
step-first = Na początek
step-back = Ruch wstecz
step-forward = Ruch naprzód
step-last = Na koniec

tools = Narzędzia
tool-new = Nowa analiza
tool-setup = Ustaw pozycję
tool-open = Wklej lub otwórz
tool-review = Przegląd tej partii
tool-save = Zapisz jako plik
tool-share = Udostępnij link
tool-earlier = Wcześniejsze analizy
earlier-kept = Poprzednia analiza jest zachowana w „Wcześniejszych analizach”.
earlier-unkept = Pamięć jest pełna: poprzednia analiza zostanie tylko do zamknięcia strony. Zapisz ją jako plik, jeśli jej potrzebujesz.
earlier-delete = Usuń analizę z { $when }
tool-marks = Pokaż, ile warte są ruchy

setup-title = Ustaw pozycję
setup-how = Wybierz pionek i dotykaj pól. Dotknij jeszcze raz, aby go zabrać.
setup-palette = Co postawić na planszy
setup-rub = Zabierz
setup-turn = Czyj ruch
setup-start-position = Pozycja początkowa
setup-clear = Wyczyść
setup-fine = Tę pozycję można analizować.
setup-counts =
    { $game ->
        [oxono] Różowe { $first }, czarne { $second }. Zaczynają różowe, więc obie strony mają po tyle samo pionków albo różowe o jeden więcej.
       *[yoxii] Białe { $first }, czerwone { $second }. Zaczynają białe, więc obie strony mają po tyle samo pionków albo białe o jeden więcej.
    }
setup-place-totem =
    { $game ->
        [oxono] Postaw totem { $totem }
       *[yoxii] Postaw totem
    }
setup-take-piece = Zabierz pionek z { $square }
setup-done = Analizuj
setup-cancel = Anuluj

open-title = Wklej lub otwórz
open-what = Pozycja, lista ruchów, zapis partii albo link
open-do = Otwórz
open-file = Otwórz plik
open-place = Wiersz { $line }, znak { $column }: { $problem }
open-bad-link = Ten link jest uszkodzony.
open-too-long = Tego nie da się otworzyć: jest za długie.
share-too-long = Ta analiza jest za długa na link. Lepiej zapisz ją jako plik.
share-title = Udostępnij link
share-how = Wszystko jest w samym linku; nic nie jest zapisywane w internecie.
share-study = Cała analiza
share-position = Tylko ta pozycja
share-copy = Kopiuj

keys-turn = Ruch wstecz lub naprzód
keys-variation = Inny wariant
keys-ends = Początek i koniec
keys-engine = Włączanie i wyłączanie obliczeń
