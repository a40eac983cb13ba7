# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Bilan
review-none = Il n’y a ici aucune partie à examiner.
review-games = Mes parties
review-failed = Impossible de faire le bilan de la partie ici.
review-progress = Préparation du bilan
review-graph = Chances de gagner, coup par coup
review-proven = prouvé
review-estimate = estimé
review-place = { $place } : { $verdict }. { $chance }
review-here = { $place } : { $verdict }
review-show-better = Meilleure suite
review-show-answer = La réponse
review-back = Retour à la partie
review-mark-played = joué
review-mark-better = mieux

## Learning from mistakes

review-learn = Apprendre de ses erreurs
review-learn-mine = Apprendre de tes erreurs ({ $count })
review-learn-side =
    { $colour ->
        [pink] Erreurs de Rose : { $count }
        [black] Erreurs de Noir : { $count }
        [white] Erreurs de Blanc : { $count }
       *[red] Erreurs de Rouge : { $count }
    }
review-learn-ask = { $turn } a été joué ici. Trouve un meilleur coup.
review-learn-busy = Vérification de ton coup…
review-learn-best = Exact : c’est le bon coup.
review-learn-right = Exact : c’est tout aussi bon, c’est prouvé.
review-learn-wrong = Pas tout à fait : l’adversaire répond { $turn }.
review-learn-worse = Ce coup est une erreur, lui aussi.
review-learn-open = On ne sait pas encore si c’est aussi bon. Le bilan propose { $turn }.
review-learn-shown = Mieux valait { $turn }.
review-learn-solution = Montrer le coup
review-learn-next = Suivant ({ $number } sur { $count })
review-learn-again = Réessayer
review-learn-leave = Voir le bilan
