# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = vynucený
review-class-only = jediný tah
review-class-best = nejlepší
review-class-good = dobrý
review-class-inaccurate = nepřesný
review-class-mistake = chyba
review-class-blunder = hrubá chyba
review-overlooked = přehlédnutá hrozba
review-estimated = { $class } (odhad)
review-open = zatím bez hodnocení

## What happened

review-missed = Tah { $turn } by hned vyhrál.
review-lost-before = Partie už byla prohraná, ale ještě neskončila.
review-threat = Hrozba zůstala bez odpovědi: tah { $turn } hned vyhrává.
review-win-to-draw = Partie byla vyhraná; po tomto tahu je z ní remíza.
review-win-to-loss = Partie byla vyhraná; po tomto tahu je prohraná.
review-draw-to-loss = Partie byla remízová; po tomto tahu je prohraná.
review-chances = Odhad: šance na výhru klesá z { $before } % na { $after } %.
review-lost-at-once = Soupeř hned vyhraje tahem { $turn }.
review-lost-in =
    { $turns ->
        [one] Soupeř vyhraje za { $turns } tah: { $turn }.
        [few] Soupeř vyhraje za { $turns } tahy obou stran; začne tahem { $turn }.
       *[other] Soupeř vyhraje za { $turns } tahů obou stran; začne tahem { $turn }.
    }
review-answer = Nejlepší odpověď je { $turn }.
review-slow = Dalo se vyhrát dřív.

## What would have been better, and why

review-better = Lepší byl tah { $turn }.
review-why-wins-at-once = Hned vyhrává.
review-why-wins-in =
    { $turns ->
        [one] Vyhrává za { $turns } tah.
        [few] Vyhrává za { $turns } tahy včetně soupeřových, ať soupeř zahraje cokoli.
       *[other] Vyhrává za { $turns } tahů včetně soupeřových, ať soupeř zahraje cokoli.
    }
review-why-wins-within =
    { $turns ->
        [one] Vyhrává za { $turns } tah.
        [few] Vyhrává nejpozději za { $turns } tahy včetně soupeřových, ať soupeř zahraje cokoli.
       *[other] Vyhrává nejpozději za { $turns } tahů včetně soupeřových, ať soupeř zahraje cokoli.
    }
review-why-wins = Vyhrává, ať soupeř zahraje cokoli.
review-why-only-turn = Každý jiný tah hned prohrává.
review-why-stops-rank = Zabrání čtveřici v řadě { $rank }.
review-why-stops-file = Zabrání čtveřici ve sloupci { $file }.
review-why-leaves-answers =
    { $count ->
        [one] Soupeři zbude jediná bezpečná odpověď.
        [few] Soupeři zbudou jen { $count } bezpečné odpovědi.
       *[other] Soupeři zbude jen { $count } bezpečných odpovědí.
    }
review-why-makes-three-rank = Přinese tři kameny v řadě { $rank } a místo pro čtvrtý.
review-why-makes-three-file = Přinese tři kameny ve sloupci { $file } a místo pro čtvrtý.
review-why-keeps-points =
    { $own ->
        [one] Přinese vedení kolem totemu: { $own } bod proti { $other }.
        [few] Přinese vedení kolem totemu: { $own } body proti { $other }.
       *[other] Přinese vedení kolem totemu: { $own } bodů proti { $other }.
    }
review-why-leaves-ways =
    { $count ->
        [one] Totemu zbude jediná cesta ven.
        [few] Totemu zbudou jen { $count } cesty ven.
       *[other] Totemu zbude jen { $count } cest ven.
    }
review-why-holds-out = Každý tah prohrává, ale takhle se dá bránit nejdéle.
review-why-holds-draw = Udrží remízu.
review-why-seems-best = Vypadá nejlíp.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Přesnost růžového: { $percent } %
        [black] Přesnost černého: { $percent } %
        [white] Přesnost bílého: { $percent } %
       *[red] Přesnost červeného: { $percent } %
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Přesnost růžového: asi { $percent } % (zčásti odhad)
        [black] Přesnost černého: asi { $percent } % (zčásti odhad)
        [white] Přesnost bílého: asi { $percent } % (zčásti odhad)
       *[red] Přesnost červeného: asi { $percent } % (zčásti odhad)
    }
review-turning-points = Zlomové okamžiky
review-no-faults = Pokud víme, nikdo neudělal chybu.
review-no-turns = Tato partie nemá žádné tahy.
review-unsettled =
    { $count ->
        [one] U jednoho tahu není výsledek dokázaný: jeho hodnocení je odhad.
        [few] U { $count } tahů není výsledek dokázaný: jejich hodnocení je odhad.
       *[other] U { $count } tahů není výsledek dokázaný: jejich hodnocení je odhad.
    }
