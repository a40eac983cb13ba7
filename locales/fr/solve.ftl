# Ce que dit le solveur sur la ligne de commande.

solve-progress = { $nodes } nœuds, { $rate } par seconde, { $seconds } s
error-memory = Pas de place pour une table de { $asked } Mo : cette machine a { $have } Mo de mémoire.
error-memory-now = Il n'y a pas assez de mémoire libre pour les tables.
error-score-game = L'écart n'existe qu'à YOXII : OXONO se gagne par une ligne, pas aux points.
error-state = Le fichier d'état { $file } est inutilisable : { $reason }
error-state-write = Le fichier { $file } n'a pas pu être écrit : { $reason }
state-read = il ne peut pas être lu.
state-not-a-state = ce n'est pas un état du solveur de ce programme.
state-other-game = il appartient à l'autre jeu.
state-damaged = il est tronqué ou abîmé.
error-journal = Le journal { $file } est inutilisable : { $reason }
error-solution = Le fichier de solution { $file } est inutilisable : { $reason }
solution-not-a-solution = ce n'est pas une solution de cette version.
solution-length = il est trop court ou trop long.
solution-checksum = sa somme de contrôle est fausse.
solution-entry = une entrée est impossible.
solution-flaw = La solution est fausse après { $turn } : { $flaw }
map-title = La carte d’OXONO
map-first = Rose gagne
map-draw = Partie nulle
map-second = Noir gagne
map-open = Pas encore établi
map-legend = Chaque triangle est une réponse : il se trouve là où va le totem et pointe vers la case où la pièce est posée. Vu dans cette direction, il est à gauche pour le totem X et à droite pour le totem O.
