# The games that were played on this device.

games-title = Moje partie
games-count =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
games-none = Zatím žádné partie
games-none-more = Objeví se tu každá partie, kterou na tomto zařízení sehraješ.
games-none-play = Hrát
games-two = { $first } – { $second }
games-won = Výhra
games-lost = Prohra
games-draw = Remíza
games-open = Rozehraná
games-broken = Přerušená
games-turns =
    { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }
games-replay = Přehrát: { $what }
games-review = Hodnocení: { $what }
games-continue = Pokračovat: { $what }
games-delete = Smazat: { $what }
games-deleted = Partie je smazaná.
games-unreadable = Tuto partii už nelze přečíst.
games-more = Zobrazit další
games-keep-title = Aby se partie neztratily
games-kept = Prohlížeč tu všechno uchová, dokud to nesmažeš.
games-not-kept = Prohlížeč může tvoje partie smazat, když sem dlouho nepřijdeš; Safari to dělá po sedmi dnech. Nainstaluj si aplikaci, nebo si občas všechno ulož do souboru.
games-keep-ask = Požádat prohlížeč, ať je uchová
games-keep-refused = Prohlížeč odmítl. Nejjistější je uložit soubor.
games-export-how = Jeden soubor obsahuje všechny partie, rozbory, postup a nastavení. Dá se načíst na kterémkoli zařízení a nic se tam neztratí.
games-export = Uložit všechno
games-import = Načíst soubor
games-imported =
    { $count ->
        [one] Přibyla { $count } partie.
        [few] Přibyly { $count } partie.
        [many] Přibylo { $count } partie.
       *[other] Přibylo { $count } partií.
    }
games-imported-none = Všechny partie z tohoto souboru tu už byly.
games-import-bad = Tohle není soubor s uloženými partiemi, nebo je poškozený. Nic se nezměnilo.
games-import-newer = Tento soubor pochází z novější verze. Nejdřív aktualizuj aplikaci; nic se nezměnilo.
games-import-large = Tento soubor je příliš velký. Nic se nezměnilo.
games-import-full = Na tomto zařízení není dost místa. Nic se nezměnilo.
games-import-game = Partie { $number } v tomto souboru je poškozená. Nic se nezměnilo.
games-import-study = Rozbor { $number } v tomto souboru je poškozený. Nic se nezměnilo.
games-aside-title = Co nešlo přečíst
games-aside-text = Poškozená data, odložená stranou, aby se nic neztratilo.
games-aside-save = Uložit data z { $when } jako soubor
games-aside-delete = Smazat data z { $when }
