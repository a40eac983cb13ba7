# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = coup forcé
review-class-only = seul bon coup
review-class-best = meilleur coup
review-class-good = bon coup
review-class-inaccurate = imprécision
review-class-mistake = erreur
review-class-blunder = grosse erreur
review-overlooked = menace non vue
review-estimated = { $class } (estimation)
review-open = pas encore jugé

## What happened

review-missed = { $turn } aurait gagné tout de suite.
review-lost-before = La partie était déjà perdue, mais pas encore finie.
review-threat = La menace est restée sans réponse : { $turn } gagne tout de suite.
review-win-to-draw = La partie était gagnée ; après ce coup, c’est un match nul.
review-win-to-loss = La partie était gagnée ; après ce coup, elle est perdue.
review-draw-to-loss = C’était un match nul ; après ce coup, la partie est perdue.
review-chances = Estimation : les chances de gagner passent de { $before } % à { $after } %.
review-lost-at-once = L’adversaire gagne tout de suite avec { $turn }.
review-lost-in = L’adversaire gagne en { $turns } coups, en comptant les deux camps, à commencer par { $turn }.
review-answer = La meilleure réponse est { $turn }.
review-slow = On pouvait gagner plus vite.

## What would have been better, and why

review-better = Mieux valait { $turn }.
review-why-wins-at-once = Ce coup gagne tout de suite.
review-why-wins-in = Victoire assurée en { $turns } coups, en comptant les deux camps, quelle que soit la réponse.
review-why-wins-within = Victoire assurée en { $turns } coups au plus, en comptant les deux camps, quelle que soit la réponse.
review-why-wins = Ce coup gagne, quelle que soit la réponse.
review-why-only-turn = Tout autre coup perd tout de suite.
review-why-stops-rank = Ce coup empêche l’alignement sur la rangée { $rank }.
review-why-stops-file = Ce coup empêche l’alignement sur la colonne { $file }.
review-why-leaves-answers =
    { $count ->
        [one] Ce coup ne laisse à l’adversaire qu’une seule réponse sûre.
       *[other] Ce coup ne laisse à l’adversaire que { $count } réponses sûres.
    }
review-why-makes-three-rank = Ce coup aligne trois pièces sur la rangée { $rank }, avec de la place pour une quatrième.
review-why-makes-three-file = Ce coup aligne trois pièces sur la colonne { $file }, avec de la place pour une quatrième.
review-why-keeps-points =
    { $own ->
        [one] Ce coup donne l’avantage autour du totem : { $own } point contre { $other }.
       *[other] Ce coup donne l’avantage autour du totem : { $own } points contre { $other }.
    }
review-why-leaves-ways =
    { $count ->
        [one] Ce coup ne laisse qu’une seule issue au totem.
       *[other] Ce coup ne laisse que { $count } issues au totem.
    }
review-why-holds-out = Tout perd, mais c’est ce coup qui tient le plus longtemps.
review-why-holds-draw = Ce coup assure le match nul.
review-why-seems-best = Ce coup semble le meilleur.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Précision de Rose : { $percent } %
        [black] Précision de Noir : { $percent } %
        [white] Précision de Blanc : { $percent } %
       *[red] Précision de Rouge : { $percent } %
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Précision de Rose : environ { $percent } % (en partie estimée)
        [black] Précision de Noir : environ { $percent } % (en partie estimée)
        [white] Précision de Blanc : environ { $percent } % (en partie estimée)
       *[red] Précision de Rouge : environ { $percent } % (en partie estimée)
    }
review-turning-points = Moments clés
review-no-faults = À ce qu’on peut voir, personne n’a commis d’erreur.
review-no-turns = Cette partie ne contient aucun coup.
review-unsettled =
    { $count ->
        [one] Un coup n’est pas prouvé : le verdict est une estimation.
       *[other] { $count } coups ne sont pas prouvés : le verdict est une estimation.
    }
