# De toren van wie verslagen is, en wie er nu komt.

tower-title = Jouw toren in { $game }
tower-count = { $count } van 8 verslagen
tower-stars =
    { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }
tower-complete = Alle acht staan erop. Wat een toren!
onward-next = Volgende: { $name }
onward-gentler = Iets makkelijker: { $name }

## Sterren en een insigne

star-both = Gewonnen met beide kleuren
star-hints = Gewonnen zonder tip
star-undo = Gewonnen zonder ongedaan maken
star-second = Gewonnen als tweede speler
star-has =
    { $has ->
        [yes] gelukt
       *[no] nog niet
    }
