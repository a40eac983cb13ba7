# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = wymuszony
review-class-only = jedyny ruch
review-class-best = najlepszy
review-class-good = dobry
review-class-inaccurate = niedokładny
review-class-mistake = błąd
review-class-blunder = gruby błąd
review-overlooked = przeoczona groźba
review-estimated = { $class } (oszacowanie)
review-open = jeszcze bez oceny

## What happened

review-missed = Ruch { $turn } wygrałby od razu.
review-lost-before = Partia była już przegrana, ale jeszcze się nie skończyła.
review-threat = Groźba została bez odpowiedzi: ruch { $turn } od razu wygrywa.
review-win-to-draw = Partia była wygrana; po tym ruchu jest remis.
review-win-to-loss = Partia była wygrana; po tym ruchu jest przegrana.
review-draw-to-loss = Partia była remisowa; po tym ruchu jest przegrana.
review-chances = Oszacowanie: szanse na wygraną spadają z { $before }% do { $after }%.
review-lost-at-once = Przeciwnik od razu wygrywa ruchem { $turn }.
review-lost-in = Przeciwnik wygrywa w { $turns } ruchach, licząc ruchy obu stron; zaczyna od ruchu { $turn }.
review-answer = Najlepsza odpowiedź to ruch { $turn }.
review-slow = Można było wygrać szybciej.

## What would have been better, and why

review-better = Lepszy był ruch { $turn }.
review-why-wins-at-once = Od razu wygrywa.
review-why-wins-in = Wygrywa w { $turns } ruchach, licząc ruchy obu stron, cokolwiek zrobi przeciwnik.
review-why-wins-within = Wygrywa najwyżej w { $turns } ruchach, licząc ruchy obu stron, cokolwiek zrobi przeciwnik.
review-why-wins = Wygrywa, cokolwiek zrobi przeciwnik.
review-why-only-turn = Każdy inny ruch od razu przegrywa.
review-why-stops-rank = Blokuje czwórkę w rzędzie { $rank }.
review-why-stops-file = Blokuje czwórkę w kolumnie { $file }.
review-why-leaves-answers =
    { $count ->
        [one] Zostawia przeciwnikowi tylko jedną bezpieczną odpowiedź.
        [few] Zostawia przeciwnikowi tylko { $count } bezpieczne odpowiedzi.
       *[many] Zostawia przeciwnikowi tylko { $count } bezpiecznych odpowiedzi.
    }
review-why-makes-three-rank = Daje trzy pionki w rzędzie { $rank } i miejsce na czwarty.
review-why-makes-three-file = Daje trzy pionki w kolumnie { $file } i miejsce na czwarty.
review-why-keeps-points =
    { $own ->
        [one] Daje przewagę wokół totemu: { $own } punkt do { $other }.
        [few] Daje przewagę wokół totemu: { $own } punkty do { $other }.
       *[many] Daje przewagę wokół totemu: { $own } punktów do { $other }.
    }
review-why-leaves-ways =
    { $count ->
        [one] Zostawia totemowi tylko jedno wyjście.
        [few] Zostawia totemowi tylko { $count } wyjścia.
       *[many] Zostawia totemowi tylko { $count } wyjść.
    }
review-why-holds-out = Każdy ruch przegrywa, ale tak można bronić się najdłużej.
review-why-holds-draw = Utrzymuje remis.
review-why-seems-best = Wygląda najlepiej.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Dokładność różowych: { $percent }%
        [black] Dokładność czarnych: { $percent }%
        [white] Dokładność białych: { $percent }%
       *[red] Dokładność czerwonych: { $percent }%
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Dokładność różowych: około { $percent }% (częściowo oszacowana)
        [black] Dokładność czarnych: około { $percent }% (częściowo oszacowana)
        [white] Dokładność białych: około { $percent }% (częściowo oszacowana)
       *[red] Dokładność czerwonych: około { $percent }% (częściowo oszacowana)
    }
review-turning-points = Punkty zwrotne
review-no-faults = O ile wiemy, nikt nie popełnił błędu.
review-no-turns = W tej partii nie ma ruchów.
review-unsettled =
    { $count ->
        [one] Wynik jednego ruchu nie jest udowodniony: jego ocena to oszacowanie.
        [few] Wyniki { $count } ruchów nie są udowodnione: ich oceny to oszacowania.
       *[many] Wyniki { $count } ruchów nie są udowodnione: ich oceny to oszacowania.
    }
