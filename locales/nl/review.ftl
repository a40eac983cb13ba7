# What a review says of the turns of a game, on the page and on the command line.

## How good a turn was

review-class-forced = gedwongen
review-class-only = enige zet
review-class-best = beste zet
review-class-good = goed
review-class-inaccurate = onnauwkeurig
review-class-mistake = fout
review-class-blunder = grove fout
review-overlooked = dreiging gemist
review-estimated = { $class } (schatting)
review-open = nog niet beoordeeld

## What happened

review-missed = { $turn } had meteen gewonnen.
review-lost-before = De partij was al verloren, maar nog niet voorbij.
review-threat = De dreiging bleef staan: { $turn } wint meteen.
review-win-to-draw = De partij was gewonnen; na deze zet is het gelijkspel.
review-win-to-loss = De partij was gewonnen; na deze zet is hij verloren.
review-draw-to-loss = Het was gelijkspel; na deze zet is de partij verloren.
review-chances = Een schatting: de winstkans daalt van { $before }% naar { $after }%.
review-lost-at-once = De ander wint meteen met { $turn }.
review-lost-in = De ander wint in { $turns } zetten van beide kanten samen, te beginnen met { $turn }.
review-answer = Het beste antwoord is { $turn }.
review-slow = Het had sneller gekund.

## What would have been better, and why

review-better = Beter was { $turn }.
review-why-wins-at-once = Dat wint meteen.
review-why-wins-in = Dat wint in { $turns } zetten van beide kanten samen, wat het antwoord ook is.
review-why-wins-within = Dat wint in hoogstens { $turns } zetten van beide kanten samen, wat het antwoord ook is.
review-why-wins = Dat wint, wat het antwoord ook is.
review-why-only-turn = Elke andere zet verliest meteen.
review-why-stops-rank = Dat voorkomt vier in rij { $rank }.
review-why-stops-file = Dat voorkomt vier in kolom { $file }.
review-why-leaves-answers =
    { $count ->
        [one] Dan heeft de ander maar één veilig antwoord.
       *[other] Dan heeft de ander maar { $count } veilige antwoorden.
    }
review-why-makes-three-rank = Dat geeft er drie in rij { $rank }, met plaats voor een vierde.
review-why-makes-three-file = Dat geeft er drie in kolom { $file }, met plaats voor een vierde.
review-why-keeps-points =
    { $own ->
        [one] Dat geeft een voorsprong rond de totem: { $own } punt tegen { $other }.
       *[other] Dat geeft een voorsprong rond de totem: { $own } punten tegen { $other }.
    }
review-why-leaves-ways =
    { $count ->
        [one] Dan houdt de totem maar één uitweg over.
       *[other] Dan houdt de totem maar { $count } uitwegen over.
    }
review-why-holds-out = Alles verliest, maar dit houdt het langst stand.
review-why-holds-draw = Daarmee is gelijkspel zeker.
review-why-seems-best = Dat lijkt het beste.

## The whole game

review-accuracy =
    { $colour ->
        [pink] Nauwkeurigheid van Roze: { $percent }%
        [black] Nauwkeurigheid van Zwart: { $percent }%
        [white] Nauwkeurigheid van Wit: { $percent }%
       *[red] Nauwkeurigheid van Rood: { $percent }%
    }
review-accuracy-estimated =
    { $colour ->
        [pink] Nauwkeurigheid van Roze: ongeveer { $percent }% (deels geschat)
        [black] Nauwkeurigheid van Zwart: ongeveer { $percent }% (deels geschat)
        [white] Nauwkeurigheid van Wit: ongeveer { $percent }% (deels geschat)
       *[red] Nauwkeurigheid van Rood: ongeveer { $percent }% (deels geschat)
    }
review-turning-points = Keerpunten
review-no-faults = Voor zover we kunnen zien, heeft niemand iets weggegeven.
review-no-turns = Deze partij heeft geen zetten.
review-unsettled =
    { $count ->
        [one] Van één zet is de uitslag niet bewezen: het oordeel daarover is een schatting.
       *[other] Van { $count } zetten is de uitslag niet bewezen: het oordeel daarover is een schatting.
    }
