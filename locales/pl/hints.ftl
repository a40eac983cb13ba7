# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = To wygrywa od razu.
hint-wins-in = To wygrywa w { $turns } ruchach, licząc ruchy obu stron, bez względu na odpowiedź.
hint-wins-within = To wygrywa najpóźniej w { $turns } ruchach, licząc ruchy obu stron, bez względu na odpowiedź.
hint-wins = To wygrywa, bez względu na odpowiedź.
hint-only-turn = Każdy inny ruch od razu przegrywa.
hint-stops-rank = To powstrzymuje linię w rzędzie { $rank }.
hint-stops-file = To powstrzymuje linię w kolumnie { $file }.
hint-leaves-answers =
    { $count ->
        [one] To zostawia tylko jedną bezpieczną odpowiedź.
        [few] To zostawia tylko { $count } bezpieczne odpowiedzi.
       *[many] To zostawia tylko { $count } bezpiecznych odpowiedzi.
    }
hint-makes-three-rank = To ustawia trzy w rzędzie { $rank }, z miejscem na czwarty.
hint-makes-three-file = To ustawia trzy w kolumnie { $file }, z miejscem na czwarty.
hint-keeps-points =
    { $own ->
        [one] To utrzymuje { $own } punkt wokół totemu, przeciw { $other }.
        [few] To utrzymuje { $own } punkty wokół totemu, przeciw { $other }.
       *[many] To utrzymuje { $own } punktów wokół totemu, przeciw { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] To zostawia totemowi tylko jedno wyjście.
        [few] To zostawia totemowi tylko { $count } wyjścia.
       *[many] To zostawia totemowi tylko { $count } wyjść.
    }
hint-holds-out = Pozycja jest przegrana, ale tak przeciwnikowi najtrudniej wygrać.
hint-holds-draw = To utrzymuje remis.
hint-seems-best = To wygląda najlepiej.
