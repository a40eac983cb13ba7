# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Rückblick
review-none = Hier gibt es keine Partie zum Durchsehen.
review-games = Meine Partien
review-failed = Die Partie ließ sich hier nicht durchsehen.
review-progress = Die Partie wird durchgesehen
review-graph = Gewinnchancen, Zug für Zug
review-proven = bewiesen
review-estimate = geschätzt
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Besserer Weg
review-show-answer = Die Antwort
review-back = Zurück zur Partie
review-mark-played = gespielt
review-mark-better = besser

## Learning from mistakes

review-learn = Aus Fehlern lernen
review-learn-mine = Aus deinen Fehlern lernen ({ $count })
review-learn-side =
    { $colour ->
        [pink] Fehler von Rosa: { $count }
        [black] Fehler von Schwarz: { $count }
        [white] Fehler von Weiß: { $count }
       *[red] Fehler von Rot: { $count }
    }
review-learn-ask = Hier wurde { $turn } gespielt. Finde einen besseren Zug.
review-learn-busy = Dein Zug wird geprüft …
review-learn-best = Richtig: Das ist der Zug.
review-learn-right = Richtig: Das ist nachweislich genauso gut.
review-learn-wrong = Nicht ganz: Darauf folgt { $turn }.
review-learn-worse = Auch das verschenkt etwas.
review-learn-open = Ob das genauso gut ist, ist nicht bewiesen. Der Rückblick schlägt { $turn } vor.
review-learn-shown = Besser war { $turn }.
review-learn-solution = Zeig es mir
review-learn-next = Weiter ({ $number } von { $count })
review-learn-again = Noch einmal
review-learn-leave = Zum Rückblick
