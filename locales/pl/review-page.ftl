# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Przegląd partii
review-none = Nie ma tu partii do przejrzenia.
review-games = Moje partie
review-failed = Partii nie udało się tu przejrzeć.
review-progress = Przeglądamy partię
review-graph = Szanse na wygraną, ruch po ruchu
review-proven = udowodnione
review-estimate = oszacowane
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Lepszy wariant
review-show-answer = Odpowiedź
review-back = Wróć do partii
review-mark-played = zagrano
review-mark-better = lepiej

## Learning from mistakes

review-learn = Nauka na błędach
review-learn-mine = Ucz się na swoich błędach ({ $count })
review-learn-side =
    { $colour ->
        [pink] Błędy różowych: { $count }
        [black] Błędy czarnych: { $count }
        [white] Błędy białych: { $count }
       *[red] Błędy czerwonych: { $count }
    }
review-learn-ask = Tu zagrano { $turn }. Znajdź lepszy ruch.
review-learn-busy = Sprawdzamy twój ruch…
review-learn-best = Dobrze: to ten ruch.
review-learn-right = Dobrze: udowodniono, że ten ruch jest równie dobry.
review-learn-wrong = Niezupełnie: przeciwnik odpowiada { $turn }.
review-learn-worse = Tym ruchem też coś tracisz.
review-learn-open = Nie udowodniono, że to równie dobry ruch. Przegląd proponuje { $turn }.
review-learn-shown = Lepszy był ruch { $turn }.
review-learn-solution = Pokaż
review-learn-next = Dalej ({ $number } z { $count })
review-learn-again = Jeszcze raz
review-learn-leave = Do przeglądu
