# Ce que dit l’application web. Les pages de règles ont leurs propres fichiers.

## Partout

colour =
    { $colour ->
        [pink] Rose
        [black] Noir
        [white] Blanc
       *[red] Rouge
    }
you = Toi
close = Fermer
loading = Le plateau se met en place…
print = Imprimer
nav-skip = Aller au contenu
nav-back = Retour
nav-menu = Menu
nav-rules = Règles
nav-settings = Réglages
nav-about = À propos de totemic
error-missing = Cette page n’existe pas.
error-home = Retour aux jeux

goal-oxono = Aligner quatre pièces, par couleur ou par symbole
goal-yoxii = Le plus de points autour du totem

level-name = Niveau { $number } · { $name }
level-1 = Débutant
level-1-detail = Découvre le jeu
level-1-who = Le Débutant
level-2 = Promeneur
level-2-detail = Laisse passer bien des choses
level-2-who = Le Promeneur
level-3 = Cueilleur
level-3-detail = Voit ce qui est proche
level-3-who = Le Cueilleur
level-4 = Tisserand
level-4-detail = Tend ses fils
level-4-who = Le Tisserand
level-5 = Sculpteur
level-5-detail = Joue avec soin
level-5-who = Le Sculpteur
level-6 = Éclaireur
level-6-detail = Voit loin
level-6-who = L’Éclaireur
level-7 = Ancien
level-7-detail = Se trompe rarement
level-7-who = L’Ancien
level-8 = Oracle
level-8-detail = Plus fort, ça n’existe pas
level-8-who = L’Oracle

## Accueil

home-title = Déplace un totem. Pose une pièce.
home-choose = Choisis un jeu
home-sample = Un exemple de partie : { $game }
home-play = Jouer à { $game }
home-against = Contre l’ordinateur : { $level }
home-continue =
    { $turns ->
        [one] Reprendre { $game } ({ $turns } coup)
       *[other] Reprendre { $game } ({ $turns } coups)
    }
home-learn = Apprendre { $game } pas à pas
home-more = Plus
home-level = Choisir le niveau et le camp
home-online = Jouer en ligne avec un ami
home-friend = À deux sur le même écran
home-rules = Règles du jeu { $game }
home-analyse = Analyser { $game }
home-puzzles = Problèmes
home-games = Mes parties
home-new = Nouvelle partie { $game }

## Commencer une partie

setup-computer = { $game } contre l’ordinateur
setup-friend = { $game } à deux
setup-level = Niveau
setup-side = Tu joues
side-begins = Commence
side-follows = Joue en second
side-lots = Au hasard
side-lots-detail = Tirage au sort
setup-start = Commencer
setup-replaces = Ta partie { $game } en cours reste dans « Mes parties ».
setup-name =
    { $colour ->
        [pink] Qui joue Rose ?
        [black] Qui joue Noir ?
        [white] Qui joue Blanc ?
       *[red] Qui joue Rouge ?
    }
setup-clock = Pendule
clock-none = Sans pendule
clock-minutes = { $minutes } min chacun
clock-increment =
    { $seconds ->
        [0] Sans temps ajouté
       *[other] +{ $seconds } s par coup
    }
setup-turning = Tourner le plateau
setup-turning-detail = Après chaque coup, il se tourne vers qui doit jouer

## Une partie

board-label = Plateau du jeu { $game }
player-to-move =
    { $colour ->
        [pink] À Rose de jouer
        [black] À Noir de jouer
        [white] À Blanc de jouer
       *[red] À Rouge de jouer
    }
player-won =
    { $colour ->
        [pink] Rose a gagné
        [black] Noir a gagné
        [white] Blanc a gagné
       *[red] Rouge a gagné
    }
reserve =
    { $colour ->
        [pink] Réserve de Rose
        [black] Réserve de Noir
        [white] Réserve de Blanc
       *[red] Réserve de Rouge
    }
reserve-left-oxono = { $kind } : il en reste { $count }
reserve-left-yoxii = valeur { $kind } : il en reste { $count }
reserve-value = Poser la valeur { $kind }, il en reste { $count }

