# Co mówi aplikacja. Strony z zasadami mają własne pliki.

## Wszędzie

colour =
    { $colour ->
        [pink] Różowe
        [black] Czarne
        [white] Białe
       *[red] Czerwone
    }
you = Ty
close = Zamknij
loading = Plansza jest przygotowywana…
print = Drukuj
nav-skip = Przejdź do treści
nav-back = Wstecz
nav-menu = Menu
nav-rules = Zasady
nav-settings = Ustawienia
nav-about = O programie totemic
error-missing = Ta strona nie istnieje.
error-home = Do gier

goal-oxono = Cztery w rzędzie, kolorem albo symbolem
goal-yoxii = Najwięcej punktów wokół totemu

level-name = Poziom { $number } · { $name }
level-1 = Nowicjusz
level-1-detail = Dopiero się uczy
level-2 = Spacerowicz
level-2-detail = Wiele przeoczy
level-3 = Zbieracz
level-3-detail = Widzi to, co blisko
level-4 = Tkacz
level-4-detail = Snuje nici
level-5 = Rzeźbiarz
level-5-detail = Gra starannie
level-6 = Tropiciel
level-6-detail = Patrzy daleko
level-7 = Starszy
level-7-detail = Rzadko się myli
level-8 = Wyrocznia
level-8-detail = Z całych sił

## Początek

home-title = Przestaw totem. Postaw pionek.
home-choose = Wybierz grę
home-sample = Przykładowa partia { $game }
home-play = Graj w { $game }
home-against = Przeciwko komputerowi: { $level }
home-continue =
    { $turns ->
        [one] Wróć do { $game } po { $turns } turze
        [few] Wróć do { $game } po { $turns } turach
       *[many] Wróć do { $game } po { $turns } turach
    }
home-learn = Poznaj { $game } krok po kroku
home-more = Więcej
home-level = Wybierz poziom i kolor
home-friend = We dwoje przy jednym ekranie
home-rules = Zasady { $game }
home-analyse = Analizuj { $game }

## Nowa partia

setup-computer = { $game } z komputerem
setup-friend = { $game } we dwoje
setup-level = Poziom
setup-side = Grasz jako
side-begins = Zaczynają
side-follows = Grają drugie
side-lots = Losuj
side-lots-detail = Decyduje los
setup-start = Start
setup-replaces = Niedokończona partia { $game } zostanie zastąpiona.
setup-name =
    { $colour ->
        [pink] Kto gra różowymi?
        [black] Kto gra czarnymi?
        [white] Kto gra białymi?
       *[red] Kto gra czerwonymi?
    }
setup-clock = Zegar
clock-none = Bez zegara
clock-minutes = Po { $minutes } min
clock-increment =
    { $seconds ->
        [0] Bez dodatku
       *[other] +{ $seconds } s na turę
    }
setup-turning = Obracaj planszę
setup-turning-detail = Po każdej turze jest zwrócona do gracza, który ma ruch

## Partia

board-label = Plansza { $game }
player-to-move =
    { $colour ->
        [pink] Ruch różowych
        [black] Ruch czarnych
        [white] Ruch białych
       *[red] Ruch czerwonych
    }
player-won =
    { $colour ->
        [pink] Różowe wygrały
        [black] Czarne wygrały
        [white] Białe wygrały
       *[red] Czerwone wygrały
    }
reserve =
    { $colour ->
        [pink] Zapas różowych
        [black] Zapas czarnych
        [white] Zapas białych
       *[red] Zapas czerwonych
    }
reserve-left-oxono = { $kind }: zostało { $count }
reserve-left-yoxii = wartość { $kind }: zostało { $count }
reserve-value = Postaw wartość { $kind }, zostało { $count }

