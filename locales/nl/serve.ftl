# What `totemic serve` and `totemic backup` say.

serve-address = De app staat op { $address }. Ctrl-C sluit hem af.
serve-port-in-use = Poort { $port } is al in gebruik door een ander programma. Kies een andere met --port, of laat die optie weg voor een vrije poort.
serve-port-forbidden = Poort { $port } vraagt beheerdersrechten. Kies er een boven 1023 met --port.
serve-host = ‘{ $host }’ is geen adres van deze computer.
serve-failed = De app kan niet worden aangeboden: { $reason }.
serve-no-browser = Er kon geen browser worden geopend. Open het adres zelf.
serve-not-built = Dit programma is zonder de webapp gebouwd. Start ‘cargo xtask serve’ in de map van het project.

serve-database = Online partijen worden bewaard in { $file }.
serve-database-memory = Online partijen staan alleen in het geheugen en zijn weg als het programma stopt.
serve-database-in-use = { $file } is al in gebruik door een ander programma. Sluit dat af, kies een ander bestand met --database of bied met --offline alleen de app aan.
serve-database-newer = { $file } is van een nieuwere versie van totemic. Gebruik die versie of kies een ander bestand met --database.
serve-database-file = Online partijen kunnen niet worden bewaard in { $file }: { $reason }. Kies een ander bestand met --database of bied met --offline alleen de app aan.
serve-database-damaged = { $file } is geen database met online partijen, of is beschadigd: { $reason }. Kies een ander bestand met --database.
serve-no-folder = Er is geen gegevensmap voor online partijen. Geef een bestand op met --database of bied met --offline alleen de app aan.
serve-public = ‘{ $url }’ is geen adres zoals https://play.example.org.
serve-no-network = Deze computer zit in geen enkel netwerk, dus niemand anders kan de app bereiken.
backup-done = De online partijen zijn gekopieerd naar { $file }.
backup-missing = Er zijn geen online partijen in { $file }.
backup-exists = Er is al een bestand { $file }.
backup-failed = De online partijen konden niet worden gekopieerd naar { $file }: { $reason }.
