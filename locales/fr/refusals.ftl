# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = La partie est finie.
refusal-not-on-board = Cette case n’est pas sur le plateau.
refusal-no-piece-left = Tu n’as plus de pièce de cette sorte.
refusal-same-square = Le totem doit quitter sa case.
refusal-not-free = Cette case n’est pas libre.
refusal-not-in-line = Le totem ne se déplace pas dans cette direction.
refusal-not-enclosed = Le chemin est barré et le totem n’est pas enclavé : il ne peut pas sauter.
refusal-not-first-free = Un totem qui saute se pose sur la première case libre.
refusal-over-enemy = Le totem ne passe jamais par-dessus les pièces adverses.
refusal-too-far = C’est trop loin : le totem avance d’une case ou saute par-dessus tes propres pièces.
refusal-not-beside-totem = La pièce doit aller à côté du totem tant qu’une case y est libre.

position-error-no-side = Après le plateau, il manque le camp qui doit jouer.
position-error-spacing = Il faut une seule espace, entre le plateau et le camp qui doit jouer (caractère { $column }).
position-error-side = Le camp qui doit jouer est p ou b à OXONO, w ou r à YOXII (caractère { $column }).
position-error-rank-count =
    { $found ->
        [one] Il y a { $found } rangée, mais OXONO en a 6 et YOXII 7.
       *[other] Il y a { $found } rangées, mais OXONO en a 6 et YOXII 7.
    }
position-error-rank-short = La rangée { $rank } a trop peu de cases (caractère { $column }).
position-error-rank-long = La rangée { $rank } a trop de cases (caractère { $column }).
position-error-unknown-character = « { $character } » ne veut rien dire ici (caractère { $column }).
position-error-zero = Une rangée ne peut pas contenir de 0 (caractère { $column }).
position-error-two-digits = Deux chiffres ne peuvent pas se suivre (caractère { $column }).
position-error-totem-missing = Il manque le totem { $totem }.
position-error-totem-doubled = Il y a un second totem { $totem } en { $square }.
position-error-too-many-pieces = Il y a { $found } pièces { $piece } sur le plateau, mais il n’en existe que { $stock }.
position-error-counts = Pièces sur le plateau : { $first } pour le premier joueur, { $second } pour le second. Cela ne correspond pas au camp qui doit jouer.
position-error-line = Par { $square } passe un alignement de quatre que la dernière pièce n’a pas pu former.

turn-error-turn-totem = Un coup d’OXONO commence par X ou O (caractère 1).
turn-error-turn-square = À partir du caractère { $column }, il faut une case du plateau, par exemple c4.
turn-error-turn-dash = Le caractère { $column } doit être un tiret.
turn-error-turn-value = Le caractère { $column } doit être une valeur de 1 à 4.
turn-error-turn-trailing = À partir du caractère { $column }, il y a quelque chose de trop.

record-error-tag-malformed = Une étiquette doit s’écrire [Nom "valeur"].
record-error-tag-duplicate = Cette étiquette apparaît deux fois.
record-error-tag-too-many = Il y a trop d’étiquettes.
record-error-game-missing = L’étiquette [Game "…"] manque.
record-error-game-unknown = Aucun jeu ne porte ce nom.
record-error-game-other = C’est une partie d’un autre jeu.
record-error-result-tag = Le résultat doit être 1-0, 0-1, 1/2-1/2 ou *.
record-error-bad-position = La position est incorrecte : { $reason }
record-error-no-empty-line = Il manque une ligne vide entre les étiquettes et les coups.
record-error-stray-text = Ceci n’a rien à faire ici.
record-error-bad-turn = Ce n’est pas un coup : { $reason }
record-error-illegal-turn = Ce coup n’est pas permis : { $reason }
record-error-turn-after-end = La partie est déjà finie avant ce coup.
record-error-number-missing = Le numéro { $expected } manque avant ce coup.
record-error-number-wrong = Le numéro de ce coup devrait être { $expected }, avec un point pour le premier joueur et trois pour le second.
record-error-number-alone = Aucun coup ne suit le numéro.
record-error-comment-unclosed = Ce commentaire n’est pas fermé.
record-error-comment-character = Ce commentaire contient un caractère de contrôle.
record-error-variation-unclosed = Cette variante n’est pas fermée.
record-error-variation-empty = Cette variante n’a pas de coup.
record-error-variation-alone = Il n’y a ici aucun coup auquel donner une variante.
record-error-variation-too-deep = Les variantes sont trop imbriquées ici.
record-error-too-many-turns = Une partie enregistrée contient au plus 4000 coups, variantes comprises.
record-error-bad-mark = Un signe s’écrit $ suivi d’un nombre de 0 à 255, après un coup.
record-error-result-missing = La partie ne se termine pas par un résultat.
record-error-result-not-as-tag = Le résultat n’est pas celui de l’étiquette.
record-error-result-not-as-board = Le résultat n’est pas celui du plateau.
record-error-not-text = Ce n’est pas du texte UTF-8.
