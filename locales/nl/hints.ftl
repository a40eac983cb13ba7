# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Dit wint meteen.
hint-wins-in = Wat het antwoord ook is: je wint in { $turns } zetten, die van beide kanten samen.
hint-wins-within = Wat het antwoord ook is: je wint in hoogstens { $turns } zetten, die van beide kanten samen.
hint-wins = Dit wint, wat het antwoord ook is.
hint-only-turn = Elke andere zet verliest meteen.
hint-stops-rank = Dit houdt vier in rij { $rank } tegen.
hint-stops-file = Dit houdt vier in kolom { $file } tegen.
hint-leaves-answers =
    { $count ->
        [one] Dit laat de ander maar één veilig antwoord.
       *[other] Dit laat de ander maar { $count } veilige antwoorden.
    }
hint-makes-three-rank = Zo heb je er drie in rij { $rank }, met plaats voor een vierde.
hint-makes-three-file = Zo heb je er drie in kolom { $file }, met plaats voor een vierde.
hint-keeps-points =
    { $own ->
        [one] Zo sta je rond de totem voor, met { $own } punt tegen { $other }.
       *[other] Zo sta je rond de totem voor, met { $own } punten tegen { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Dit laat de totem maar één uitweg.
       *[other] Dit laat de totem maar { $count } uitwegen.
    }
hint-holds-out = De stelling is verloren, maar zo maak je het de ander het moeilijkst.
hint-holds-draw = Hiermee houd je gelijkspel.
hint-seems-best = Dit lijkt het beste.
