# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Takhle hned vyhraješ.
hint-wins-in =
    { $turns ->
        [one] Vyhraješ za { $turns } tah.
        [few] Vyhraješ za { $turns } tahy včetně soupeřových, ať zahraje cokoli.
       *[other] Vyhraješ za { $turns } tahů včetně soupeřových, ať zahraje cokoli.
    }
hint-wins-within =
    { $turns ->
        [one] Vyhraješ za { $turns } tah.
        [few] Vyhraješ nejpozději za { $turns } tahy včetně soupeřových, ať zahraje cokoli.
       *[other] Vyhraješ nejpozději za { $turns } tahů včetně soupeřových, ať zahraje cokoli.
    }
hint-wins = Takhle vyhraješ, ať soupeř zahraje cokoli.
hint-only-turn = Každý jiný tah hned prohrává.
hint-stops-rank = Tím zabráníš soupeřově čtveřici v řadě { $rank }.
hint-stops-file = Tím zabráníš soupeřově čtveřici ve sloupci { $file }.
hint-leaves-answers =
    { $count ->
        [one] Soupeři zbude jediná bezpečná odpověď.
        [few] Soupeři zbudou jen { $count } bezpečné odpovědi.
       *[other] Soupeři zbude jen { $count } bezpečných odpovědí.
    }
hint-makes-three-rank = Budeš mít tři kameny v řadě { $rank } a místo pro čtvrtý.
hint-makes-three-file = Budeš mít tři kameny ve sloupci { $file } a místo pro čtvrtý.
hint-keeps-points =
    { $own ->
        [one] Kolem totemu budeš mít { $own } bod, soupeř { $other }.
        [few] Kolem totemu budeš mít { $own } body, soupeř { $other }.
       *[other] Kolem totemu budeš mít { $own } bodů, soupeř { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Totemu zbude jediná cesta ven.
        [few] Totemu zbudou jen { $count } cesty ven.
       *[other] Totemu zbude jen { $count } cest ven.
    }
hint-holds-out = Prohráváš, ale takhle to má soupeř nejtěžší.
hint-holds-draw = Takhle udržíš remízu.
hint-seems-best = Tohle vypadá nejlíp.
