# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Ce coup gagne tout de suite.
hint-wins-in = Tu gagnes en { $turns } coups, ceux de l’adversaire compris, quelle que soit la réponse.
hint-wins-within = Tu gagnes en { $turns } coups au plus, ceux de l’adversaire compris, quelle que soit la réponse.
hint-wins = Ce coup gagne, quelle que soit la réponse.
hint-only-turn = Tout autre coup perd tout de suite.
hint-stops-rank = Ce coup empêche un alignement adverse sur la rangée { $rank }.
hint-stops-file = Ce coup empêche un alignement adverse sur la colonne { $file }.
hint-leaves-answers =
    { $count ->
        [one] Ce coup ne laisse à l’adversaire qu’une seule réponse sûre.
       *[other] Ce coup ne laisse à l’adversaire que { $count } réponses sûres.
    }
hint-makes-three-rank = Ce coup aligne trois pièces sur la rangée { $rank }, avec de la place pour une quatrième.
hint-makes-three-file = Ce coup aligne trois pièces sur la colonne { $file }, avec de la place pour une quatrième.
hint-keeps-points =
    { $own ->
        [one] Avec ce coup, tu as { $own } point autour du totem, contre { $other }.
       *[other] Avec ce coup, tu as { $own } points autour du totem, contre { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Ce coup ne laisse qu’une seule issue au totem.
       *[other] Ce coup ne laisse que { $count } issues au totem.
    }
hint-holds-out = La position est perdue, mais c’est ce coup qui donne le plus de mal à l’adversaire.
hint-holds-draw = Ce coup assure le match nul.
hint-seems-best = Ce coup semble le meilleur.
