# Als een pagina niet getoond kan worden. De app heeft dit bestand altijd in alle talen bij zich,
# voor als er verder niets te laden is.

broken-page = Deze pagina kan niet worden getoond.
broken-kept = Je partij is veilig bewaard op dit apparaat.
broken-again = Opnieuw proberen
broken-new = Nieuwe partij
broken-analysis = Nieuwe analyse
broken-steps = Terug naar de lessen
broken-copy = Partij kopiëren
broken-copied = Gekopieerd
broken-text = De partij als tekst, om met de hand te kopiëren
broken-home = Terug naar de spellen
