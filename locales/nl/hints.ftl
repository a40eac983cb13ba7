# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Dit wint meteen.
hint-wins-in = Hiermee win je in { $turns } zetten, die van beide kanten meegeteld, wat het antwoord ook is.
hint-wins-within = Hiermee win je in hoogstens { $turns } zetten, die van beide kanten meegeteld, wat het antwoord ook is.
hint-wins = Dit wint, wat het antwoord ook is.
hint-only-turn = Elke andere zet verliest meteen.
hint-stops-rank = Dit houdt de lijn op rij { $rank } tegen.
hint-stops-file = Dit houdt de lijn op kolom { $file } tegen.
hint-leaves-answers =
    { $count ->
        [one] Dit laat maar één veilig antwoord over.
       *[other] Dit laat maar { $count } veilige antwoorden over.
    }
hint-makes-three-rank = Dit maakt er drie op rij { $rank }, met plaats voor een vierde.
hint-makes-three-file = Dit maakt er drie op kolom { $file }, met plaats voor een vierde.
hint-keeps-points =
    { $own ->
        [one] Dit houdt { $own } punt rond de totem, tegen { $other }.
       *[other] Dit houdt { $own } punten rond de totem, tegen { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Dit laat de totem maar één uitweg.
       *[other] Dit laat de totem maar { $count } uitwegen.
    }
hint-holds-out = De stelling is verloren, maar zo maak je het de ander het moeilijkst.
hint-holds-draw = Dit houdt gelijkspel.
hint-seems-best = Dit lijkt het best.