actions = Actions
action-undo = Annuler
action-back = Revenir
action-hint = Conseil
action-resign = Abandonner
action-sure = Vraiment ?
action-turns = Coups
action-confirm = Jouer
action-rematch = Revanche
action-new = Nouvelle partie
action-analyse = Analyser
action-review = Bilan
action-previous = Précédent
action-next = Suivant
action-play-on = Jouer à partir d’ici
action-return = Retour à la partie
action-flip = Tourner le plateau
sounds-on = Activer les sons
sounds-off = Couper les sons
record-copy = Copier la partie
record-copied = Copiée
turns-list = Liste des coups
turns-none = Aucun coup joué
typed-label = Écrire un coup
typed-example = Coup : { $turn }
typed-play = Jouer

## La phrase sous le plateau

say-choose = Déplace l’un des deux totems
say-choose-more = Touche un totem pour voir où il peut aller
say-choose-one = Déplace le totem
say-choose-one-more = Touche-le pour voir où il peut aller
say-choose-only = Déplace le totem { $totem }
say-choose-only-more = Tu n’as plus de pièce pour l’autre
say-go-oxono = Où doit aller le totem { $totem } ?
say-go-oxono-more =
    { $step ->
        [jump] Il est enclavé : il saute jusqu’à la première case libre
        [teleport] Rangée et colonne pleines : il peut aller sur n’importe quelle case libre
       *[slide] Aussi loin que tu veux, tout droit, sur des cases libres
    }
say-go-yoxii = Où doit aller le totem ?
say-go-yoxii-more = D’une case, ou par-dessus tes pièces
say-place-oxono =
    { $reach ->
        [anywhere] Pose un { $kind } sur n’importe quelle case libre
       *[beside] Pose un { $kind } à côté du totem
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Pose un { $kind } sur n’importe quelle case libre
       *[beside] Pose un { $kind } à côté du totem
    }
say-place-more = Touche encore le totem pour revenir en arrière
say-place-value-more = Ou choisis une autre valeur sous le plateau
say-anywhere-more = Aucune case libre à côté du totem
say-confirm = Jouer ce coup ?
say-confirm-more = Touche encore la case, ou choisis-en une autre
say-thinking = { $name } réfléchit…
say-looking = Recherche d’un bon coup…
say-around = Autour du totem : Blanc { $first } · Rouge { $second }
say-around-none = Quand le totem est bloqué, on compte les points autour
say-earlier =
    { $ply ->
        [0] La position de départ
       *[other] Après le coup { $ply } sur { $count }
    }
say-earlier-more = Tu regardes en arrière ; la partie attend
hint-turn = Conseil : { $turn }
hint-look-totem = Regarde le totem { $totem }.
hint-look-goal = Le totem pourrait aller sur la case marquée.
hint-again = Touche encore « { $hint } » pour voir le coup entier.
hint-whole = La pièce apparaît en transparence sur sa case.
hint-best = C’est sans doute le meilleur coup.

## La fin

end-you-win = Tu as gagné !
end-wins = { $name } gagne
end-draw = Match nul
end-aborted = La partie a été interrompue
end-counting = Le totem est bloqué. On compte…
end-line-colour =
    { $colour ->
        [pink] { $count } pièces roses alignées.
       *[black] { $count } pièces noires alignées.
    }
end-line-symbol = { $count } { $symbol } alignés, toutes couleurs confondues.
end-line-both =
    { $colour ->
        [pink] { $count } pièces roses { $symbol } alignées : même couleur, même symbole.
       *[black] { $count } pièces noires { $symbol } alignées : même couleur, même symbole.
    }
end-full = Toutes les pièces sont posées, sans alignement de quatre.
end-stuck =
    { $decided ->
        [points] Points autour du totem : Blanc { $first }, Rouge { $second }.
        [pieces] { $first } points partout, mais { $colour ->
            [white] Blanc a plus de pièces autour du totem : { $firstPieces } contre { $secondPieces }.
           *[red] Rouge a plus de pièces autour du totem : { $secondPieces } contre { $firstPieces }.
        }
       *[nothing] Autour du totem, { $first } points et { $secondPieces } pièces pour chacun.
    }
