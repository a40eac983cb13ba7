# What `totemic serve` says.

serve-address = Aplikacja działa pod adresem { $address }. Ctrl-C ją zatrzymuje.
serve-port-in-use = Port { $port } jest już zajęty przez inny program. Wybierz inny za pomocą --port albo pomiń tę opcję, a zostanie użyty wolny.
serve-port-forbidden = Port { $port } wymaga uprawnień administratora. Wybierz za pomocą --port numer większy niż 1023.
serve-host = „{ $host }” nie jest adresem tego komputera.
serve-failed = Nie można udostępnić aplikacji: { $reason }.
serve-no-browser = Nie udało się otworzyć przeglądarki. Otwórz adres samodzielnie.
serve-not-built = Ten program zbudowano bez aplikacji internetowej. Uruchom „cargo xtask serve” w folderze projektu.
