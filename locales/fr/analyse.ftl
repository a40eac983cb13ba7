# Ce que dit la page d’analyse.

analyse-title = { $game } · Analyse

engine = Moteur
engine-off = Le moteur est arrêté.
engine-lines = Nombre de lignes
engine-lines-count =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
engine-best =
    { $colour ->
        [pink] Meilleurs tours de Rose
        [black] Meilleurs tours de Noir
        [white] Meilleurs tours de Blanc
       *[red] Meilleurs tours de Rouge
    }
engine-line = Jouer { $turn } : { $value }, { $tag }
tag-proven = prouvé
tag-estimated = estimé
tag-working = calcul en cours…
truth-all = Tous les tours d’ici sont prouvés.
truth-some = Prouvés : { $known } tours sur { $count }. Le reste est en cours…
truth-rests = Prouvés : { $known } tours sur { $count }.

value-win = gagne
value-win-in = gagne en { $turns }
value-win-within = gagne en { $turns } au plus
value-draw = nulle
value-loss = perd
value-loss-in = perd en { $turns }
value-loss-within = perd en { $turns } au plus
value-unknown = pas encore connu
value-percent = { $percent } %

bar-wins =
    { $colour ->
        [pink] Rose gagne
        [black] Noir gagne
        [white] Blanc gagne
       *[red] Rouge gagne
    }
bar-wins-in =
    { $colour ->
        [pink] Rose gagne en { $turns }
        [black] Noir gagne en { $turns }
        [white] Blanc gagne en { $turns }
       *[red] Rouge gagne en { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Rose gagne en { $turns } au plus
        [black] Noir gagne en { $turns } au plus
        [white] Blanc gagne en { $turns } au plus
       *[red] Rouge gagne en { $turns } au plus
    }
bar-draw = Partie nulle
bar-chance =
    { $colour ->
        [pink] Rose { $percent } %
        [black] Noir { $percent } %
        [white] Blanc { $percent } %
       *[red] Rouge { $percent } %
    }
bar-proven = { $value }, prouvé
bar-estimated = { $value }, estimé
square-step-value = { $totem } : { $value }

legend-title = Que veulent dire les marques
legend-intro =
    { $colour ->
        [pink] C’est à Rose de jouer. Chaque marque dit où mène cette case si chacun joue ensuite parfaitement.
        [black] C’est à Noir de jouer. Chaque marque dit où mène cette case si chacun joue ensuite parfaitement.
        [white] C’est à Blanc de jouer. Chaque marque dit où mène cette case si chacun joue ensuite parfaitement.
       *[red] C’est à Rouge de jouer. Chaque marque dit où mène cette case si chacun joue ensuite parfaitement.
    }
legend-win = gagne
legend-draw = nulle
legend-loss = perd
legend-unknown = pas encore connu
legend-win-long = Vous gagnez, quelle que soit la réponse.
legend-draw-long = Personne ne peut forcer la victoire : partie nulle.
legend-loss-long = L’adversaire gagne s’il répond bien, quoi que vous fassiez ensuite.
legend-unknown-long = Pas encore calculé. La marque change dès que c’est fait.
legend-number = Le petit nombre : nombre de coups, des deux camps, jusqu’à la fin de la partie.
legend-bound = Avec ≤ : au plus autant de coups, peut-être moins.
legend-estimate = Un pourcentage n’est qu’une estimation de vos chances. Ce qui est marqué sur le plateau est prouvé.

tree-turns = Tours
tree-start = Le début
tree-empty = Jouez un tour sur le plateau ou ouvrez une partie.
tree-variation = Variante
tree-promote = Ligne principale
tree-promoted = La variante est devenue la ligne principale.
tree-delete = Effacer d’ici
tree-deleted = Effacé.
comment-turn = Commentaire de ce tour
comment-start = Commentaire du début
marks = Signe du tour
steps = Parcourir la partie
step-first = Au début
step-back = Un tour en arrière
step-forward = Un tour en avant
step-last = À la fin

tools = Outils
tool-new = Nouvelle analyse
tool-setup = Composer une position
tool-open = Coller ou ouvrir
tool-save = Enregistrer un fichier
tool-share = Partager un lien
tool-earlier = Analyses précédentes
earlier-kept = L’analyse d’avant est gardée dans « Analyses précédentes ».
earlier-unkept = Le stockage est plein : l’analyse d’avant n’est gardée que jusqu’à la fermeture de la page. Enregistre-la dans un fichier si tu en as besoin.
earlier-delete = Supprimer l’analyse du { $when }
tool-marks = Montrer ce qui est prouvé

setup-title = Composer une position
setup-how = Choisissez une pièce, puis touchez des cases. Touchez encore pour l’enlever.
setup-palette = À poser sur le plateau
setup-rub = Enlever
setup-turn = Au trait
setup-start-position = Position de départ
setup-clear = Vider
setup-fine = Cette position peut être analysée.
setup-counts =
    { $game ->
        [oxono] Rose { $first }, Noir { $second }. Rose commence : les deux ont autant de pièces, ou Rose en a une de plus.
       *[yoxii] Blanc { $first }, Rouge { $second }. Blanc commence : les deux ont autant de pièces, ou Blanc en a une de plus.
    }
setup-place-totem =
    { $game ->
        [oxono] Placer le totem { $totem }
       *[yoxii] Placer le totem
    }
setup-take-piece = Enlever la pièce en { $square }
setup-done = Analyser
setup-cancel = Annuler

open-title = Coller ou ouvrir
open-what = Une position, une liste de tours, une partie notée ou un lien
open-do = Ouvrir
open-file = Ouvrir un fichier
open-place = Ligne { $line }, colonne { $column } : { $problem }
open-bad-link = Ce lien est abîmé.
open-too-long = C’est trop long pour être ouvert.
share-too-long = Cette analyse est trop longue pour un lien. Enregistre-la plutôt dans un fichier.
share-title = Partager un lien
share-how = Le lien contient tout ; rien n’est gardé ailleurs.
share-study = Toute l’analyse
share-position = Seulement cette position
share-copy = Copier

keys-turn = Un tour en arrière ou en avant
keys-variation = Une autre variante
keys-ends = Début et fin
keys-engine = Moteur en marche ou arrêté
