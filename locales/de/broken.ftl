# Wenn sich eine Seite nicht zeichnen lässt. Die App hat diese Datei immer in allen Sprachen bei
# sich, damit sie da ist, wenn sich sonst nichts laden lässt.

broken-page = Diese Seite lässt sich nicht anzeigen.
broken-kept = Deine Partie ist auf diesem Gerät sicher.
broken-again = Noch einmal versuchen
broken-new = Neue Partie
broken-analysis = Neue Analyse
broken-steps = Zurück zum Kurs
broken-copy = Partie kopieren
broken-copied = Kopiert
broken-text = Die Partie als Text, zum Kopieren von Hand
broken-home = Zurück zu den Spielen
