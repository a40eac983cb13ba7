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
        [pink] Meilleurs coups pour Rose
        [black] Meilleurs coups pour Noir
        [white] Meilleurs coups pour Blanc
       *[red] Meilleurs coups pour Rouge
    }
engine-line = Jouer { $turn } : { $value }, { $tag }
tag-proven = prouvé
tag-estimated = estimé
tag-working = calcul en cours…
truth-all = Ici, chaque coup a un résultat prouvé.
truth-some = Coups prouvés : { $known } sur { $count }. Calcul du reste…
truth-rests = Coups prouvés : { $known } sur { $count }.

value-win = gagne
value-win-in = gagne en { $turns }
value-win-within = gagne en { $turns } au plus
value-draw = match nul
value-loss = perd
value-loss-in = perd en { $turns }
value-loss-within = perd en { $turns } au plus
value-unknown = pas encore connu
value-percent = { $percent } %

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
bar-draw = Match nul
bar-chance =
    { $colour ->
        [pink] Rose { $percent } %
        [black] Noir { $percent } %
        [white] Blanc { $percent } %
       *[red] Rouge { $percent } %
    }
ahead-even = À peu près à égalité
ahead-little =
    { $colour ->
        [pink] Rose a un léger avantage
        [black] Noir a un léger avantage
        [white] Blanc a un léger avantage
       *[red] Rouge a un léger avantage
    }
ahead-clear =
    { $colour ->
        [pink] Rose a l’avantage
        [black] Noir a l’avantage
        [white] Blanc a l’avantage
       *[red] Rouge a l’avantage
    }
ahead-far =
    { $colour ->
        [pink] Rose a un net avantage
        [black] Noir a un net avantage
        [white] Blanc a un net avantage
       *[red] Rouge a un net avantage
    }
bar-proven = { $value }, prouvé
bar-estimated = { $value }, estimé
square-step-value = { $totem } : { $value }

legend-title = Ce que veulent dire les marques
legend-intro =
    { $colour ->
        [pink] C’est à Rose de jouer. Chaque marque montre comment la partie finit si tu choisis cette case et que chacun joue ensuite à la perfection.
        [black] C’est à Noir de jouer. Chaque marque montre comment la partie finit si tu choisis cette case et que chacun joue ensuite à la perfection.
        [white] C’est à Blanc de jouer. Chaque marque montre comment la partie finit si tu choisis cette case et que chacun joue ensuite à la perfection.
       *[red] C’est à Rouge de jouer. Chaque marque montre comment la partie finit si tu choisis cette case et que chacun joue ensuite à la perfection.
    }
legend-win = gagne
legend-draw = match nul
legend-loss = perd
legend-guess = estimé
legend-win-long = Tu gagnes, quelle que soit la réponse.
legend-draw-long = Personne ne peut forcer la victoire : match nul.
legend-loss-long = L’adversaire gagne s’il répond bien, quoi que tu fasses ensuite.
legend-guess-long = Pas encore prouvé : tes chances selon le moteur, en pourcentage. La marque change dès que le résultat est certain.
legend-number = Petit nombre : combien de coups il reste à jouer, en comptant les deux camps.
legend-bound = Avec ≤ : au plus ce nombre de coups, peut-être moins.
legend-estimate = Ce qui est en pointillé est estimé ; les marques pleines sont prouvées.

tree-turns = Coups
tree-start = Début
tree-empty = Joue un coup sur le plateau ou ouvre une partie.
tree-variation = Variante
tree-promote = En faire la ligne principale
tree-promoted = La variante est devenue la ligne principale.
tree-delete = Effacer à partir d’ici
tree-deleted = Effacé.
comment-turn = Commentaire sur ce coup
comment-start = Commentaire sur le début
marks = Signes pour ce coup
steps = Parcourir la partie
step-first = Au début
step-back = Un coup en arrière
step-forward = Un coup en avant
step-last = À la fin

tools = Outils
tool-new = Nouvelle analyse
tool-setup = Composer une position
tool-open = Coller ou ouvrir
tool-review = Bilan de cette partie
tool-save = Enregistrer dans un fichier
tool-share = Partager un lien
tool-earlier = Analyses précédentes
earlier-kept = Ton analyse précédente est gardée dans « Analyses précédentes ».
earlier-unkept = Le stockage est plein : ton analyse précédente n’est gardée que jusqu’à la fermeture de la page. Enregistre-la dans un fichier si tu en as besoin.
earlier-delete = Supprimer l’analyse du { $when }
tool-marks = Montrer la valeur des coups

setup-title = Composer une position
setup-how = Choisis une pièce, puis touche les cases où la poser. Touche encore pour l’enlever.
setup-palette = À poser sur le plateau
setup-rub = Enlever
setup-turn = À qui de jouer ?
setup-start-position = Position de départ
setup-clear = Vider
setup-fine = Cette position peut être analysée.
setup-counts =
    { $game ->
        [oxono] Rose { $first }, Noir { $second }. Rose commence : les deux ont le même nombre de pièces, ou Rose en a une de plus.
       *[yoxii] Blanc { $first }, Rouge { $second }. Blanc commence : les deux ont le même nombre de pièces, ou Blanc en a une de plus.
    }
setup-place-totem =
    { $game ->
        [oxono] Placer le totem { $totem }
       *[yoxii] Placer le totem
    }
setup-take-piece = Enlever la pièce en { $square }
setup-done = Analyser
setup-cancel = Annuler

open-title = Coller ou ouvrir
open-what = Une position, une liste de coups, une partie enregistrée ou un lien
open-do = Ouvrir
open-file = Ouvrir un fichier
open-place = Ligne { $line }, caractère { $column } : { $problem }
open-bad-link = Ce lien est abîmé.
open-too-long = C’est trop long pour être ouvert.
share-too-long = Cette analyse est trop longue pour un lien. Enregistre-la plutôt dans un fichier.
share-title = Partager un lien
share-how = Le lien contient tout ; rien n’est gardé en ligne.
share-study = Toute l’analyse
share-position = Seulement cette position
share-copy = Copier

keys-turn = Un coup en arrière ou en avant
keys-variation = Une autre variante
keys-ends = Début et fin
keys-engine = Lancer ou arrêter le moteur
