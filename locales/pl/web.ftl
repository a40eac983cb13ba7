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
loading = Rozkładamy planszę…
print = Drukuj
nav-skip = Przejdź do treści
nav-back = Wstecz
nav-menu = Menu
nav-rules = Zasady
nav-settings = Ustawienia
nav-about = O programie totemic
error-missing = Ta strona nie istnieje.
error-home = Wróć do gier

goal-oxono = Cztery w rzędzie: jeden kolor albo jeden symbol
goal-yoxii = Najwięcej punktów wokół totemu

level-name = Poziom { $number } · { $name }
level-1 = Nowicjusz
level-1-detail = Dopiero się uczy
level-1-who = Nowicjusz
level-2 = Spacerowicz
level-2-detail = Sporo przegapia
level-2-who = Spacerowicz
level-3 = Zbieracz
level-3-detail = Widzi to, co blisko
level-3-who = Zbieracz
level-4 = Tkacz
level-4-detail = Snuje plany
level-4-who = Tkacz
level-5 = Rzeźbiarz
level-5-detail = Gra starannie
level-5-who = Rzeźbiarz
level-6 = Tropiciel
level-6-detail = Patrzy daleko naprzód
level-6-who = Tropiciel
level-7 = Mędrzec
level-7-detail = Rzadko się myli
level-7-who = Mędrzec
level-8 = Wyrocznia
level-8-detail = Mocniej się nie da
level-8-who = Wyrocznia

## Początek

home-title = Przestaw totem. Postaw pionek.
home-choose = Wybierz grę
home-sample = Przykładowa partia { $game }
home-play = Graj w { $game }
home-against = Z komputerem: { $level }
home-continue =
    { $turns ->
        [one] Dokończ { $game } ({ $turns } ruch)
        [few] Dokończ { $game } ({ $turns } ruchy)
       *[many] Dokończ { $game } ({ $turns } ruchów)
    }
home-learn = Poznaj { $game } krok po kroku
home-more = Więcej
home-level = Wybierz poziom i kolor
home-online = Zagraj online ze znajomym
home-friend = Dwie osoby, jeden ekran
home-rules = Zasady { $game }
home-analyse = Analizuj { $game }
home-puzzles = Zadania
home-games = Moje partie
home-new = Nowa partia { $game }

## Nowa partia

setup-computer = { $game } z komputerem
setup-friend = { $game } dla dwóch osób
setup-level = Poziom
setup-side = Twój kolor
side-begins = Zaczynają
side-follows = Grają jako drugie
side-lots = Losuj
side-lots-detail = Decyduje los
setup-start = Start
setup-replaces = Niedokończona partia { $game } zostaje w „Moich partiach”.
setup-name =
    { $colour ->
        [pink] Kto gra różowymi?
        [black] Kto gra czarnymi?
        [white] Kto gra białymi?
       *[red] Kto gra czerwonymi?
    }
setup-clock = Zegar
clock-none = Bez zegara
clock-minutes = Po { $minutes } min
clock-increment =
    { $seconds ->
        [0] Bez dodatkowego czasu
       *[other] +{ $seconds } s na ruch
    }
setup-turning = Obracaj planszę
setup-turning-detail = Po każdym ruchu obraca się do tego, kto teraz gra

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
reserve-left-oxono =
    { $count ->
        [one] { $kind }: został { $count }
        [few] { $kind }: zostały { $count }
       *[many] { $kind }: zostało { $count }
    }
reserve-left-yoxii =
    { $count ->
        [one] wartość { $kind }: został { $count }
        [few] wartość { $kind }: zostały { $count }
       *[many] wartość { $kind }: zostało { $count }
    }
reserve-value =
    { $count ->
        [one] Postaw wartość { $kind }, został { $count }
        [few] Postaw wartość { $kind }, zostały { $count }
       *[many] Postaw wartość { $kind }, zostało { $count }
    }

actions = Działania
action-undo = Cofnij
action-back = Wróć
action-hint = Podpowiedź
action-resign = Poddaj się
action-sure = Na pewno?
action-turns = Ruchy
action-confirm = Zagraj
action-rematch = Rewanż
action-new = Nowa partia
action-analyse = Analizuj
action-review = Przegląd
action-previous = Poprzedni
action-next = Następny
action-play-on = Graj stąd
action-return = Wróć do partii
action-flip = Obróć planszę
sounds-on = Włącz dźwięki
sounds-off = Wyłącz dźwięki
record-copy = Kopiuj zapis partii
record-copied = Skopiowano
turns-list = Lista ruchów
turns-none = Na razie brak ruchów
typed-label = Wpisz ruch
typed-example = Ruch: { $turn }
typed-play = Zagraj

## Zdanie pod planszą

say-choose = Przestaw jeden z dwóch totemów
say-choose-more = Dotknij totemu, a zobaczysz, dokąd może pójść
say-choose-one = Przestaw totem
say-choose-one-more = Dotknij go, a zobaczysz, dokąd może pójść
say-choose-only = Przestaw totem { $totem }
say-choose-only-more = Do drugiego totemu nie masz już pionków
say-go-oxono = Dokąd ma iść totem { $totem }?
say-go-oxono-more =
    { $step ->
        [jump] Jest otoczony: skacze na pierwsze wolne pole
        [teleport] Jego rząd i kolumna są pełne: może iść na dowolne wolne pole
       *[slide] Prosto po wolnych polach, dowolnie daleko
    }
