# What `totemic serve` and `totemic backup` say.

serve-address = L’app si trova all’indirizzo { $address }. Ctrl-C la chiude.
serve-port-in-use = La porta { $port } è già usata da un altro programma. Scegline un’altra con --port, oppure ometti l’opzione per averne una libera.
serve-port-forbidden = La porta { $port } richiede i diritti di amministratore. Scegline una sopra 1023 con --port.
serve-host = «{ $host }» non è un indirizzo di questo computer.
serve-failed = Impossibile avviare l’app: { $reason }.
serve-no-browser = Non è stato possibile aprire un browser. Apri tu l’indirizzo.
serve-not-built = Questo programma è stato compilato senza l’app web. Esegui «cargo xtask serve» nella cartella del progetto.

serve-database = Le partite online sono conservate in { $file }.
serve-database-memory = Le partite online restano in memoria e spariscono quando il programma termina.
serve-database-in-use = { $file } è già usato da un altro programma. Chiudi quel programma, scegli un altro file con --database oppure avvia solo l’app con --offline.
serve-database-newer = { $file } è di una versione più recente di totemic. Usa quella versione o scegli un altro file con --database.
serve-database-file = Non è possibile conservare le partite online in { $file }: { $reason }. Scegli un altro file con --database oppure avvia solo l’app con --offline.
serve-database-damaged = { $file } non è un archivio di partite online, oppure è danneggiato: { $reason }. Scegli un altro file con --database.
serve-no-folder = Non c’è una cartella dati per le partite online. Indica un file con --database oppure avvia solo l’app con --offline.
serve-public = «{ $url }» non è un indirizzo come https://play.example.org.
serve-no-network = Questo computer non è collegato a nessuna rete, quindi nessun altro può raggiungere l’app.
backup-done = Le partite online sono state copiate in { $file }.
backup-missing = Non ci sono partite online in { $file }.
backup-exists = Esiste già un file { $file }.
backup-failed = Non è stato possibile copiare le partite online in { $file }: { $reason }.
