# Co mówi strona analizy.

analyse-title = { $game } · Analiza

engine = Silnik
engine-off = Silnik jest wyłączony.
engine-lines = Liczba wariantów silnika
engine-lines-count =
    { $count ->
        [one] { $count } wariant
        [few] { $count } warianty
        [many] { $count } wariantów
       *[other] { $count } wariantu
    }
engine-best =
    { $colour ->
        [pink] Najlepsze tury różowych
        [black] Najlepsze tury czarnych
        [white] Najlepsze tury białych
       *[red] Najlepsze tury czerwonych
    }
engine-line = Zagraj { $turn }: { $value }, { $tag }
tag-proven = udowodnione
tag-estimated = oszacowane
tag-working = trwa obliczanie…
truth-all = Każda tura jest tu udowodniona.
truth-some = Udowodnione tury: { $known } z { $count }. Reszta jest obliczana…
truth-rests = Udowodnione tury: { $known } z { $count }.

value-win = wygrywa
value-win-in = wygrywa w { $turns }
value-win-within = wygrywa najpóźniej w { $turns }
value-draw = remis
value-loss = przegrywa
value-loss-in = przegrywa w { $turns }
value-loss-within = przegrywa najpóźniej w { $turns }
value-unknown = jeszcze nie wiadomo
value-percent = { $percent } %

bar-wins =
    { $colour ->
        [pink] Różowe wygrywają
        [black] Czarne wygrywają
        [white] Białe wygrywają
       *[red] Czerwone wygrywają
    }
bar-wins-in =
    { $colour ->
        [pink] Różowe wygrywają w { $turns }
        [black] Czarne wygrywają w { $turns }
        [white] Białe wygrywają w { $turns }
       *[red] Czerwone wygrywają w { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Różowe wygrywają najpóźniej w { $turns }
        [black] Czarne wygrywają najpóźniej w { $turns }
        [white] Białe wygrywają najpóźniej w { $turns }
       *[red] Czerwone wygrywają najpóźniej w { $turns }
    }
bar-draw = Remis
bar-chance =
    { $colour ->
        [pink] Różowe { $percent } %
        [black] Czarne { $percent } %
        [white] Białe { $percent } %
       *[red] Czerwone { $percent } %
    }
bar-proven = { $value }, udowodnione
bar-estimated = { $value }, oszacowane
square-step-value = { $totem }: { $value }

legend-title = Co znaczą znaki
legend-intro =
    { $colour ->
        [pink] Ruch różowych. Każdy znak mówi, do czego prowadzi to pole, jeśli potem obie strony grają bezbłędnie.
        [black] Ruch czarnych. Każdy znak mówi, do czego prowadzi to pole, jeśli potem obie strony grają bezbłędnie.
        [white] Ruch białych. Każdy znak mówi, do czego prowadzi to pole, jeśli potem obie strony grają bezbłędnie.
       *[red] Ruch czerwonych. Każdy znak mówi, do czego prowadzi to pole, jeśli potem obie strony grają bezbłędnie.
    }
legend-win = wygrywa
legend-draw = remis
legend-loss = przegrywa
legend-unknown = jeszcze nie wiadomo
legend-win-long = Wygrywasz, jakkolwiek odpowie druga strona.
legend-draw-long = Nikt nie może wymusić wygranej: remis.
legend-loss-long = Druga strona wygrywa, jeśli dobrze odpowie, cokolwiek potem zrobisz.
legend-unknown-long = Jeszcze nie obliczone. Znak zmieni się, gdy tylko to nastąpi.
legend-number = Mała liczba: po tylu ruchach obu stron gra się wtedy kończy.
legend-bound = Z ≤: to potrwa najwyżej tyle ruchów, może mniej.
legend-estimate = Procent to tylko szacunek twoich szans. To, co zaznaczono na planszy, jest udowodnione.

tree-turns = Tury
tree-start = Początek
tree-empty = Rozegraj turę na planszy albo otwórz partię.
tree-variation = Wariant
tree-promote = Zrób linią główną
tree-promoted = Wariant jest teraz linią główną.
tree-delete = Usuń odtąd
tree-deleted = Usunięto.
comment-turn = Komentarz do tej tury
comment-start = Komentarz do początku
marks = Znak przy turze
steps = Przez partię
step-first = Na początek
step-back = Tura wstecz
step-forward = Tura dalej
step-last = Na koniec

tools = Narzędzia
tool-new = Nowa analiza
tool-setup = Ustaw pozycję
tool-open = Wklej lub otwórz
tool-save = Zapisz jako plik
tool-share = Udostępnij link
tool-earlier = Wcześniejsze analizy
earlier-kept = Poprzednia analiza jest zachowana w „Wcześniejszych analizach”.
earlier-unkept = Pamięć jest pełna: poprzednia analiza zostanie tylko do zamknięcia strony. Zapisz ją jako plik, jeśli jej potrzebujesz.
earlier-delete = Usuń analizę z { $when }
tool-marks = Pokaż, co udowodniono

setup-title = Ustaw pozycję
setup-how = Wybierz pionek i dotykaj pól. Dotknij jeszcze raz, aby go zabrać.
setup-palette = Co postawić na planszy
setup-rub = Zabierz
setup-turn = Czyja tura
setup-start-position = Pozycja początkowa
setup-clear = Wyczyść
setup-fine = Tę pozycję można analizować.
setup-counts =
    { $game ->
        [oxono] Różowe { $first }, Czarne { $second }. Zaczynają Różowe, więc obie strony mają po tyle samo pionków albo Różowe o jeden więcej.
       *[yoxii] Białe { $first }, Czerwone { $second }. Zaczynają Białe, więc obie strony mają po tyle samo pionków albo Białe o jeden więcej.
    }
setup-place-totem =
    { $game ->
        [oxono] Postaw totem { $totem }
       *[yoxii] Postaw totem
    }
setup-take-piece = Zabierz pionek z { $square }
setup-done = Analizuj
setup-cancel = Anuluj

open-title = Wklej lub otwórz
open-what = Pozycja, lista tur, zapis partii albo link
open-do = Otwórz
open-file = Otwórz plik
open-place = Wiersz { $line }, kolumna { $column }: { $problem }
open-bad-link = Ten link jest uszkodzony.
open-too-long = To jest za długie, żeby je otworzyć.
share-too-long = Ta analiza jest za długa na link. Zapisz ją zamiast tego jako plik.
share-title = Udostępnij link
share-how = Link zawiera wszystko; nic nie jest nigdzie zapisywane.
share-study = Cała analiza
share-position = Tylko ta pozycja
share-copy = Kopiuj

keys-turn = Tura wstecz lub dalej
keys-variation = Inny wariant
keys-ends = Początek i koniec
keys-engine = Silnik włączony lub wyłączony
