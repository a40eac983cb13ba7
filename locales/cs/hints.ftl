# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Tohle hned vyhrává.
hint-wins-in =
    { $turns ->
        [one] Tohle vyhrává příštím tahem.
        [few] Tohle vyhrává za { $turns } tahy, počítáno s tahy obou, ať je odpověď jakákoli.
       *[other] Tohle vyhrává za { $turns } tahů, počítáno s tahy obou, ať je odpověď jakákoli.
    }
hint-wins-within =
    { $turns ->
        [one] Tohle vyhrává příštím tahem.
        [few] Tohle vyhrává nejpozději za { $turns } tahy, počítáno s tahy obou, ať je odpověď jakákoli.
       *[other] Tohle vyhrává nejpozději za { $turns } tahů, počítáno s tahy obou, ať je odpověď jakákoli.
    }
hint-wins = Tohle vyhrává, ať je odpověď jakákoli.
hint-only-turn = Každý jiný tah hned prohrává.
hint-stops-rank = Tohle brání čtveřici v řadě { $rank }.
hint-stops-file = Tohle brání čtveřici ve sloupci { $file }.
hint-leaves-answers =
    { $count ->
        [one] Tohle nechává jedinou bezpečnou odpověď.
        [few] Tohle nechává jen { $count } bezpečné odpovědi.
       *[other] Tohle nechává jen { $count } bezpečných odpovědí.
    }
hint-makes-three-rank = Tohle dává tři v řadě { $rank } s místem pro čtvrtý.
hint-makes-three-file = Tohle dává tři ve sloupci { $file } s místem pro čtvrtý.
hint-keeps-points =
    { $own ->
        [one] Tohle drží { $own } bod kolem totemu, proti { $other }.
        [few] Tohle drží { $own } body kolem totemu, proti { $other }.
       *[other] Tohle drží { $own } bodů kolem totemu, proti { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Tohle nechává totemu jedinou cestu ven.
        [few] Tohle nechává totemu jen { $count } cesty ven.
       *[other] Tohle nechává totemu jen { $count } cest ven.
    }
hint-holds-out = Pozice je prohraná, ale takhle to má soupeř nejtěžší.
hint-holds-draw = Tohle drží remízu.
hint-seems-best = Tohle vypadá nejlépe.
