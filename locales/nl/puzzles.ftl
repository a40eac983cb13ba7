# Puzzels.

puzzle-title = Puzzel
puzzle-of-game = Puzzels van { $game }
puzzle-mode-daily = Puzzel van de dag
puzzle-mode-rated = Op jouw niveau
puzzle-mode-streak = Zonder fout
puzzle-mode-rush = Drie minuten
puzzle-mode-again = Herkansing
puzzle-mode-first = Eerste puzzels
puzzle-themes = Op thema
puzzle-theme-at-once = Meteen winnen
puzzle-theme-in-two = In twee zetten winnen
puzzle-theme-in-three = In drie of meer zetten winnen
puzzle-theme-defence = De enige verdediging
puzzle-theme-enclosed = Ingesloten totem
puzzle-theme-teleport = Totem naar elk vrij vakje
puzzle-theme-anywhere = Stuk op elk vrij vakje
puzzle-theme-double = Kleur en symbool tegelijk
puzzle-theme-tie-break = Aantal stukken beslist
puzzle-theme-own-line = Over eigen stukken
puzzle-theme-closing = Op het juiste moment insluiten
puzzle-theme-keep-four = De vier voor later
puzzle-task-win =
    { $turns ->
        [1] { $who }. Win met deze zet.
        [one] { $who }. Win in { $turns } zet.
       *[other] { $who }. Win in { $turns } zetten.
    }
puzzle-task-hold = { $who }. Vind de enige zet die niet verliest.
puzzle-solved = Opgelost!
puzzle-solved-helped = Goed! Dat is de zet.
puzzle-shown = Dit is de juiste zet.
puzzle-rest =
    { $turns ->
        [one] Nog { $turns } zet en de partij is gewonnen.
       *[other] Nog { $turns } zetten en de partij is gewonnen, wat de ander ook doet.
    }
puzzle-go-on = Goed. Hoe gaat het verder?
puzzle-wrong = Die is het niet.
puzzle-wrong-win = Dat wint niet, zoals het antwoord laat zien.
puzzle-wrong-hold = Dat verliest, zoals het antwoord laat zien.
puzzle-wrong-lost = Daarna wint de ander meteen.
puzzle-wrong-over = Zo eindigt de partij zonder winst.
puzzle-wrong-more = Tik op het bord om het nog eens te proberen.
puzzle-retry = Opnieuw
puzzle-hint-more = Tik nog eens op ‘{ $hint }’ om meer te zien.
puzzle-hint-totem = Kijk eens naar totem { $totem }.
puzzle-hint-goal = De totem gaat naar { $square }.
puzzle-hint-kind = Totem naar { $square }, dan een { $kind }.
puzzle-hint-place =
    { $kind ->
        [X] Totem naar { $square }, dan een X op { $place }.
        [O] Totem naar { $square }, dan een O op { $place }.
       *[other] Totem naar { $square }, dan een { $kind } op { $place }.
    }
puzzle-rating = Moeilijkheid { $rating }
puzzle-your-rating = Jouw rating: { $rating }
puzzle-best = Record: { $count }
puzzle-new-best = Een nieuw record!
puzzle-due =
    { $count ->
        [0] Vandaag niets te herhalen
        [one] { $count } puzzel te herhalen
       *[other] { $count } puzzels te herhalen
    }
puzzle-days =
    { $count ->
        [one] { $count } dag op rij.
       *[other] { $count } dagen op rij.
    }
puzzle-spare =
    { $count ->
        [one] Je mag { $count } dag overslaan.
       *[other] Je mag { $count } dagen overslaan.
    }
puzzle-days-none = Los er elke dag één op, wanneer je maar wilt.
puzzle-clock = De datum op dit apparaat is veranderd. Je dagen op rij blijven bewaard.
puzzle-count = Opgelost:
puzzle-number = Puzzel { $number } van { $count }
puzzle-mistakes = Fouten: { $count }
puzzle-next = Volgende puzzel
puzzle-result = Resultaat
puzzle-more = Meer puzzels
puzzle-show = Oplossing
puzzle-analyse = Analyseren
puzzle-once-more = Nog een keer
puzzle-unread = De puzzels konden niet worden geladen. Wat je hebt opgelost, is veilig.
puzzle-try-again = Opnieuw proberen
puzzle-end = Dat was het voorlopig.
puzzle-end-one = Die puzzel is hier niet.
puzzle-end-again = Vandaag valt er niets meer te herhalen.
puzzle-end-first = Je weet hoe het moet: nu spelen!
puzzle-end-streak =
    { $count ->
        [one] { $count } puzzel zonder fout
       *[other] { $count } puzzels zonder fout
    }
puzzle-end-rush =
    { $count ->
        [one] { $count } puzzel in drie minuten
       *[other] { $count } puzzels in drie minuten
    }
puzzle-missed = Oefen met een puzzel
