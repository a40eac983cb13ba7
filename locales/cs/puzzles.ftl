# Úlohy.

puzzle-title = Úloha
puzzle-of-game = Úlohy { $game }
puzzle-mode-daily = Úloha dne
puzzle-mode-rated = Na tvé úrovni
puzzle-mode-streak = Bez chyby
puzzle-mode-rush = Tři minuty
puzzle-mode-again = Oprav si chyby
puzzle-mode-first = První úlohy
puzzle-themes = Podle tématu
puzzle-theme-at-once = Vyhraj hned
puzzle-theme-in-two = Vyhraj za dva tahy
puzzle-theme-in-three = Vyhraj za tři a více tahů
puzzle-theme-defence = Jediná obrana
puzzle-theme-enclosed = Obklíčený totem
puzzle-theme-teleport = Totem na libovolné pole
puzzle-theme-anywhere = Kámen na libovolné pole
puzzle-theme-double = Barva a symbol najednou
puzzle-theme-tie-break = Rozhoduje počet kamenů
puzzle-theme-own-line = Přes vlastní kameny
puzzle-theme-closing = Uzavřít v pravou chvíli
puzzle-theme-keep-four = Čtyřka na později
puzzle-task-win =
    { $turns ->
        [1] { $who }. Vyhraj tímto tahem.
        [one] { $who }. Vyhraj za { $turns } tah.
        [few] { $who }. Vyhraj za { $turns } tahy.
       *[other] { $who }. Vyhraj za { $turns } tahů.
    }
puzzle-task-hold = { $who }. Najdi jediný tah, který neprohrává.
puzzle-solved = Vyřešeno!
puzzle-solved-helped = Správně! To je ten tah.
puzzle-shown = Tohle je správný tah.
puzzle-rest =
    { $turns ->
        [one] Ještě { $turns } tah a partie je vyhraná.
        [few] Ještě { $turns } tahy a partie je vyhraná, ať soupeř udělá cokoli.
       *[other] Ještě { $turns } tahů a partie je vyhraná, ať soupeř udělá cokoli.
    }
puzzle-go-on = Správně. Jak dál?
puzzle-wrong = To není ono.
puzzle-wrong-win = Tak nevyhraješ, jak ukazuje odpověď.
puzzle-wrong-hold = Tak prohraješ, jak ukazuje odpověď.
puzzle-wrong-lost = Soupeř pak hned vyhraje.
puzzle-wrong-over = Partie tak skončí bez výhry.
puzzle-wrong-more = Ťukni na desku a zkus to znovu.
puzzle-retry = Znovu
puzzle-hint-more = Ťukni znovu na „{ $hint }“ a uvidíš víc.
puzzle-hint-totem = Podívej se na totem { $totem }.
puzzle-hint-goal = Totem jde na { $square }.
puzzle-hint-kind = Totem na { $square }, potom { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Totem na { $square }, potom X na { $place }.
        [O] Totem na { $square }, potom O na { $place }.
       *[other] Totem na { $square }, potom { $kind } na { $place }.
    }
puzzle-rating = Obtížnost { $rating }
puzzle-your-rating = Tvůj rating: { $rating }
puzzle-best = Rekord: { $count }
puzzle-new-best = Nový rekord!
puzzle-due =
    { $count ->
        [0] Dnes není co opakovat
        [one] { $count } úloha k opakování
        [few] { $count } úlohy k opakování
       *[other] { $count } úloh k opakování
    }
puzzle-days =
    { $count ->
        [one] { $count } den v řadě.
        [few] { $count } dny v řadě.
       *[other] { $count } dní v řadě.
    }
puzzle-spare =
    { $count ->
        [one] Můžeš vynechat { $count } den.
        [few] Můžeš vynechat { $count } dny.
       *[other] Můžeš vynechat { $count } dní.
    }
puzzle-days-none = Vyřeš jednu denně, kdykoli chceš.
puzzle-clock = Datum v tomto zařízení se změnilo. Tvoje série dnů zůstává.
puzzle-count = Vyřešeno:
puzzle-number = Úloha { $number } z { $count }
puzzle-mistakes = Chyby: { $count }
puzzle-next = Další úloha
puzzle-result = Výsledek
puzzle-more = Více úloh
puzzle-show = Řešení
puzzle-analyse = Rozbor
puzzle-once-more = Ještě jednou
puzzle-unread = Úlohy se nepodařilo načíst. Co máš vyřešené, je v bezpečí.
puzzle-try-again = Zkusit znovu
puzzle-end = To je zatím všechno.
puzzle-end-one = Taková úloha tu není.
puzzle-end-again = Dnes už není co opakovat.
puzzle-end-first = Už víš, jak na to: hraj!
puzzle-end-streak =
    { $count ->
        [one] { $count } úloha bez chyby
        [few] { $count } úlohy bez chyby
       *[other] { $count } úloh bez chyby
    }
puzzle-end-rush =
    { $count ->
        [one] { $count } úloha za tři minuty
        [few] { $count } úlohy za tři minuty
       *[other] { $count } úloh za tři minuty
    }
puzzle-missed = Procvičit na úloze
