# Když stránku nelze zobrazit. Aplikace má tento soubor vždy u sebe ve všech jazycích pro případ, že
# se nic jiného nedá načíst.

broken-page = Tuto stránku nelze zobrazit.
broken-kept = Tvoje partie je uložena v tomto zařízení.
broken-again = Zkusit znovu
broken-new = Nová partie
broken-analysis = Nový rozbor
broken-steps = Zpět k lekcím
broken-copy = Kopírovat zápis partie
broken-copied = Zkopírováno
broken-text = Partie jako text k ručnímu zkopírování
broken-home = Zpět ke hrám
