# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Terugblik
review-none = Hier is geen partij om door te nemen.
review-games = Mijn partijen
review-failed = De partij kon hier niet worden doorgenomen.
review-progress = De partij wordt doorgenomen
review-graph = Winstkansen, zet voor zet
review-proven = bewezen
review-estimate = geschat
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Betere lijn
review-show-answer = Het antwoord
review-back = Terug naar de partij
review-mark-played = gespeeld
review-mark-better = beter

## Learning from mistakes

review-learn = Leren van fouten
review-learn-mine = Leer van je fouten ({ $count })
review-learn-side =
    { $colour ->
        [pink] Fouten van Roze: { $count }
        [black] Fouten van Zwart: { $count }
        [white] Fouten van Wit: { $count }
       *[red] Fouten van Rood: { $count }
    }
review-learn-ask = Hier werd { $turn } gespeeld. Vind een betere zet.
review-learn-busy = Je zet wordt nagekeken…
review-learn-best = Goed: dat is de zet.
review-learn-right = Goed: dit is bewezen even sterk.
review-learn-wrong = Niet helemaal: de ander antwoordt { $turn }.
review-learn-worse = Ook dat geeft iets weg.
review-learn-open = Of dit even goed is, is niet bewezen. De terugblik geeft { $turn } aan.
review-learn-shown = Beter was { $turn }.
review-learn-solution = Laat zien
review-learn-next = Volgende ({ $number } van { $count })
review-learn-again = Nog een keer
review-learn-leave = Naar de terugblik
