# Co mówi program rozwiązujący w wierszu poleceń.

solve-progress = węzły: { $nodes }, na sekundę: { $rate }, { $seconds } s
error-memory = Nie ma miejsca na tablicę { $asked } MB: ten komputer ma { $have } MB pamięci.
error-memory-now = Brakuje wolnej pamięci na tablice.
error-score-game = Różnica jest tylko w YOXII: OXONO wygrywa się linią, nie punktami.
error-state = Plik stanu { $file } nie nadaje się do użycia: { $reason }
error-state-write = Nie udało się zapisać pliku { $file }: { $reason }
state-read = nie można go odczytać.
state-not-a-state = to nie jest stan tego programu.
state-other-game = należy do drugiej gry.
state-damaged = jest urwany lub uszkodzony.
error-journal = Dziennik { $file } nie nadaje się do użycia: { $reason }
error-solution = Plik rozwiązania { $file } nie nadaje się do użycia: { $reason }
solution-not-a-solution = to nie jest rozwiązanie tej wersji.
solution-length = jest za krótki lub za długi.
solution-checksum = suma kontrolna się nie zgadza.
solution-entry = jeden z wpisów jest niemożliwy.
solution-flaw = Rozwiązanie jest błędne po { $turn }: { $flaw }
map-title = Mapa OXONO
map-first = Różowe wygrywają
map-draw = Remis
map-second = Czarne wygrywają
map-open = Jeszcze nierozstrzygnięte
map-legend = Każdy trójkąt to odpowiedź: stoi tam, dokąd idzie totem, i wskazuje, gdzie staje pionek. Patrząc w tym kierunku, jest po lewej dla totemu X, a po prawej dla totemu O.
