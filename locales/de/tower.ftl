# Der Turm aus allen Besiegten, und wer als Nächstes kommt.

tower-title = Dein Turm in { $game }
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

star-both = Mit beiden Farben gewonnen
star-hints = Ohne Tipp gewonnen
star-undo = Ohne Zurücknehmen gewonnen
star-second = Als Zweites gewonnen
star-has =
    { $has ->
        [yes] geschafft
       *[no] noch nicht
    }
