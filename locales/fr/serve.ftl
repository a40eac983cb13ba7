# What `totemic serve` and `totemic backup` say.

serve-address = L’application est à l’adresse { $address }. Ctrl-C l’arrête.
serve-port-in-use = Le port { $port } est déjà utilisé par un autre programme. Choisis-en un autre avec --port, ou n’en indique aucun pour obtenir un port libre.
serve-port-forbidden = Le port { $port } demande des droits d’administrateur. Choisis-en un au-dessus de 1023 avec --port.
serve-host = « { $host } » n’est pas une adresse de cette machine.
serve-failed = Impossible de lancer l’application : { $reason }.
serve-no-browser = Aucun navigateur n’a pu être ouvert. Ouvre l’adresse toi-même.
serve-not-built = Ce programme a été compilé sans l’application web. Lance « cargo xtask serve » dans le dossier du projet.

serve-database = Les parties en ligne sont conservées dans { $file }.
serve-database-memory = Les parties en ligne restent en mémoire et disparaissent quand le programme se termine.
serve-database-in-use = { $file } est déjà utilisé par un autre programme. Arrête ce programme, choisis un autre fichier avec --database ou lance l’application seule avec --offline.
serve-database-newer = { $file } vient d’une version plus récente de totemic. Utilise cette version ou choisis un autre fichier avec --database.
serve-database-file = Les parties en ligne ne peuvent pas être conservées dans { $file } : { $reason }. Choisis un autre fichier avec --database ou lance l’application seule avec --offline.
serve-database-damaged = { $file } n’est pas une base de parties en ligne, ou est abîmé : { $reason }. Choisis un autre fichier avec --database.
serve-no-folder = Il n’y a pas de dossier de données pour les parties en ligne. Indique un fichier avec --database ou lance l’application seule avec --offline.
serve-public = « { $url } » n’est pas une adresse comme https://play.example.org.
serve-no-network = Cette machine n’est connectée à aucun réseau : personne d’autre ne peut atteindre l’application.
backup-done = Les parties en ligne ont été copiées dans { $file }.
backup-missing = Il n’y a pas de parties en ligne dans { $file }.
backup-exists = Il y a déjà un fichier { $file }.
backup-failed = Les parties en ligne n’ont pas pu être copiées dans { $file } : { $reason }.
