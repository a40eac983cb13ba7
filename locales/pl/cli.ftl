# What the command line says.

error-position = Pozycja „{ $text }”: { $reason }
error-turn = Ruch { $number }, „{ $text }”: { $reason }
error-depth = Głębokość musi być liczbą całkowitą od 1 do { $longest }, a nie „{ $text }”.
error-output = Nie udało się zapisać wyniku: { $reason }.
error-read = Nie udało się odczytać { $file }: { $reason }.
error-line-long = Ten wiersz jest za długi, żeby go wczytać.
error-program = Nie można uruchomić programu „{ $program }”: { $reason }.
error-thread = System nie ma już wolnych wątków: { $reason }.
error-table = Mecz przerwano, bo ruch został odrzucony: { $reason }.

player-oxono-first = Różowe
player-oxono-second = Czarne
player-yoxii-first = Białe
player-yoxii-second = Czerwone

end-colour = { $player } wygrywają rzędem jednego koloru: { $squares }.
end-symbol = { $player } wygrywają rzędem symboli { $symbol }: { $squares }.
end-no-line = Remis: wszystkie pionki stoją na planszy i nie ma czterech w rzędzie.
end-points = { $player } wygrywają na punkty wokół totemu, { $more } do { $less }.
end-pieces = { $player } wygrywają: punktów wokół totemu jest po { $points }, ale mają tam więcej pionków, { $more } do { $less }.
end-equal = Remis: wokół totemu punktów po { $points }, pionków po { $pieces }.
end-resigned = { $loser } poddają partię. { $player } wygrywają.

play-unofficial = nieoficjalne; gra należy do Cosmoludo i swojego autora
play-standing = Wokół totemu: { $first } do { $second }
play-turns = Ruchy
play-step = { $player }: wybierz, dokąd idzie totem.
play-step-which = { $player }: wybierz, dokąd idzie totem { $totem }, albo weź drugi totem.
play-place = { $player }: postaw teraz pionek { $piece } obok totemu.
play-place-anywhere = { $player }: obok totemu nie ma wolnego pola, postaw pionek { $piece } gdziekolwiek.
play-values = Klawisze od 1 do 4 wybierają wartość.
play-at-chosen = { $square }: ten totem jest wybrany; przejdź na zaznaczone pole i naciśnij Enter.
play-at-totem = { $square }: Enter bierze totem { $totem }.
play-at-moved = Przejdź na zaznaczone pole i naciśnij Enter; Esc cofa krok totemu.
play-at-slide = { $square }: totem może się tu przesunąć.
play-at-step = { $square }: totem może tu pójść.
play-at-jump = { $over ->
        [one] { $square }: totem może tu skoczyć przez { $over } pionek.
        [few] { $square }: totem może tu skoczyć przez { $over } pionki.
       *[many] { $square }: totem może tu skoczyć przez { $over } pionków.
    }
play-at-teleport = { $square }: rząd i kolumna są pełne, więc totem może iść na każde wolne pole.
play-at-place = { $square }: tu można postawić pionek.
play-at-refused = { $square }: { $reason }
play-over = Partia skończona: s ją zapisuje, u cofa ostatni ruch, q kończy.
play-thinking = Komputer myśli…
play-hint = Podpowiedź: { $turn }. { $reason }
play-computer = komputer, poziom { $level }
play-undone = Cofnięto.
play-nothing-to-undo = Nie ma czego cofnąć.
play-save-as = W jakim pliku zapisać partię? Enter zapisuje, Esc anuluje.
play-save-name = Plik musi mieć nazwę.
play-saved = Zapisano w { $file }.
play-not-saved = Nie udało się zapisać { $file }: { $reason }.
play-replace = Plik { $file } już istnieje: Enter go zastępuje, Esc zostawia.
play-resign = { $player }: na pewno poddać partię? Enter poddaje, Esc wraca do partii.
play-quit = Partia nie jest zapisana: s ją zapisuje, q kończy, Esc wraca do partii.
play-keys = ↑↓←→ ruch · Enter wybór · Esc/u cofnij · s zapisz · ? pomoc · q koniec
play-any-key = Naciśnij dowolny klawisz, aby wrócić do partii.
play-too-small = Okno jest za małe na planszę: wystarczy 80 kolumn i 24 wiersze.

