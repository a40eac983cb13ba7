# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Tak od razu wygrywasz.
hint-wins-in = Wygrywasz w { $turns } ruchach, licząc ruchy obu stron, cokolwiek zrobi przeciwnik.
hint-wins-within = Wygrywasz najwyżej w { $turns } ruchach, licząc ruchy obu stron, cokolwiek zrobi przeciwnik.
hint-wins = Tak wygrywasz, cokolwiek zrobi przeciwnik.
hint-only-turn = Każdy inny ruch od razu przegrywa.
hint-stops-rank = To blokuje czwórkę przeciwnika w rzędzie { $rank }.
hint-stops-file = To blokuje czwórkę przeciwnika w kolumnie { $file }.
hint-leaves-answers =
    { $count ->
        [one] To zostawia przeciwnikowi tylko jedną bezpieczną odpowiedź.
        [few] To zostawia przeciwnikowi tylko { $count } bezpieczne odpowiedzi.
       *[many] To zostawia przeciwnikowi tylko { $count } bezpiecznych odpowiedzi.
    }
hint-makes-three-rank = Masz wtedy trzy pionki w rzędzie { $rank } i miejsce na czwarty.
hint-makes-three-file = Masz wtedy trzy pionki w kolumnie { $file } i miejsce na czwarty.
hint-keeps-points =
    { $own ->
        [one] Prowadzisz wtedy wokół totemu, { $own } punkt do { $other }.
        [few] Prowadzisz wtedy wokół totemu, { $own } punkty do { $other }.
       *[many] Prowadzisz wtedy wokół totemu, { $own } punktów do { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] To zostawia totemowi tylko jedno wyjście.
        [few] To zostawia totemowi tylko { $count } wyjścia.
       *[many] To zostawia totemowi tylko { $count } wyjść.
    }
hint-holds-out = Przegrywasz, ale tak przeciwnik ma najtrudniej.
hint-holds-draw = Tak utrzymujesz remis.
hint-seems-best = To wygląda najlepiej.
