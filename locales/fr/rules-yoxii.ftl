# Les règles de YOXII.

rules-yoxii-goal = Le but
rules-yoxii-goal-text = Quand le totem ne peut plus bouger, on compte les pièces qui l’entourent. Celui qui a le plus de points gagne.
rules-yoxii-caption-count = Rouge ne peut plus déplacer le totem. Blanc a 4 + 2 + 1 + 3 = 10, Rouge 3 + 3 + 2 + 1 = 9 : Blanc gagne
rules-yoxii-setup = La mise en place
rules-yoxii-setup-text = Le plateau a 37 cases ; le totem se trouve au milieu. Blanc et Rouge ont chacun 18 pièces : cinq 1, cinq 2, cinq 3 et trois 4. Blanc commence.
rules-yoxii-turn = Jouer un coup
rules-yoxii-turn-text = Déplace d’abord le totem, puis pose une de tes pièces à côté de lui. Les deux joueurs déplacent le même totem. Une pièce posée ne bouge plus.
rules-yoxii-move = Déplacer le totem
rules-yoxii-move-text = Le totem avance d’une case dans n’importe quelle direction, diagonales comprises, si cette case est libre. Ou bien il saute par-dessus une suite sans trou de tes propres pièces, une ou plusieurs, jusqu’à la case libre juste derrière. Il ne passe jamais par-dessus une pièce adverse.
rules-yoxii-caption-move = À Blanc de jouer : un pas vers un point, ou un saut par-dessus des pièces blanches vers un anneau
rules-yoxii-place = Poser la pièce
rules-yoxii-place-text = Choisis une valeur qu’il te reste et pose-la sur une case libre autour du totem, diagonales comprises. La case que le totem vient de quitter est libre et compte aussi.
rules-yoxii-caption-place = Le totem est monté en diagonale vers la gauche ; Blanc peut poser sa pièce sur l’une des cases en pointillé
rules-yoxii-anywhere = Plus de place autour du totem
rules-yoxii-anywhere-text = Si après un saut aucune case autour du totem n’est libre, ta pièce peut aller sur n’importe quelle case libre du plateau.
rules-yoxii-caption-anywhere = Le totem a sauté en c7, où aucune case autour n’est libre : la pièce de Blanc peut aller n’importe où
rules-yoxii-end = La fin
rules-yoxii-end-text = La partie s’arrête dès que le joueur dont c’est le tour ne peut pas déplacer le totem, que l’autre le puisse ou non. Chacun additionne les valeurs de ses pièces autour du totem : celui qui a le plus de points gagne. À égalité de points, celui qui a le plus de pièces autour du totem l’emporte ; si c’est encore égal, c’est un match nul. Après 36 pièces, le plateau est plein : aucune partie ne dure plus longtemps.
rules-yoxii-notation = Comment on écrit les coups
rules-yoxii-notation-text = d5-3e6 veut dire : le totem va en d5, une pièce de valeur 3 est posée en e6. Les colonnes vont de a à g de gauche à droite, les rangées de 1 à 7 de bas en haut.
