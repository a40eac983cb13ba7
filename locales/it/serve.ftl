# What `totemic serve` says.

serve-address = L’app si trova all’indirizzo { $address }. Ctrl-C la chiude.
serve-port-in-use = La porta { $port } è già usata da un altro programma. Scegline un’altra con --port, oppure ometti l’opzione per averne una libera.
serve-port-forbidden = La porta { $port } richiede i diritti di amministratore. Scegline una sopra 1023 con --port.
serve-host = «{ $host }» non è un indirizzo di questo computer.
serve-failed = Impossibile avviare l’app: { $reason }.
serve-no-browser = Non è stato possibile aprire un browser. Apri tu l’indirizzo.
serve-not-built = Questo programma è stato compilato senza l’app web. Esegui «cargo xtask serve» nella cartella del progetto.
