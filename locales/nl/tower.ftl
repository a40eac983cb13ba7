# De toren van wie verslagen is, en wie er nu komt.

tower-title = Jouw { $game }-toren
tower-count = { $count } van de 8 verslagen
tower-stars =
    { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }
tower-complete = Alle acht staan op hun plek. Wat een toren!
onward-next = Volgende: { $name }
onward-gentler = Iets makkelijker: { $name }

## Sterren en een insigne

stars-for = Sterren bij winst
star-both = Met beide kleuren
star-hints = Zonder tips
star-undo = Zonder terugnemen
star-second = Als tweede speler
star-has =
    { $has ->
        [yes] gelukt
       *[no] nog niet
    }
