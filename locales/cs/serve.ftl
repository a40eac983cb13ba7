# What `totemic serve` and `totemic backup` say.

serve-address = Aplikace běží na adrese { $address }. Ctrl-C ji ukončí.
serve-port-in-use = Port { $port } už používá jiný program. Zvol jiný pomocí --port, nebo volbu vynech a použije se volný.
serve-port-forbidden = Port { $port } vyžaduje práva správce. Zvol pomocí --port číslo větší než 1023.
serve-host = „{ $host }“ není adresa tohoto počítače.
serve-failed = Aplikaci nelze spustit: { $reason }.
serve-no-browser = Nepodařilo se otevřít prohlížeč. Otevři adresu ručně.
serve-not-built = Tento program byl sestaven bez webové aplikace. Spusť „cargo xtask serve“ ve složce projektu.

serve-database = Online partie se ukládají do { $file }.
serve-database-memory = Online partie jsou jen v paměti a po ukončení programu zmizí.
serve-database-in-use = { $file } už používá jiný program. Ukonči ho, zvol jiný soubor pomocí --database, nebo spusť jen aplikaci pomocí --offline.
serve-database-newer = { $file } pochází z novější verze totemic. Použij ji, nebo zvol jiný soubor pomocí --database.
serve-database-file = Online partie nelze ukládat do { $file }: { $reason }. Zvol jiný soubor pomocí --database, nebo spusť jen aplikaci pomocí --offline.
serve-database-damaged = { $file } není databáze online partií, nebo je poškozená: { $reason }. Zvol jiný soubor pomocí --database.
serve-no-folder = Pro online partie není žádná datová složka. Uveď soubor pomocí --database, nebo spusť jen aplikaci pomocí --offline.
serve-public = „{ $url }“ není adresa jako https://play.example.org.
serve-no-network = Tento počítač není v žádné síti, takže se k aplikaci nikdo jiný nedostane.
backup-done = Online partie byly zkopírovány do { $file }.
backup-missing = V { $file } nejsou žádné online partie.
backup-exists = Soubor { $file } už existuje.
backup-failed = Online partie se nepodařilo zkopírovat do { $file }: { $reason }.
