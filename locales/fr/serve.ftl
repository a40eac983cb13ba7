# What `totemic serve` says.

serve-address = L’application est à l’adresse { $address }. Ctrl-C l’arrête.
serve-port-in-use = Le port { $port } est déjà utilisé par un autre programme. Choisis-en un autre avec --port, ou ne l’indique pas pour en obtenir un libre.
serve-port-forbidden = Le port { $port } demande des droits d’administrateur. Choisis-en un au-dessus de 1023 avec --port.
serve-host = « { $host } » n’est pas une adresse de cette machine.
serve-failed = Impossible de servir l’application : { $reason }.
serve-no-browser = Aucun navigateur n’a pu être ouvert. Ouvre l’adresse toi-même.
serve-not-built = Ce programme a été compilé sans l’application web. Lance « cargo xtask serve » dans le dossier du projet.
