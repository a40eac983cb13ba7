# Why a step, a placement or a text is refused. Each key ends in the stable code of the reason.

refusal-game-over = De partij is afgelopen.
refusal-not-on-board = Dat vakje ligt niet op het bord.
refusal-no-piece-left = Van deze soort heb je geen stuk meer.
refusal-same-square = De totem moet zijn vakje verlaten.
refusal-not-free = Dat vakje is niet vrij.
refusal-not-in-line = In die richting gaat de totem niet.
refusal-not-enclosed = De weg is versperd en de totem is niet ingesloten, dus springen kan niet.
refusal-not-first-free = Een totem die springt, landt op het eerste vrije vakje.
refusal-over-enemy = De totem mag niet over stukken van je tegenstander.
refusal-too-far = Dat is te ver: de totem gaat één vakje of springt over je eigen stukken.
refusal-not-beside-totem = Het stuk moet naast de totem zolang daar een vakje vrij is.

position-error-no-side = Na het bord ontbreekt wie er aan zet is.
position-error-spacing = Er moet precies één spatie staan, tussen het bord en de kant die aan zet is (teken { $column }).
position-error-side = De kant die aan zet is, is p of b in OXONO en w of r in YOXII (teken { $column }).
position-error-rank-count =
    { $found ->
        [one] Er is maar { $found } rij, maar OXONO heeft er 6 en YOXII 7.
       *[other] Er zijn { $found } rijen, maar OXONO heeft er 6 en YOXII 7.
    }
position-error-rank-short = Rij { $rank } heeft te weinig vakjes (teken { $column }).
position-error-rank-long = Rij { $rank } heeft te veel vakjes (teken { $column }).
position-error-unknown-character = ‘{ $character }’ betekent hier niets (teken { $column }).
position-error-zero = In een rij kan geen 0 staan (teken { $column }).
position-error-two-digits = Er kunnen geen twee cijfers naast elkaar staan (teken { $column }).
position-error-totem-missing = Totem { $totem } ontbreekt.
position-error-totem-doubled = Op { $square } staat een tweede totem { $totem }.
position-error-too-many-pieces = Er staan { $found } stukken { $piece } op het bord, maar er zijn er maar { $stock }.
position-error-counts = Op het bord heeft de eerste speler { $first } stukken en de tweede { $second }; dat past niet bij wie er aan zet is.
position-error-line = Door { $square } loopt een rij van vier die het laatste stuk niet gemaakt kan hebben.

turn-error-turn-totem = Een zet in OXONO begint met X of O (teken 1).
turn-error-turn-square = Vanaf teken { $column } moet er een vakje staan, zoals c4.
turn-error-turn-dash = Teken { $column } moet een streepje zijn.
turn-error-turn-value = Teken { $column } moet een waarde van 1 tot en met 4 zijn.
turn-error-turn-trailing = Vanaf teken { $column } staat er te veel.

record-error-tag-malformed = Een kenmerk ziet eruit als [Naam "waarde"].
record-error-tag-duplicate = Dit kenmerk staat er twee keer.
record-error-tag-too-many = Er zijn te veel kenmerken.
record-error-game-missing = Het kenmerk [Game "…"] ontbreekt.
record-error-game-unknown = Geen spel heet zo.
record-error-game-other = Dit is een partij van een ander spel.
record-error-result-tag = De uitslag moet 1-0, 0-1, 1/2-1/2 of * zijn.
record-error-bad-position = De stelling klopt niet: { $reason }
record-error-no-empty-line = Tussen de kenmerken en de zetten ontbreekt een lege regel.
record-error-stray-text = Dit hoort hier niet.
record-error-bad-turn = Dit is geen zet: { $reason }
record-error-illegal-turn = Deze zet mag niet: { $reason }
record-error-turn-after-end = Voor deze zet is de partij al afgelopen.
record-error-number-missing = Voor deze zet ontbreekt het nummer { $expected }.
record-error-number-wrong = Het nummer van deze zet moet { $expected } zijn, met één punt voor de eerste speler en drie voor de tweede.
record-error-number-alone = Na het nummer komt geen zet.
record-error-comment-unclosed = Dit commentaar is niet gesloten.
record-error-comment-character = Dit commentaar bevat een stuurteken.
record-error-variation-unclosed = Deze variant is niet gesloten.
record-error-variation-empty = Deze variant heeft geen zet.
record-error-variation-alone = Hier is geen zet om van af te wijken.
record-error-variation-too-deep = Hier zijn varianten te diep genest.
record-error-too-many-turns = Een genoteerde partij telt hoogstens 4000 zetten, varianten meegerekend.
record-error-bad-mark = Een beoordelingsteken is $ met een getal van 0 tot en met 255, na een zet.
record-error-result-missing = De partij eindigt niet met een uitslag.
record-error-result-not-as-tag = De uitslag is een andere dan in het kenmerk.
record-error-result-not-as-board = De uitslag is een andere dan op het bord.
record-error-not-text = Dit is geen UTF-8-tekst.
