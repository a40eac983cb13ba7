# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = Partie skončila.
refusal-not-on-board = Toto pole na desce není.
refusal-no-piece-left = Takový kámen už nemáš.
refusal-same-square = Totem musí opustit své pole.
refusal-not-free = Toto pole není volné.
refusal-not-in-line = Tímto směrem totem nechodí.
refusal-not-enclosed = Cesta je zatarasená a totem není obklíčený, takže nemůže skočit.
refusal-not-first-free = Totem při skoku dopadne na první volné pole.
refusal-over-enemy = Totem nesmí přes soupeřovy kameny.
refusal-too-far = To je moc daleko: totem jde o jedno pole, nebo skáče přes tvoje kameny.
refusal-not-beside-totem = Kámen patří vedle totemu, dokud je tam volné pole.

position-error-no-side = Za deskou chybí písmeno strany na tahu.
position-error-spacing = Musí tu být právě jedna mezera, mezi deskou a stranou na tahu (znak { $column }).
position-error-side = Strana na tahu je p nebo b v OXONO, w nebo r v YOXII (znak { $column }).
position-error-rank-count =
    { $found ->
        [one] Je tu jen { $found } řada, ale OXONO jich má 6 a YOXII 7.
        [few] Jsou tu { $found } řady, ale OXONO jich má 6 a YOXII 7.
       *[other] Je tu { $found } řad, ale OXONO jich má 6 a YOXII 7.
    }
position-error-rank-short = Řada { $rank } má příliš málo polí (znak { $column }).
position-error-rank-long = Řada { $rank } má příliš mnoho polí (znak { $column }).
position-error-unknown-character = „{ $character }“ tu nic neznamená (znak { $column }).
position-error-zero = V řadě nesmí být 0 (znak { $column }).
position-error-two-digits = Dvě číslice nesmějí stát vedle sebe (znak { $column }).
position-error-totem-missing = Chybí totem { $totem }.
position-error-totem-doubled = Na poli { $square } stojí druhý totem { $totem }.
position-error-too-many-pieces = Kamenů { $piece } je na desce { $found }, ale existuje jich jen { $stock }.
position-error-counts = Kameny na desce: první hráč { $first }, druhý { $second }. To nesedí se stranou na tahu.
position-error-line = Přes pole { $square } vede řada čtyř kamenů, kterou poslední kámen nemohl dokončit.

turn-error-turn-totem = Tah v OXONO začíná X nebo O (znak 1).
turn-error-turn-square = Znakem { $column } má začínat název pole, třeba c4.
turn-error-turn-dash = Znak { $column } má být spojovník.
turn-error-turn-value = Znak { $column } má být hodnota od 1 do 4.
turn-error-turn-trailing = Od znaku { $column } je tu něco navíc.

record-error-tag-malformed = Značka musí vypadat jako [Název "hodnota"].
record-error-tag-duplicate = Tato značka je tu dvakrát.
record-error-tag-too-many = Značek je příliš mnoho.
record-error-game-missing = Chybí značka [Game "…"].
record-error-game-unknown = Takhle se žádná hra nejmenuje.
record-error-game-other = To je zápis jiné hry.
record-error-result-tag = Výsledek musí být 1-0, 0-1, 1/2-1/2 nebo *.
record-error-bad-position = Pozice je chybná: { $reason }
record-error-no-empty-line = Mezi značkami a tahy chybí prázdný řádek.
record-error-stray-text = Tohle sem nepatří.
record-error-bad-turn = To není tah: { $reason }
record-error-illegal-turn = Tento tah není dovolen: { $reason }
record-error-turn-after-end = Před tímto tahem už partie skončila.
record-error-number-missing = Před tímto tahem chybí číslo { $expected }.
record-error-number-wrong = Číslo tohoto tahu má být { $expected }, s jednou tečkou u prvního hráče a třemi u druhého.
record-error-number-alone = Za číslem není tah.
record-error-comment-unclosed = Tato poznámka není uzavřena.
record-error-comment-character = Tato poznámka obsahuje řídicí znak.
record-error-variation-unclosed = Tato varianta není uzavřena.
record-error-variation-empty = V této variantě není žádný tah.
record-error-variation-alone = Není tu tah, ke kterému by varianta patřila.
record-error-variation-too-deep = Varianty jsou tu vnořené příliš hluboko.
record-error-too-many-turns = Zápis partie pojme nejvýš 4000 tahů včetně variant.
record-error-bad-mark = Označení je $ s číslem od 0 do 255, za tahem.
record-error-result-missing = Zápis nekončí výsledkem.
record-error-result-not-as-tag = Výsledek se neshoduje se značkou.
record-error-result-not-as-board = Výsledek se neshoduje s deskou.
record-error-not-text = To není text v UTF-8.
