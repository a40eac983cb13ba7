# What `totemic serve` and `totemic backup` say.

serve-address = Aplikacja działa pod adresem { $address }. Ctrl-C ją zatrzymuje.
serve-port-in-use = Port { $port } jest już zajęty przez inny program. Wybierz inny za pomocą --port albo pomiń tę opcję, a zostanie użyty wolny.
serve-port-forbidden = Port { $port } wymaga uprawnień administratora. Wybierz za pomocą --port numer większy niż 1023.
serve-host = „{ $host }” nie jest adresem tego komputera.
serve-failed = Nie można udostępnić aplikacji: { $reason }.
serve-no-browser = Nie udało się otworzyć przeglądarki. Otwórz adres samodzielnie.
serve-not-built = Ten program zbudowano bez aplikacji internetowej. Uruchom „cargo xtask serve” w folderze projektu.

serve-database = Partie online są przechowywane w { $file }.
serve-database-memory = Partie online są tylko w pamięci i znikną, gdy program się zakończy.
serve-database-in-use = { $file } jest już używany przez inny program. Zakończ go, wybierz inny plik za pomocą --database albo udostępnij samą aplikację za pomocą --offline.
serve-database-newer = { $file } pochodzi z nowszej wersji totemic. Użyj tamtej wersji albo wybierz inny plik za pomocą --database.
serve-database-file = Partii online nie można przechowywać w { $file }: { $reason }. Wybierz inny plik za pomocą --database albo udostępnij samą aplikację za pomocą --offline.
serve-database-damaged = { $file } nie jest bazą partii online albo jest uszkodzony: { $reason }. Wybierz inny plik za pomocą --database.
serve-no-folder = Nie ma folderu danych na partie online. Podaj plik za pomocą --database albo udostępnij samą aplikację za pomocą --offline.
serve-public = „{ $url }” to nie jest adres w rodzaju https://play.example.org.
serve-no-network = Ten komputer nie jest w żadnej sieci, więc nikt inny nie dotrze do aplikacji.
backup-done = Partie online skopiowano do { $file }.
backup-missing = W { $file } nie ma partii online.
backup-exists = Plik { $file } już istnieje.
backup-failed = Nie udało się skopiować partii online do { $file }: { $reason }.
