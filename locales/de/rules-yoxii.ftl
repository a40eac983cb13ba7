# Die Regeln von YOXII.

rules-yoxii-goal = Das Ziel
rules-yoxii-goal-text = Kann das Totem nicht mehr ziehen, werden die Steine ringsum gezählt. Wer dort mehr Punkte hat, gewinnt.
rules-yoxii-caption-count = Rot kann das Totem nicht ziehen. Weiß hat 4 + 2 + 1 + 3 = 10, Rot 3 + 3 + 2 + 1 = 9: Weiß gewinnt
rules-yoxii-setup = Der Anfang
rules-yoxii-setup-text = Das Brett hat 37 Felder; das Totem steht in der Mitte. Weiß und Rot haben je 18 Steine: fünf Einsen, fünf Zweien, fünf Dreien und drei Vieren. Weiß beginnt.
rules-yoxii-turn = Ein Zug
rules-yoxii-turn-text = Zieh zuerst das Totem, dann setz einen deiner Steine daneben. Beide ziehen dasselbe Totem. Gesetzte Steine bleiben liegen.
rules-yoxii-move = Das Totem ziehen
rules-yoxii-move-text = Das Totem zieht ein Feld weit in jede Richtung, auch schräg, wenn das Feld frei ist. Oder es springt über eine lückenlose Linie deiner eigenen Steine, einen oder mehrere, auf das freie Feld gleich dahinter. Über gegnerische Steine kommt es nie.
rules-yoxii-caption-move = Weiß am Zug: ein Schritt auf einen Punkt oder ein Sprung über weiße Steine auf einen Ring
rules-yoxii-place = Den Stein setzen
rules-yoxii-place-text = Wähle einen Wert, den du noch hast, und setz ihn auf ein freies Feld rund um das Totem, auch schräg. Das Feld, das das Totem eben verlassen hat, ist wieder frei und zählt mit.
rules-yoxii-caption-place = Das Totem ist schräg nach oben links gezogen; Weiß kann auf jedes gestrichelte Feld setzen
rules-yoxii-anywhere = Kein Platz rund um das Totem
rules-yoxii-anywhere-text = Ist nach einem Sprung kein Feld rund um das Totem frei, darf dein Stein auf jedes freie Feld des Bretts.
rules-yoxii-caption-anywhere = Das Totem ist nach c7 gesprungen, wo ringsum kein Feld frei ist: Der weiße Stein darf überallhin
rules-yoxii-end = Das Ende
rules-yoxii-end-text = Die Partie endet, sobald die Seite am Zug das Totem nicht ziehen kann, egal, ob die andere es könnte. Beide zählen die Werte ihrer Steine rund um das Totem zusammen; wer mehr Punkte hat, gewinnt. Bei gleichen Punkten gewinnt, wer dort mehr Steine hat; ist auch das gleich, endet die Partie unentschieden. Nach 36 Steinen ist das Brett voll, länger dauert keine Partie.
rules-yoxii-notation = Wie man Züge schreibt
rules-yoxii-notation-text = d5-3e6 heißt: Das Totem zieht nach d5, ein Stein mit dem Wert 3 kommt auf e6. Die Spalten heißen von links nach rechts a bis g, die Zeilen von unten nach oben 1 bis 7.