sign-slide = przesunięcie
sign-step = krok
sign-jump = skok
sign-teleport = gdziekolwiek
sign-last = ostatni pionek; na końcu to, co rozstrzygnęło

help-move = ruch kursora
help-enter = wybór totemu, jego ruch, postawienie pionka
help-tab = następne zaznaczone pole
help-back = cofnięcie kroku totemu
help-undo = cofnięcie ostatniego ruchu
help-hint = podpowiedź
help-resign = poddanie partii
help-save = zapis partii do pliku
help-flip = obrót planszy
help-quit = koniec
help-values = wybór wartości pionka
help-totems = wybór totemu X lub totemu O
help-typing = ruch można też wpisać i nacisnąć Enter

rules-oxono = Przesuń totem w jego rzędzie lub kolumnie, a potem postaw obok pionek z jego symbolem. Cztery w rzędzie, wszystkie jednego koloru albo wszystkie z jednym symbolem, wygrywają. Otoczony totem skacze.
rules-yoxii = Przestaw totem o jedno pole albo przez własne pionki i postaw obok pionek. Gdy totem nie może się ruszyć, wygrywa ten, kto ma wokół niego więcej punktów.

line-welcome = Wpisz ruch, na przykład { $example }, albo help.
line-help = Wpisz ruch, na przykład { $example }, albo jedno z: moves, show, undo, hint, resign, record, save PLIK, quit.
line-refused = „{ $text }”: { $reason }
line-exists = Plik { $file } już istnieje.

json-syntax = To nie jest poprawny JSON.
json-ends = JSON urywa się przed końcem.
json-twice = Ta nazwa występuje dwa razy: można by zachować tylko jedną.
json-empty = Na tej liście nie ma żadnej partii.
json-missing = Brakuje tego pola.
json-unknown = Nie ma pola o tej nazwie.
json-no-text = Tu musi być tekst.
json-no-list = Tu musi być lista.
json-no-object = Tu musi być obiekt z polami.
json-suffix = Tu mogą stać tylko znaki ! i ?.
json-comment = Komentarz nie może zawierać klamry zamykającej ani znaku sterującego.
json-tag = Znacznik ma nazwę z liter, cyfr i _ oraz wartość bez znaków sterujących; Game, Result i Position mają własne pola.

usage-unknown = „{ $argument }” nic tu nie znaczy.
usage-command = Nie ma polecenia „{ $argument }”.
usage-suggestion = Czy chodziło o „{ $suggestion }”?
usage-missing = Brakuje: { $argument }.
usage-no-command = Po „{ $argument }” musi być jedno z: { $values }.
usage-no-value = { $argument } wymaga wartości.
usage-value = „{ $value }” nie pasuje do { $argument }.
usage-values = Możliwe wartości: { $values }.
usage-too-many = „{ $value }” to o jedną wartość za dużo dla { $argument }.
usage-twice = { $argument } można podać tylko raz.
usage-conflict = { $argument } nie można użyć razem z { $other }.
usage-bytes = Jeden z argumentów nie jest tekstem UTF-8.
misfit-whole = To musi być liczba całkowita.
misfit-range = To musi być liczba całkowita od { $least } do { $most }.
misfit-seconds = To musi być liczba sekund większa od 0.
misfit-contestant = Uczestnik to level:N, nodes:N, full albo polecenie uruchamiające program.
misfit-style = Styl ma cztery liczby: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Zegar podaje się w sekundach (najwyżej { $longest }) albo jako sekundy+przyrost (najwyżej { $increment }).
misfit-sprt = To muszą być dwie różnice Elo, najpierw mniejsza, na przykład 0,20.
