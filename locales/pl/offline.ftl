# Nowa wersja i aplikacja na urządzeniu.

update-ready = Nowa wersja jest gotowa.
update-reload = Wczytaj ponownie
update-later = Później
offline-title = Bez internetu
offline-ready = Wszystko jest zapisane na tym urządzeniu: aplikacja działa bez internetu.
offline-storing = Aplikacja zapisuje się na tym urządzeniu…
offline-unavailable = Tutaj aplikacja potrzebuje internetu: przeglądarki zapisują ją tylko z adresów, które zaczynają się od https.
offline-install = Zainstaluj aplikację
trouble-unread = Niektóre zapisane tu dane są uszkodzone i nie da się ich odczytać. Odłożono je na bok; nic nie zostało usunięte.
trouble-full = Pamięć tej przeglądarki jest pełna: twoje ostatnie zmiany nie są zapisywane.
trouble-forbidden = Ta przeglądarka nie pozwala aplikacji niczego zapisać: po zamknięciu strony stracisz swoje partie.
app-name = totemic: OXONO i YOXII
app-description = Graj w gry planszowe OXONO i YOXII, ucz się ich i analizuj je, także bez internetu.
