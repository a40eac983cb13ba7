# The games that were played on this device.

games-title = Mes parties
games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
games-none = Pas encore de partie
games-none-more = Chaque partie que tu joues sur cet appareil apparaît ici.
games-none-play = Jouer
games-two = { $first } – { $second }
games-won = Gagnée
games-lost = Perdue
games-draw = Match nul
games-open = En cours
games-broken = Interrompue
games-turns =
    { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
games-replay = Revoir : { $what }
games-review = Bilan : { $what }
games-continue = Reprendre : { $what }
games-delete = Supprimer : { $what }
games-deleted = Partie supprimée.
games-unreadable = Cette partie n’est plus lisible.
games-more = En voir plus
games-keep-title = Garder tes parties
games-kept = Ton navigateur garde tout ici tant que tu ne supprimes rien.
games-not-kept = Ton navigateur peut effacer tes parties si tu ne reviens pas pendant longtemps ; Safari le fait au bout de sept jours. Installe l’application ou enregistre un fichier de temps en temps.
games-keep-ask = Demander au navigateur de les garder
games-keep-refused = Le navigateur a refusé. Le plus sûr, c’est un fichier.
games-export-how = Un seul fichier contient toutes les parties, les analyses, la progression et les réglages. On peut l’ouvrir sur n’importe quel appareil, sans rien perdre de ce qui s’y trouve déjà.
games-export = Tout enregistrer
games-import = Ouvrir un fichier
games-imported =
    { $count ->
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
games-imported-none = Toutes les parties de ce fichier étaient déjà là.
games-import-bad = Ce n’est pas un fichier de parties enregistrées, ou il est abîmé. Rien n’a changé.
games-import-newer = Ce fichier vient d’une version plus récente. Mets d’abord l’application à jour ; rien n’a changé.
games-import-large = Ce fichier est trop gros. Rien n’a changé.
games-import-full = Il n’y a pas assez de place sur cet appareil. Rien n’a changé.
games-import-game = La partie { $number } de ce fichier est abîmée. Rien n’a changé.
games-import-study = L’analyse { $number } de ce fichier est abîmée. Rien n’a changé.
games-aside-title = Ce qui n’a pas pu être lu
games-aside-text = Des données abîmées, mises de côté pour que rien ne se perde.
games-aside-save = Enregistrer les données du { $when } dans un fichier
games-aside-delete = Supprimer les données du { $when }