say-go-yoxii = Dokąd ma iść totem?
say-go-yoxii-more = O jedno pole albo przez własne pionki
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
say-place-value-more = Albo wybierz inną wartość pod planszą
say-anywhere-more = Obok totemu nie ma wolnego pola
say-confirm = Zagrać ten ruch?
say-confirm-more = Dotknij pola jeszcze raz albo wybierz inne
say-thinking = { $name } myśli…
say-looking = Szukamy podpowiedzi…
say-around = Wokół totemu: białe { $first } · czerwone { $second }
say-around-none = Gdy totem utknie, liczą się punkty wokół niego
say-earlier =
    { $ply ->
        [0] Pozycja początkowa
       *[other] Po ruchu { $ply } z { $count }
    }
say-earlier-more = Patrzysz wstecz; partia czeka
hint-turn = Podpowiedź: { $turn }
hint-look-totem = Przyjrzyj się totemowi { $totem }.
hint-look-goal = Totem mógłby pójść na zaznaczone pole.
hint-again = Dotknij jeszcze raz „{ $hint }”, aby zobaczyć cały ruch.
hint-whole = Pionek i jego pole widać na planszy.
hint-best = To wygląda najlepiej.

## Koniec

end-you-win = Wygrywasz!
end-wins = Górą { $name }
end-draw = Remis
end-aborted = Partia została przerwana
end-counting = Totem nie może się ruszyć. Liczymy…
end-line-colour =
    { $colour ->
        [pink]
            { $count ->
                [few] { $count } różowe pionki w rzędzie.
               *[many] { $count } różowych pionków w rzędzie.
            }
       *[black]
            { $count ->
                [few] { $count } czarne pionki w rzędzie.
               *[many] { $count } czarnych pionków w rzędzie.
            }
    }
end-line-symbol =
    { $count ->
        [few] { $count } symbole { $symbol } w rzędzie, bez względu na kolor.
       *[many] { $count } symboli { $symbol } w rzędzie, bez względu na kolor.
    }
end-line-both =
    { $colour ->
        [pink]
            { $count ->
                [few] { $count } różowe pionki z symbolem { $symbol } w rzędzie: ten sam kolor i ten sam symbol.
               *[many] { $count } różowych pionków z symbolem { $symbol } w rzędzie: ten sam kolor i ten sam symbol.
            }
       *[black]
            { $count ->
                [few] { $count } czarne pionki z symbolem { $symbol } w rzędzie: ten sam kolor i ten sam symbol.
               *[many] { $count } czarnych pionków z symbolem { $symbol } w rzędzie: ten sam kolor i ten sam symbol.
            }
    }
end-full = Wszystkie pionki stoją i nie ma czterech w rzędzie.
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
       *[no] Poddanie partii: { $name }.
    }
end-time =
    { $you ->
        [yes] Twój czas minął.
       *[no] Koniec czasu: { $name }.
    }

## Odmowy stołu; te z zasad są w refusals.ftl

table-choose-totem = Najpierw dotknij totemu.
table-choose-kind = Najpierw wybierz wartość z zapasu.
table-not-your-turn = To nie twój ruch.
table-nothing-to-undo = Nie ma czego cofać.
table-refused = Teraz tak się nie da.

## Dla czytników ekranu

square-free = wolne
square-totem-oxono = totem { $totem }
square-totem-yoxii = totem
square-piece-oxono =
    { $colour ->
        [pink] różowy pionek { $kind }
       *[black] czarny pionek { $kind }
    }
square-piece-yoxii =
    { $colour ->
        [white] biały pionek { $kind }
       *[red] czerwony pionek { $kind }
    }
square-may-choose = można przestawić
square-chosen = wybrany
square-may-go =
    { $step ->
        [jump] totem może tu skoczyć
        [teleport] totem może tu stanąć: jego rząd i kolumna są pełne
       *[slide] totem może tu pójść
    }
square-may-place-oxono = można tu postawić { $kind }
square-may-place-yoxii = można tu postawić { $kind }
square-take-back = cofa krok totemu
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
key-walk = Poruszanie się po planszy
key-tap = Dotknięcie pola
key-back = Cofnięcie kroku
key-value = Wartość do postawienia
key-undo = Cofnięcie ruchu
key-hint = Podpowiedź
key-type = Wpisanie ruchu
key-board = Przejście do planszy
key-flip = Obrót planszy
key-mute = Włączanie i wyłączanie dźwięków
key-browse = Wcześniejsze i późniejsze pozycje
key-list = Ta lista

## Ustawienia

setting-language = Język
setting-theme = Wygląd
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Wysoki kontrast
theme-change = Jasny lub ciemny
setting-sounds = Dźwięki
setting-vibration = Wibracje
setting-animation = Animacje
setting-animation-detail = Totemy się przesuwają, pionki opadają
setting-confirm = Potwierdzanie ruchów
setting-confirm-detail = Ruch liczy się dopiero po dodatkowym dotknięciu
setting-coordinates = Współrzędne
setting-figures = Cyfry zamiast oczek
setting-figures-detail = Na pionkach YOXII

## O programie

about-what = totemic pozwala uczyć się gier planszowych OXONO i YOXII, grać w nie i je analizować: w pojedynkę, z kimś obok albo ze znajomym na odległość.
about-unofficial = Program nieoficjalny
about-rights = OXONO i YOXII wymyślił Jérémy Partinico, a wydaje je Cosmoludo, do którego należą nazwy i gry. Ten program tworzą miłośnicy tych gier; rysunki i teksty są ich własne. Jeśli gry ci się podobają, spraw sobie drewniane.
about-publisher = Strona wydawcy, Cosmoludo
about-privacy = Twoje dane
about-privacy-text = Partie i ustawienia zostają w tej przeglądarce. Nikt cię nie śledzi, nic nie jest przekazywane dalej ani wczytywane z innych stron. Partie online przechowuje też serwer, na którym je rozgrywasz.
about-licence = Licencja
about-licence-text = Wolne oprogramowanie na licencji MIT albo Apache 2.0, do wyboru.
