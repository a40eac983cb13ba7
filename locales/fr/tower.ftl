# La tour de ceux qu’on a battus, et qui vient ensuite.

tower-title = Ta tour { $game }
tower-count = Battus : { $count } sur 8
tower-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
tower-complete = Ils y sont tous les huit. Quelle tour !
onward-next = Ensuite : { $name }
onward-gentler = Un peu plus facile : { $name }

## Étoiles et insigne

stars-for = Des étoiles si tu gagnes
star-both = Avec les deux couleurs
star-hints = Sans conseil
star-undo = Sans annuler
star-second = En jouant en second
star-has =
    { $has ->
        [yes] réussi
       *[no] pas encore
    }
