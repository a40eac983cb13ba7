# Gdy nie da się pokazać strony. Aplikacja ma ten plik zawsze przy sobie we wszystkich językach, na
# wypadek gdy nic innego nie da się wczytać.

broken-page = Nie można wyświetlić tej strony.
broken-kept = Twoja partia jest zapisana na tym urządzeniu.
broken-again = Spróbuj ponownie
broken-new = Nowa partia
broken-analysis = Nowa analiza
broken-steps = Wróć do lekcji
broken-copy = Kopiuj zapis partii
broken-copied = Skopiowano
broken-text = Partia jako tekst, do ręcznego skopiowania
broken-home = Wróć do gier
