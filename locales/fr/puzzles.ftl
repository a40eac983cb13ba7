# Problèmes.

puzzle-title = Problème
puzzle-of-game = Problèmes { $game }
puzzle-mode-daily = Problème du jour
puzzle-mode-rated = À ton niveau
puzzle-mode-streak = Sans faute
puzzle-mode-rush = Trois minutes
puzzle-mode-again = Revoir tes erreurs
puzzle-mode-first = Premiers problèmes
puzzle-themes = Par thème
puzzle-theme-at-once = Gagner tout de suite
puzzle-theme-in-two = Gagner en deux coups
puzzle-theme-in-three = Gagner en trois coups ou plus
puzzle-theme-defence = La seule défense
puzzle-theme-enclosed = Totem enclavé
puzzle-theme-teleport = Totem n’importe où
puzzle-theme-anywhere = Pièce n’importe où
puzzle-theme-double = Couleur et symbole à la fois
puzzle-theme-tie-break = Le nombre de pièces décide
puzzle-theme-own-line = Par-dessus tes pièces
puzzle-theme-closing = Enfermer au bon moment
puzzle-theme-keep-four = Garder le 4 en réserve
puzzle-task-win =
    { $turns ->
        [1] { $who }. Gagne avec ce coup.
        [one] { $who }. Gagne en { $turns } coup.
       *[other] { $who }. Gagne en { $turns } coups.
    }
puzzle-task-hold = { $who }. Trouve le seul coup qui ne perd pas.
puzzle-solved = Résolu !
puzzle-solved-helped = Exact ! C’est le bon coup.
puzzle-shown = Voici le bon coup.
puzzle-rest =
    { $turns ->
        [one] Encore { $turns } coup et la partie est gagnée.
       *[other] Encore { $turns } coups et la partie est gagnée, quoi que fasse l’adversaire.
    }
puzzle-go-on = Exact. Et ensuite ?
puzzle-wrong = Ce n’est pas ça.
puzzle-wrong-win = Ça ne gagne pas : voici la réponse.
puzzle-wrong-hold = Ça perd : voici la réponse.
puzzle-wrong-lost = Après ça, l’adversaire gagne tout de suite.
puzzle-wrong-over = La partie se termine sans victoire.
puzzle-wrong-more = Touche le plateau pour réessayer.
puzzle-retry = Réessayer
puzzle-hint-more = Touche encore « { $hint } » pour en voir plus.
puzzle-hint-totem = Regarde le totem { $totem }.
puzzle-hint-goal = Le totem va en { $square }.
puzzle-hint-kind = Totem en { $square }, puis un { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Totem en { $square }, puis un X en { $place }.
        [O] Totem en { $square }, puis un O en { $place }.
       *[other] Totem en { $square }, puis un { $kind } en { $place }.
    }
puzzle-rating = Difficulté { $rating }
puzzle-your-rating = Ton classement : { $rating }
puzzle-best = Record : { $count }
puzzle-new-best = Nouveau record !
puzzle-due =
    { $count ->
        [0] Rien à revoir aujourd’hui
        [one] { $count } problème à revoir
       *[other] { $count } problèmes à revoir
    }
puzzle-days =
    { $count ->
        [one] { $count } jour de suite.
       *[other] { $count } jours de suite.
    }
puzzle-spare =
    { $count ->
        [one] Tu peux sauter { $count } jour.
       *[other] Tu peux sauter { $count } jours.
    }
puzzle-days-none = Un par jour, quand tu veux.
puzzle-clock = La date de cet appareil a changé. Ta série de jours est conservée.
puzzle-count = Résolus :
puzzle-number = Problème { $number } sur { $count }
puzzle-mistakes = Erreurs : { $count }
puzzle-next = Problème suivant
puzzle-result = Résultat
puzzle-more = D’autres problèmes
puzzle-show = Solution
puzzle-analyse = Analyser
puzzle-once-more = Encore une fois
puzzle-unread = Les problèmes n’ont pas pu être chargés. Ce que tu as résolu est conservé.
puzzle-try-again = Réessayer
puzzle-end = C’est tout pour le moment.
puzzle-end-one = Ce problème n’existe pas ici.
puzzle-end-again = Plus rien à revoir aujourd’hui.
puzzle-end-first = Tu sais comment faire : à toi de jouer !
puzzle-end-streak =
    { $count ->
        [one] { $count } problème sans faute
       *[other] { $count } problèmes sans faute
    }
puzzle-end-rush =
    { $count ->
        [one] { $count } problème en trois minutes
       *[other] { $count } problèmes en trois minutes
    }
puzzle-missed = S’entraîner avec un problème
