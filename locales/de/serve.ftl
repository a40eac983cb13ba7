# What `totemic serve` and `totemic backup` say.

serve-address = Die App ist unter { $address } zu erreichen. Strg-C beendet sie.
serve-port-in-use = Port { $port } wird schon von einem anderen Programm benutzt. Wähle mit --port einen anderen oder lass die Angabe weg, dann wird ein freier genommen.
serve-port-forbidden = Port { $port } verlangt Administratorrechte. Wähle mit --port einen über 1023.
serve-host = „{ $host }“ ist keine Adresse dieses Rechners.
serve-failed = Die App kann nicht bereitgestellt werden: { $reason }.
serve-no-browser = Es ließ sich kein Browser öffnen. Öffne die Adresse selbst.
serve-not-built = Dieses Programm wurde ohne die Web-App gebaut. Starte „cargo xtask serve“ im Ordner des Projekts.

serve-database = Online-Partien werden in { $file } gespeichert.
serve-database-memory = Online-Partien bleiben nur im Arbeitsspeicher und sind weg, wenn das Programm endet.
serve-database-in-use = { $file } wird schon von einem anderen Programm benutzt. Beende es, wähle mit --database eine andere Datei oder stelle mit --offline nur die App bereit.
serve-database-newer = { $file } stammt von einer neueren Version von totemic. Benutze diese oder wähle mit --database eine andere Datei.
serve-database-file = Online-Partien können nicht in { $file } gespeichert werden: { $reason }. Wähle mit --database eine andere Datei oder stelle mit --offline nur die App bereit.
serve-database-damaged = { $file } ist keine Datenbank mit Online-Partien oder beschädigt: { $reason }. Wähle mit --database eine andere Datei.
serve-no-folder = Es gibt keinen Datenordner für Online-Partien. Gib mit --database eine Datei an oder stelle mit --offline nur die App bereit.
serve-public = „{ $url }“ ist keine Adresse wie https://play.example.org.
serve-no-network = Dieser Rechner ist in keinem Netzwerk, also kann sonst niemand die App erreichen.
backup-done = Die Online-Partien wurden nach { $file } kopiert.
backup-missing = In { $file } gibt es keine Online-Partien.
backup-exists = Es gibt schon eine Datei { $file }.
backup-failed = Die Online-Partien konnten nicht nach { $file } kopiert werden: { $reason }.
