# Le cours : ce que les deux jeux partagent.

learn-title = Apprendre { $game }
learn-intro = De petites étapes sur un vrai plateau. C’est toi qui joues.
learn-finished = Bravo ! Tu connais maintenant toutes les règles.
learn-progress = Fait : { $done } sur { $count }
learn-step = Étape { $number } sur { $count }
learn-start = Commencer
learn-continue = Continuer : { $title }
learn-steps = Toutes les étapes
learn-step-done = faite
learn-next = Suivant
learn-again = Encore une fois
learn-retry = Réessayer
learn-skip = Passer
learn-show = Montre-moi
learn-shown = Le totem sur le rond violet, la pièce sur le carré violet
learn-missed-more = Touche le plateau et réessaie
learn-other-totem = C’est permis, mais cette fois déplace le totem { $totem }.
learn-puzzles = Résoudre les premiers problèmes
