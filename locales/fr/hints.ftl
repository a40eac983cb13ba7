# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Ce coup gagne tout de suite.
hint-wins-in = Tu gagnes en { $turns } coups, les deux camps comptés, quelle que soit la réponse.
hint-wins-within = Tu gagnes en { $turns } coups au plus, les deux camps comptés, quelle que soit la réponse.
hint-wins = Ce coup gagne, quelle que soit la réponse.
hint-only-turn = Tout autre coup perd tout de suite.
hint-stops-rank = Ce coup empêche l’alignement sur la rangée { $rank }.
hint-stops-file = Ce coup empêche l’alignement sur la colonne { $file }.
hint-leaves-answers =
    { $count ->
        [one] Ce coup ne laisse à l’adversaire qu’une seule réponse sûre.
       *[other] Ce coup ne laisse à l’adversaire que { $count } réponses sûres.
    }
hint-makes-three-rank = Ce coup en aligne trois sur la rangée { $rank }, avec de la place pour un quatrième.
hint-makes-three-file = Ce coup en aligne trois sur la colonne { $file }, avec de la place pour un quatrième.
hint-keeps-points =
    { $own ->
        [one] Ce coup garde { $own } point autour du totem, contre { $other }.
       *[other] Ce coup garde { $own } points autour du totem, contre { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Ce coup ne laisse qu’une seule issue au totem.
       *[other] Ce coup ne laisse que { $count } issues au totem.
    }
hint-holds-out = La position est perdue, mais c’est ici que l’adversaire a le plus de mal.
hint-holds-draw = Ce coup tient la partie nulle.
hint-seems-best = C’est ce qui semble le meilleur.
