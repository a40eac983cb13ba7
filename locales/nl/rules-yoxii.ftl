# De spelregels van YOXII.

rules-yoxii-goal = Het doel
rules-yoxii-goal-text = Als de totem niet meer kan bewegen, worden de stukken eromheen geteld. Wie daar meer punten heeft, wint.
rules-yoxii-caption-count = Rood kan de totem niet verplaatsen. Wit heeft 4 + 2 + 1 + 3 = 10, Rood 3 + 3 + 2 + 1 = 9: Wit wint
rules-yoxii-setup = Het begin
rules-yoxii-setup-text = Het bord heeft 37 vakjes; de totem staat in het midden. Wit en Rood hebben elk 18 stukken: vijf enen, vijf tweeën, vijf drieën en drie vieren. Wit begint.
rules-yoxii-turn = Een zet
rules-yoxii-turn-text = Verplaats eerst de totem en plaats dan een van je stukken ernaast. Beide spelers verplaatsen dezelfde totem. Geplaatste stukken blijven staan.
rules-yoxii-move = De totem verplaatsen
rules-yoxii-move-text = De totem gaat één vakje in een willekeurige richting, ook schuin, als dat vakje vrij is. Of hij springt over een ononderbroken lijn van je eigen stukken, een of meer, naar het vrije vakje er vlak achter. Over een stuk van je tegenstander gaat hij nooit.
rules-yoxii-caption-move = Wit is aan zet: een stap naar een stip, of een sprong over witte stukken naar een ring
rules-yoxii-place = Het stuk plaatsen
rules-yoxii-place-text = Kies een waarde die je nog hebt en plaats die op een vrij vakje rond de totem, ook schuin. Het vakje dat de totem net heeft verlaten, is weer vrij en telt mee.
rules-yoxii-caption-place = De totem is schuin naar linksboven gegaan; Wit kan een stuk plaatsen op elk vakje met een streepjesrand
rules-yoxii-anywhere = Geen plaats rond de totem
rules-yoxii-anywhere-text = Is er na een sprong geen vakje rond de totem vrij, dan mag je stuk op elk vrij vakje van het bord.
rules-yoxii-caption-anywhere = De totem is naar c7 gesprongen en eromheen is geen vakje vrij: het witte stuk mag overal komen
rules-yoxii-end = Het einde
rules-yoxii-end-text = De partij is afgelopen zodra de speler die aan zet is de totem niet kan verplaatsen, ook als de ander dat wel zou kunnen. Beiden tellen de waarden van hun stukken rond de totem op; wie meer punten heeft, wint. Bij gelijke punten wint wie er de meeste stukken omheen heeft; is ook dat gelijk, dan is het gelijkspel. Na 36 stukken is het bord vol, langer duurt geen partij.
rules-yoxii-notation = Hoe je zetten opschrijft
rules-yoxii-notation-text = d5-3e6 betekent: de totem gaat naar d5, een stuk met waarde 3 komt op e6. De kolommen heten van links naar rechts a tot en met g, de rijen van onder naar boven 1 tot en met 7.