end-resignation =
    { $you ->
        [yes] Tu as abandonné.
       *[no] { $name } abandonne.
    }
end-time =
    { $you ->
        [yes] Ton temps est écoulé.
       *[no] { $name } n’a plus de temps.
    }

## Refus de la table ; ceux des règles sont dans refusals.ftl

table-choose-totem = Touche d’abord un totem.
table-choose-kind = Choisis d’abord une valeur dans ta réserve.
table-not-your-turn = Ce n’est pas à toi de jouer.
table-nothing-to-undo = Il n’y a rien à annuler.
table-refused = Ce n’est pas possible maintenant.

## Pour les lecteurs d’écran

square-free = libre
square-totem-oxono = totem { $totem }
square-totem-yoxii = totem
square-piece-oxono =
    { $colour ->
        [pink] { $kind } rose
       *[black] { $kind } noir
    }
square-piece-yoxii =
    { $colour ->
        [white] { $kind } blanc
       *[red] { $kind } rouge
    }
square-may-choose = peut être déplacé
square-chosen = choisi
square-may-go =
    { $step ->
        [jump] le totem peut sauter ici
        [teleport] le totem peut venir ici : sa rangée et sa colonne sont pleines
       *[slide] le totem peut venir ici
    }
square-may-place-oxono = un { $kind } peut être posé ici
square-may-place-yoxii = un { $kind } peut être posé ici
square-take-back = revient en arrière
spoken-turn-oxono =
    { $colour ->
        [pink] Rose : totem { $totem } en { $to }, { $kind } en { $at }.
       *[black] Noir : totem { $totem } en { $to }, { $kind } en { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] Blanc : totem en { $to }, { $kind } en { $at }.
       *[red] Rouge : totem en { $to }, { $kind } en { $at }.
    }
spoken-undone = Annulé.
spoken-over = La partie est finie.

## Clavier

shortcuts = Clavier
key-walk = Se déplacer sur le plateau
key-tap = Choisir la case
key-back = Revenir en arrière
key-value = Valeur à poser
key-undo = Annuler
key-hint = Conseil
key-type = Écrire un coup
key-board = Aller au plateau
key-flip = Tourner le plateau
key-mute = Activer ou couper les sons
key-browse = Positions précédentes et suivantes
key-list = Cette liste

## Réglages

setting-language = Langue
setting-theme = Apparence
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
theme-change = Clair ou sombre
setting-sounds = Sons
setting-vibration = Vibration
setting-animation = Animations
setting-animation-detail = Les totems glissent, les pièces tombent
setting-confirm = Confirmer les coups
setting-confirm-detail = Un appui de plus avant que le coup compte
setting-coordinates = Coordonnées
setting-figures = Chiffres au lieu de points
setting-figures-detail = Sur les pièces de YOXII

## À propos

about-what = Avec totemic, tu apprends les jeux de plateau OXONO et YOXII, tu y joues et tu les étudies, en solo, avec quelqu’un à côté de toi ou avec un ami à distance.
about-unofficial = Non officiel
about-rights = OXONO et YOXII ont été créés par Jérémy Partinico et sont édités par Cosmoludo, à qui appartiennent les noms et les jeux. Ce programme est l’œuvre de passionnés ; ses dessins et ses textes sont originaux. Si les jeux te plaisent, offre-toi la version en bois.
about-publisher = Le site de l’éditeur, Cosmoludo
about-privacy = Tes données
about-privacy-text = Les parties et les réglages restent dans ce navigateur. Rien n’est mesuré ni transmis, et rien n’est chargé depuis un autre site. Les parties en ligne sont aussi gardées par le serveur sur lequel tu les joues.
about-licence = Licence
about-licence-text = Logiciel libre, sous licence MIT ou Apache 2.0, au choix.
