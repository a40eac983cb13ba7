# La tour de ceux qu’on a battus, et qui vient ensuite.

tower-title = Ta tour à { $game }
tower-count = { $count } sur 8 battus
tower-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
tower-complete = Ils sont là tous les huit. Quelle tour !
onward-next = Ensuite : { $name }
onward-gentler = Un peu plus facile : { $name }

## Étoiles et insigne

star-both = Gagné avec les deux couleurs
star-hints = Gagné sans conseil
star-undo = Gagné sans annuler
star-second = Gagné en jouant en second
star-has =
    { $has ->
        [yes] réussi
       *[no] pas encore
    }
