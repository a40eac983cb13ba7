# What `totemic serve` says.

serve-address = Die App ist unter { $address } zu erreichen. Strg-C beendet sie.
serve-port-in-use = Port { $port } wird schon von einem anderen Programm benutzt. Wähle mit --port einen anderen oder lass die Angabe weg, dann wird ein freier genommen.
serve-port-forbidden = Port { $port } verlangt Administratorrechte. Wähle mit --port einen über 1023.
serve-host = „{ $host }“ ist keine Adresse dieses Rechners.
serve-failed = Die App kann nicht bereitgestellt werden: { $reason }.
serve-no-browser = Es ließ sich kein Browser öffnen. Öffne die Adresse selbst.
serve-not-built = Dieses Programm wurde ohne die Web-App gebaut. Starte „cargo xtask serve“ im Ordner des Projekts.
