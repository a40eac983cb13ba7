# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Dit wint meteen.
hint-wins-in = Wat het antwoord ook is: je wint in { $turns } zetten van beide kanten samen.
hint-wins-within = Wat het antwoord ook is: je wint in hoogstens { $turns } zetten van beide kanten samen.
hint-wins = Dit wint, wat het antwoord ook is.
hint-only-turn = Elke andere zet verliest meteen.
hint-stops-rank = Zo krijgt de ander er geen vier in rij { $rank }.
hint-stops-file = Zo krijgt de ander er geen vier in kolom { $file }.
hint-leaves-answers =
    { $count ->
        [one] Zo heeft de ander maar één veilig antwoord.
       *[other] Zo heeft de ander maar { $count } veilige antwoorden.
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
        [one] Zo houdt de totem maar één uitweg over.
       *[other] Zo houdt de totem maar { $count } uitwegen over.
    }
hint-holds-out = Je staat op verlies, maar zo maak je het de ander het moeilijkst.
hint-holds-draw = Zo ben je zeker van gelijkspel.
hint-seems-best = Dit lijkt het beste.