actions = Działania
action-undo = Cofnij
action-back = Wróć
action-hint = Podpowiedź
action-resign = Poddaj się
action-sure = Na pewno?
action-turns = Tury
action-confirm = Zagraj
action-rematch = Rewanż
action-new = Nowa partia
action-analyse = Analizuj
action-previous = Wcześniej
action-next = Później
action-play-on = Graj od tego miejsca
action-return = Do partii
action-flip = Obróć planszę
sounds-on = Włącz dźwięki
sounds-off = Wyłącz dźwięki
record-copy = Kopiuj zapis partii
record-copied = Skopiowano
turns-list = Lista tur
turns-none = Jeszcze bez tur
typed-label = Wpisz turę
typed-play = Zagraj

## Zdanie pod planszą

say-choose = Przestaw jeden z dwóch totemów
say-choose-more = Dotknij totemu, aby zobaczyć, dokąd może iść
say-choose-one = Przestaw totem
say-choose-only = Przestaw totem { $totem }
say-choose-only-more = Do drugiego nie masz już pionków
say-go-oxono = Dokąd ma iść totem { $totem }?
say-go-oxono-more =
    { $step ->
        [jump] Jest otoczony: skacze na pierwsze wolne pole
        [teleport] Jego rząd i kolumna są pełne: może iść na każde wolne pole
       *[slide] Prosto po wolnych polach, jak daleko chcesz
    }
say-go-yoxii = Dokąd ma iść totem?
say-go-yoxii-more = O jedno pole albo nad własnymi pionkami
say-place-oxono =
    { $reach ->
        [anywhere] Postaw { $kind } na dowolnym wolnym polu
       *[beside] Postaw { $kind } obok totemu
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Postaw { $kind } na dowolnym wolnym polu
       *[beside] Postaw { $kind } obok totemu
    }
say-place-more = Dotknij totemu jeszcze raz, aby cofnąć krok
say-anywhere-more = Obok totemu nie ma wolnego pola
say-confirm = Zagrać tę turę?
say-confirm-more = Dotknij pola jeszcze raz albo wybierz inne
say-thinking = { $name } myśli…
say-looking = Szukam dobrej tury…
say-around = Wokół totemu: białe { $first } · czerwone { $second }
say-earlier = Po turze { $ply } z { $count }
say-earlier-more = Patrzysz wstecz; partia czeka
hint-turn = Podpowiedź: { $turn }
hint-look-totem = Przyjrzyj się totemowi { $totem }.
hint-look-goal = Totem mógłby pójść na zaznaczone pole.
hint-again = Dotknij jeszcze raz „{ $hint }”, aby zobaczyć całą turę.
hint-whole = Pionek stoi blado na swoim polu.
hint-best = To chyba najlepsza tura.

## Koniec

end-you-win = Wygrywasz!
end-wins = Zwycięzca: { $name }
end-draw = Remis
end-aborted = Partia została przerwana
end-counting = Totem nie może się ruszyć. Liczymy…
end-line-colour =
    { $colour ->
        [pink]
            { $count ->
                [few] { $count } różowe pionki w rzędzie.
               *[many] { $count } różowych pionków w rzędzie.
            }
       *[black]
            { $count ->
                [few] { $count } czarne pionki w rzędzie.
               *[many] { $count } czarnych pionków w rzędzie.
            }
    }
end-line-symbol =
    { $count ->
        [few] { $count } symbole { $symbol } w rzędzie, bez względu na kolor.
       *[many] { $count } symboli { $symbol } w rzędzie, bez względu na kolor.
    }
end-line-both =
    { $colour ->
        [pink]
            { $count ->
                [few] { $count } różowe pionki z symbolem { $symbol } w rzędzie: ten sam kolor i ten sam symbol.
               *[many] { $count } różowych pionków z symbolem { $symbol } w rzędzie: ten sam kolor i ten sam symbol.
            }
       *[black]
            { $count ->
                [few] { $count } czarne pionki z symbolem { $symbol } w rzędzie: ten sam kolor i ten sam symbol.
               *[many] { $count } czarnych pionków z symbolem { $symbol } w rzędzie: ten sam kolor i ten sam symbol.
            }
    }
