# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = Die Partie ist zu Ende.
refusal-not-on-board = Dieses Feld gibt es auf dem Brett nicht.
refusal-no-piece-left = Von dieser Art hast du keinen Stein mehr.
refusal-same-square = Das Totem muss sein Feld verlassen.
refusal-not-free = Dieses Feld ist nicht frei.
refusal-not-in-line = In diese Richtung zieht das Totem nicht.
refusal-not-enclosed = Der Weg ist versperrt, und das Totem ist nicht eingeschlossen, also kann es nicht springen.
refusal-not-first-free = Ein springendes Totem landet auf dem ersten freien Feld.
refusal-over-enemy = Das Totem kann nicht über gegnerische Steine ziehen.
refusal-too-far = Das ist zu weit: Das Totem zieht ein Feld weit oder springt über deine eigenen Steine.
refusal-not-beside-totem = Der Stein muss neben das Totem, solange dort ein Feld frei ist.

position-error-no-side = Nach dem Brett fehlt, wer am Zug ist.
position-error-spacing = Es muss genau ein Leerzeichen geben, zwischen dem Brett und der Seite am Zug (Stelle { $column }).
position-error-side = Die Seite am Zug heißt in OXONO p oder b, in YOXII w oder r (Stelle { $column }).
position-error-rank-count =
    { $found ->
        [one] Da ist nur { $found } Zeile, aber OXONO hat 6 und YOXII 7.
       *[other] Da sind { $found } Zeilen, aber OXONO hat 6 und YOXII 7.
    }
position-error-rank-short = Zeile { $rank } hat zu wenige Felder (Stelle { $column }).
position-error-rank-long = Zeile { $rank } hat zu viele Felder (Stelle { $column }).
position-error-unknown-character = Das Zeichen „{ $character }“ bedeutet hier nichts (Stelle { $column }).
position-error-zero = In einer Zeile kann keine 0 stehen (Stelle { $column }).
position-error-two-digits = Zwei Ziffern können nicht nebeneinander stehen (Stelle { $column }).
position-error-totem-missing = Das Totem { $totem } fehlt.
position-error-totem-doubled = Auf { $square } steht ein zweites Totem { $totem }.
position-error-too-many-pieces = Auf dem Brett sind { $found } Steine { $piece }, aber es gibt nur { $stock }.
position-error-counts = Auf dem Brett hat der erste Spieler { $first } Steine und der zweite { $second }, das passt nicht zur Seite am Zug.
position-error-line = Durch { $square } geht eine Viererreihe, die der letzte Stein nicht vollendet haben kann.

turn-error-turn-totem = Ein Zug in OXONO beginnt mit X oder O (Stelle 1).
turn-error-turn-square = An Stelle { $column } muss ein Feld des Bretts stehen, etwa c4.
turn-error-turn-dash = An Stelle { $column } muss ein Bindestrich stehen.
turn-error-turn-value = An Stelle { $column } muss ein Wert von 1 bis 4 stehen.
turn-error-turn-trailing = Ab Stelle { $column } steht zu viel da.

record-error-tag-malformed = Eine Angabe muss wie [Name "Wert"] aussehen.
record-error-tag-duplicate = Diese Angabe steht zweimal da.
record-error-tag-too-many = Es sind zu viele Angaben.
record-error-game-missing = Die Angabe [Game "…"] fehlt.
record-error-game-unknown = So heißt kein Spiel.
record-error-game-other = Das ist die Aufzeichnung eines anderen Spiels.
record-error-result-tag = Das Ergebnis muss 1-0, 0-1, 1/2-1/2 oder * sein.
record-error-bad-position = Die Stellung ist falsch: { $reason }
record-error-no-empty-line = Zwischen den Angaben und den Zügen fehlt eine leere Zeile.
record-error-stray-text = Das gehört hier nicht hin.
record-error-bad-turn = Das ist kein Zug: { $reason }
record-error-illegal-turn = Dieser Zug ist nicht erlaubt: { $reason }
record-error-turn-after-end = Vor diesem Zug ist die Partie schon zu Ende.
record-error-number-missing = Vor diesem Zug fehlt die Nummer { $expected }.
record-error-number-wrong = Die Nummer dieses Zuges müsste { $expected } sein, mit einem Punkt beim ersten Spieler und drei beim zweiten.
record-error-number-alone = Auf die Nummer folgt kein Zug.
record-error-comment-unclosed = Dieser Kommentar ist nicht geschlossen.
record-error-comment-character = Dieser Kommentar enthält ein Steuerzeichen.
record-error-variation-unclosed = Diese Variante ist nicht geschlossen.
record-error-variation-empty = Diese Variante hat keinen Zug.
record-error-variation-alone = Hier gibt es keinen Zug, zu dem eine Variante passt.
record-error-variation-too-deep = Hier sind Varianten zu tief verschachtelt.
record-error-too-many-turns = Eine Aufzeichnung fasst höchstens 4000 Züge, Varianten mitgezählt.
record-error-bad-mark = Ein Bewertungszeichen ist $ mit einer Zahl von 0 bis 255 nach einem Zug.
record-error-result-missing = Die Aufzeichnung endet nicht mit einem Ergebnis.
record-error-result-not-as-tag = Das Ergebnis stimmt nicht mit der Angabe überein.
record-error-result-not-as-board = Das Ergebnis stimmt nicht mit dem Brett überein.
record-error-not-text = Das ist kein UTF-8-Text.
