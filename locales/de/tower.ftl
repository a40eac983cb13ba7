# Der Turm aus allen Besiegten, und wer als Nächstes kommt.

tower-title = Dein { $game }-Turm
tower-count = { $count } von 8 besiegt
tower-stars =
    { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
tower-complete = Alle acht stehen. Was für ein Turm!
onward-next = Als Nächstes: { $name }
onward-gentler = Etwas leichter: { $name }

## Sterne und ein Abzeichen

stars-for = Sterne fürs Gewinnen
star-both = Mit beiden Farben
star-hints = Ohne Tipps
star-undo = Ohne Zurücknehmen
star-second = Als Zweites am Zug
star-has =
    { $has ->
        [yes] geschafft
       *[no] noch nicht
    }
