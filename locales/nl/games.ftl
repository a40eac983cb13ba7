# The games that were played on this device.

games-title = Mijn partijen
games-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
games-none = Nog geen partijen
games-none-more = Elke partij die je op dit apparaat speelt, verschijnt hier.
games-none-play = Spelen
games-two = { $first } – { $second }
games-won = Gewonnen
games-lost = Verloren
games-draw = Gelijkspel
games-open = Niet afgemaakt
games-broken = Afgebroken
games-turns =
    { $turns ->
        [one] { $turns } zet
       *[other] { $turns } zetten
    }
games-replay = Naspelen: { $what }
games-review = Terugblik: { $what }
games-continue = Verderspelen: { $what }
games-delete = Wissen: { $what }
games-deleted = Partij gewist.
games-unreadable = Deze partij is niet meer te lezen.
games-more = Meer tonen
games-keep-title = Je partijen bewaren
games-kept = Je browser bewaart hier alles tot je het wist.
games-not-kept = Je browser kan je partijen wissen als je lang wegblijft; Safari doet dat na zeven dagen. Installeer de app of sla af en toe een bestand op.
games-keep-ask = Vraag de browser ze te bewaren
games-keep-refused = De browser wil dat niet. Met een bestand zit je veilig.
games-export-how = Eén bestand bevat al je partijen, analyses, voortgang en instellingen. Je kunt het op elk apparaat laden; wat daar al staat, blijft bewaard.
games-export = Alles opslaan
games-import = Bestand laden
games-imported =
    { $count ->
        [one] Er is { $count } partij bijgekomen.
       *[other] Er zijn { $count } partijen bijgekomen.
    }
games-imported-none = Alle partijen uit dit bestand waren er al.
games-import-bad = Dit is geen bestand met opgeslagen partijen, of het is beschadigd. Er is niets veranderd.
games-import-newer = Dit bestand komt van een nieuwere versie. Werk eerst de app bij; er is niets veranderd.
games-import-large = Dit bestand is te groot. Er is niets veranderd.
games-import-full = Op dit apparaat is niet genoeg ruimte. Er is niets veranderd.
games-import-game = Partij { $number } in dit bestand is beschadigd. Er is niets veranderd.
games-import-study = Analyse { $number } in dit bestand is beschadigd. Er is niets veranderd.
games-aside-title = Wat niet te lezen was
games-aside-text = Beschadigde gegevens, apart gelegd zodat er niets verloren gaat.
games-aside-save = De gegevens van { $when } opslaan als bestand
games-aside-delete = De gegevens van { $when } wissen
