# Quand une page ne peut pas s’afficher. L’application a toujours ce fichier avec elle, dans toutes
# les langues, même quand rien d’autre ne se charge.

broken-page = Cette page ne peut pas s’afficher.
broken-kept = Ta partie est conservée sur cet appareil.
broken-again = Réessayer
broken-new = Nouvelle partie
broken-analysis = Nouvelle analyse
broken-steps = Retour aux étapes
broken-copy = Copier la partie
broken-copied = Copiée
broken-text = La partie sous forme de texte, à copier à la main
broken-home = Retour aux jeux