end-full = Wszystkie pionki stoją i nie ma rzędu czterech.
end-stuck =
    { $decided ->
        [points] Punkty wokół totemu: białe { $first }, czerwone { $second }.
        [pieces] Punktów po { $first }, ale { $colour ->
            [white] białe mają więcej pionków wokół totemu: { $firstPieces } do { $secondPieces }.
           *[red] czerwone mają więcej pionków wokół totemu: { $secondPieces } do { $firstPieces }.
        }
       *[nothing] Wokół totemu jest po równo: punktów po { $first }, pionków po { $secondPieces }.
    }
end-resignation =
    { $you ->
        [yes] Poddajesz się.
       *[no] { $name } poddaje się.
    }
end-time =
    { $you ->
        [yes] Twój czas minął.
       *[no] Czas minął: { $name }.
    }

## Odmowy stołu; te z zasad są w refusals.ftl

table-choose-totem = Najpierw dotknij totemu.
table-choose-kind = Najpierw wybierz wartość z zapasu.
table-not-your-turn = To nie twój ruch.
table-nothing-to-undo = Nie ma czego cofać.
table-refused = Teraz to niemożliwe.

## Dla czytników ekranu

square-free = wolne
square-totem-oxono = totem { $totem }
square-totem-yoxii = totem
square-piece-oxono =
    { $colour ->
        [pink] różowy { $kind }
       *[black] czarny { $kind }
    }
square-piece-yoxii =
    { $colour ->
        [white] biały { $kind }
       *[red] czerwony { $kind }
    }
square-may-choose = można przestawić
square-chosen = wybrany
square-may-go =
    { $step ->
        [jump] totem może tu skoczyć
        [teleport] totem może tu przyjść ze swoich pełnych linii
       *[slide] totem może tu przyjść
    }
square-may-place-oxono = można tu postawić { $kind }
square-may-place-yoxii = można tu postawić { $kind }
square-take-back = cofa krok
spoken-turn-oxono =
    { $colour ->
        [pink] Różowe: totem { $totem } na { $to }, { $kind } na { $at }.
       *[black] Czarne: totem { $totem } na { $to }, { $kind } na { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] Białe: totem na { $to }, { $kind } na { $at }.
       *[red] Czerwone: totem na { $to }, { $kind } na { $at }.
    }
spoken-undone = Cofnięto.
spoken-over = Partia skończona.

## Klawisze

shortcuts = Klawiatura
key-walk = Chodzenie po planszy
key-tap = Dotknięcie pola
key-back = Cofnięcie kroku
key-value = Wartość do postawienia (YOXII)
key-undo = Cofnięcie tury
key-hint = Podpowiedź
key-type = Wpisanie tury
key-board = Do planszy
key-flip = Obrót planszy
key-mute = Dźwięki włączone lub nie
key-browse = Wcześniejsze i późniejsze pozycje
key-list = Ta lista

## Ustawienia

setting-language = Język
setting-theme = Wygląd
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Wysoki kontrast
theme-change = Jasny lub ciemny
setting-sounds = Dźwięki
setting-animation = Ruch
setting-animation-detail = Totemy się suną, pionki opadają
setting-confirm = Potwierdzanie tur
setting-confirm-detail = Jeszcze jedno dotknięcie, zanim tura się liczy
setting-coordinates = Współrzędne
setting-figures = Cyfry zamiast oczek
setting-figures-detail = Na pionkach YOXII

## O programie

about-what = Z totemic uczysz się gier planszowych OXONO i YOXII, grasz w nie i je badasz, w pojedynkę albo z kimś obok.
about-unofficial = Nieoficjalny
about-rights = OXONO i YOXII wymyślił Jérémy Partinico, a wydaje je Cosmoludo, do którego należą nazwy i gry. Ten program tworzą miłośnicy; rysunki i teksty są własne. Jeśli gry ci się podobają, spraw sobie drewniane.
about-publisher = Do wydawcy, Cosmoludo
about-privacy = Twoje dane
about-privacy-text = Partie i ustawienia zostają w tej przeglądarce. Nic nie jest liczone ani przekazywane i nic nie jest wczytywane skądinąd.
about-licence = Licencja
about-licence-text = Wolne oprogramowanie, do wyboru na licencji MIT albo Apache 2.0.
