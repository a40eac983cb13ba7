# Why a hint is good. Each key ends in the stable code of the reason.

hint-wins-at-once = Das gewinnt sofort.
hint-wins-in = Damit gewinnst du in { $turns } Zügen, beide Seiten gezählt, egal, was geantwortet wird.
hint-wins-within = Damit gewinnst du in höchstens { $turns } Zügen, beide Seiten gezählt, egal, was geantwortet wird.
hint-wins = Das gewinnt, egal was geantwortet wird.
hint-only-turn = Jeder andere Zug verliert sofort.
hint-stops-rank = Das verhindert die Viererreihe in Reihe { $rank }.
hint-stops-file = Das verhindert die Viererreihe in Spalte { $file }.
hint-leaves-answers =
    { $count ->
        [one] Das lässt nur eine sichere Antwort zu.
       *[other] Das lässt nur { $count } sichere Antworten zu.
    }
hint-makes-three-rank = Das ergibt drei in Reihe { $rank }, mit Platz für den vierten.
hint-makes-three-file = Das ergibt drei in Spalte { $file }, mit Platz für den vierten.
hint-keeps-points =
    { $own ->
        [one] Das behält { $own } Punkt um das Totem, gegen { $other }.
       *[other] Das behält { $own } Punkte um das Totem, gegen { $other }.
    }
hint-leaves-ways =
    { $count ->
        [one] Das lässt dem Totem nur einen Ausweg.
       *[other] Das lässt dem Totem nur { $count } Auswege.
    }
hint-holds-out = Die Stellung ist verloren, aber so hat es die andere Seite am schwersten.
hint-holds-draw = Das hält das Unentschieden.
hint-seems-best = Das sieht am besten aus.
