# What `totemic serve` says.

serve-address = De app staat op { $address }. Ctrl-C sluit hem af.
serve-port-in-use = Poort { $port } is al in gebruik door een ander programma. Kies een andere met --port, of laat het weg voor een vrije poort.
serve-port-forbidden = Poort { $port } vraagt beheerdersrechten. Kies er een boven 1023 met --port.
serve-host = ‘{ $host }’ is geen adres van deze computer.
serve-failed = De app kan niet worden aangeboden: { $reason }.
serve-no-browser = Er kon geen browser worden geopend. Open het adres zelf.
serve-not-built = Dit programma is zonder de webapp gebouwd. Start ‘cargo xtask serve’ in de map van het project.
