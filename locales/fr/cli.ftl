# What the command line says.

error-position = Position « { $text } » : { $reason }
error-turn = Coup { $number }, « { $text } » : { $reason }
error-depth = La profondeur doit être un nombre entier de 1 à { $longest }, pas « { $text } ».
error-output = Impossible d’écrire le résultat : { $reason }.
error-read = Impossible de lire { $file } : { $reason }.
error-line-long = Cette ligne est trop longue pour être lue.
error-program = Impossible de lancer le programme « { $program } » : { $reason }.
error-thread = Le système ne peut plus fournir de threads : { $reason }.
error-table = Le match a été arrêté, car un coup a été refusé : { $reason }.

player-oxono-first = Rose
player-oxono-second = Noir
player-yoxii-first = Blanc
player-yoxii-second = Rouge

end-colour = { $player } gagne avec un alignement d’une seule couleur : { $squares }.
end-symbol = { $player } gagne avec un alignement de { $symbol } : { $squares }.
end-no-line = Match nul : toutes les pièces sont posées, sans alignement de quatre.
end-points = { $player } gagne par { $more } points à { $less } autour du totem.
end-pieces = Égalité de points autour du totem ({ $points }), mais { $player } y a plus de pièces, { $more } contre { $less }, et gagne.
end-equal = Match nul : autour du totem, égalité de points ({ $points }) et de pièces ({ $pieces }).
end-resigned = { $loser } abandonne, { $player } gagne.

play-unofficial = non officiel ; le jeu appartient à Cosmoludo et à son auteur
play-standing = Autour du totem : { $first } à { $second }
play-turns = Coups
play-step = { $player } : choisis où va le totem.
play-step-which = { $player } : choisis où va le totem { $totem }, ou prends l’autre totem.
play-place = { $player } : pose maintenant un { $piece } à côté du totem.
play-place-anywhere = { $player } : aucune case n’est libre à côté du totem, pose un { $piece } où tu veux.
play-values = Les touches 1 à 4 choisissent sa valeur.
play-at-chosen = { $square } : ce totem est choisi ; va sur une case marquée et appuie sur Entrée.
play-at-totem = { $square } : Entrée prend le totem { $totem }.
play-at-moved = Va sur une case marquée et appuie sur Entrée ; Échap annule le déplacement.
play-at-slide = { $square } : le totem peut glisser jusqu’ici.
play-at-step = { $square } : le totem peut venir ici.
play-at-jump = { $over ->
        [one] { $square } : le totem peut sauter jusqu’ici, par-dessus { $over } pièce.
       *[other] { $square } : le totem peut sauter jusqu’ici, par-dessus { $over } pièces.
    }
play-at-teleport = { $square } : rangée et colonne sont pleines, le totem peut aller sur n’importe quelle case libre.
play-at-place = { $square } : la pièce peut être posée ici.
play-at-refused = { $square } : { $reason }
play-over = La partie est finie : s l’enregistre, u annule le dernier coup, q quitte.
play-thinking = L’ordinateur réfléchit…
play-hint = Conseil : { $turn }. { $reason }
play-computer = ordinateur, niveau { $level }
play-undone = Coup annulé.
play-nothing-to-undo = Il n’y a rien à annuler.
play-save-as = Dans quel fichier enregistrer la partie ? Entrée enregistre, Échap annule.
play-save-name = Il faut un nom de fichier.
play-saved = Partie enregistrée dans { $file }.
play-not-saved = Impossible d’écrire { $file } : { $reason }.
play-replace = Le fichier { $file } existe déjà : Entrée le remplace, Échap le garde.
play-resign = { $player }, veux-tu abandonner ? Entrée pour abandonner, Échap pour continuer.
play-quit = La partie n’est pas enregistrée : s l’enregistre, q quitte, Échap continue.
play-keys = ↑↓←→ · Entrée choisir · Échap/u annuler · s enregistrer · ? aide · q quitter
play-any-key = N’importe quelle touche ramène à la partie.
play-too-small = La fenêtre est trop petite pour le plateau : 80 colonnes et 24 lignes suffisent.

sign-slide = glisser
sign-step = avancer
sign-jump = sauter
sign-teleport = n’importe où
sign-last = la dernière pièce ; à la fin, ce qui a tranché

help-move = déplacer le curseur
help-enter = prendre un totem, le déplacer, poser la pièce
help-tab = case marquée suivante
help-back = annuler le déplacement du totem
help-undo = annuler le dernier coup
help-hint = demander un conseil
help-resign = abandonner
help-save = enregistrer la partie dans un fichier
help-flip = tourner le plateau
help-quit = quitter
help-values = choisir la valeur de la pièce
help-totems = prendre le totem X ou le totem O
help-typing = on peut aussi taper un coup, puis Entrée

rules-oxono = Fais glisser un totem le long de sa rangée ou de sa colonne, puis pose à côté une pièce de son symbole. Quatre pièces alignées, de même couleur ou de même symbole : c’est gagné. Un totem enclavé saute.
rules-yoxii = Déplace le totem d’une case ou par-dessus tes propres pièces, puis pose une pièce à côté. Quand le totem ne peut plus bouger, celui qui a le plus de points autour gagne.

line-welcome = Tape un coup comme { $example }, ou help.
line-help = Tape un coup comme { $example }, ou l’un de ces mots : moves, show, undo, hint, resign, record, save FICHIER, quit.
line-refused = « { $text } » : { $reason }
line-exists = Le fichier { $file } existe déjà.

json-syntax = Ce n’est pas du JSON valide.
json-ends = Le JSON s’interrompt avant la fin.
json-twice = Ce nom apparaît deux fois : un seul des deux pourrait être gardé.
json-empty = Cette liste ne contient aucune partie.
json-missing = Ce champ manque.
json-unknown = Aucun champ ne porte ce nom.
json-no-text = Il faut ici du texte.
json-no-list = Il faut ici une liste.
json-no-object = Il faut ici un objet avec des champs.
json-suffix = Il faut ici une suite de ! et de ?.
json-comment = Un commentaire ne peut contenir ni accolade fermante ni caractère de contrôle.
json-tag = Une étiquette a un nom fait de lettres, de chiffres et de _, et une valeur sans caractère de contrôle ; Game, Result et Position ont leurs propres champs.

usage-unknown = « { $argument } » est inconnu ici.
usage-command = Il n’y a pas de commande « { $argument } ».
usage-suggestion = Voulais-tu dire « { $suggestion } » ?
usage-missing = Il manque : { $argument }.
usage-no-command = Après « { $argument } », il faut l’un de ces mots : { $values }.
usage-no-value = { $argument } demande une valeur.
usage-value = « { $value } » ne convient pas pour { $argument }.
usage-values = Valeurs possibles : { $values }.
usage-too-many = « { $value } » est une valeur de trop pour { $argument }.
usage-twice = { $argument } ne peut être donné qu’une fois.
usage-conflict = { $argument } ne peut pas être utilisé avec { $other }.
usage-bytes = Un argument n’est pas du texte UTF-8.
misfit-whole = Il faut un nombre entier.
misfit-range = Il faut un nombre entier de { $least } à { $most }.
misfit-seconds = Il faut un nombre de secondes supérieur à 0.
misfit-contestant = Un concurrent est level:N, nodes:N, full ou la commande d’un programme.
misfit-style = Un style a quatre nombres : style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Une pendule s’écrit en secondes ({ $longest } au plus), ou secondes+incrément ({ $increment } au plus).
misfit-sprt = Il faut deux différences d’Elo, la plus petite d’abord, par exemple 0,20.
