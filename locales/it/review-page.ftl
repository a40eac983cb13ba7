# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Revisione
review-none = Qui non c’è nessuna partita da rivedere.
review-games = Le mie partite
review-failed = Qui non è stato possibile fare la revisione della partita.
review-progress = Revisione in corso
review-graph = Probabilità di vincere, mossa per mossa
review-proven = dimostrato
review-estimate = stimato
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Linea migliore
review-show-answer = La risposta
review-back = Torna alla partita
review-mark-played = giocato
review-mark-better = meglio

## Learning from mistakes

review-learn = Impara dagli errori
review-learn-mine = Impara dai tuoi errori ({ $count })
review-learn-side =
    { $colour ->
        [pink] Errori del Rosa: { $count }
        [black] Errori del Nero: { $count }
        [white] Errori del Bianco: { $count }
       *[red] Errori del Rosso: { $count }
    }
review-learn-ask = Qui è stata giocata { $turn }. Trova una mossa migliore.
review-learn-busy = Controllo la tua mossa…
review-learn-best = Giusto: è questa la mossa.
review-learn-right = Giusto: è dimostrato che è altrettanto buona.
review-learn-wrong = Non proprio: l’avversario risponde { $turn }.
review-learn-worse = Anche questa regala qualcosa.
review-learn-open = Non è dimostrato che sia altrettanto buona. La revisione propone { $turn }.
review-learn-shown = Era meglio { $turn }.
review-learn-solution = Mostramela
review-learn-next = Avanti ({ $number } di { $count })
review-learn-again = Riprova
review-learn-leave = Alla revisione
