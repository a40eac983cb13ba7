# What `totemic serve` and `totemic backup` say.

serve-address = The app is at { $address }. Ctrl-C stops it.
serve-port-in-use = Port { $port } is in use by another program. Choose another one with --port, or leave it out to get a free one.
serve-port-forbidden = Port { $port } needs administrator rights. Choose one above 1023 with --port.
serve-host = “{ $host }” is not an address of this machine.
serve-failed = The app cannot be served: { $reason }.
serve-no-browser = No browser could be opened. Open the address yourself.
serve-not-built = This program was built without the web app. Run “cargo xtask serve” in the folder of the project.

serve-database = Online games are kept in { $file }.
serve-database-memory = Online games are kept in memory and will be gone when the program ends.
serve-database-in-use = Another program already uses { $file }. Stop that program, choose another file with --database, or serve the app alone with --offline.
serve-database-newer = { $file } was written by a newer version of totemic. Use that version, or choose another file with --database.
serve-database-file = Online games cannot be kept in { $file }: { $reason }. Choose another file with --database, or serve the app alone with --offline.
serve-database-damaged = { $file } is not a database of online games, or it is damaged: { $reason }. Choose another file with --database.
serve-no-folder = There is no data folder to keep online games in. Give a file with --database, or serve the app alone with --offline.
serve-public = “{ $url }” is not an address such as https://play.example.org.
serve-no-network = This machine is not on a network, so nobody else can reach the app.
backup-done = The online games were copied to { $file }.
backup-missing = There are no online games in { $file }.
backup-exists = The file { $file } already exists.
backup-failed = The online games could not be copied to { $file }: { $reason }.
