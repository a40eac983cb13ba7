# Wat de analysepagina zegt.

analyse-title = { $game } · Analyse

engine = Computer
engine-off = De computer staat uit.
engine-lines = Aantal regels
engine-lines-count =
    { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }
engine-best =
    { $colour ->
        [pink] Beste beurten voor Roze
        [black] Beste beurten voor Zwart
        [white] Beste beurten voor Wit
       *[red] Beste beurten voor Rood
    }
engine-line = Speel { $turn }: { $value }, { $tag }
tag-proven = bewezen
tag-estimated = geschat
tag-working = wordt uitgerekend…
truth-all = Elke beurt hier is bewezen.
truth-some = Bewezen: { $known } van { $count } beurten. De rest wordt uitgerekend…
truth-rests = Bewezen: { $known } van { $count } beurten.

value-win = wint
value-win-in = wint in { $turns }
value-win-within = wint in hoogstens { $turns }
value-draw = remise
value-loss = verliest
value-loss-in = verliest in { $turns }
value-loss-within = verliest in hoogstens { $turns }
value-unknown = nog niet bekend
value-percent = { $percent } %

bar-wins =
    { $colour ->
        [pink] Roze wint
        [black] Zwart wint
        [white] Wit wint
       *[red] Rood wint
    }
bar-wins-in =
    { $colour ->
        [pink] Roze wint in { $turns }
        [black] Zwart wint in { $turns }
        [white] Wit wint in { $turns }
       *[red] Rood wint in { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Roze wint in hoogstens { $turns }
        [black] Zwart wint in hoogstens { $turns }
        [white] Wit wint in hoogstens { $turns }
       *[red] Rood wint in hoogstens { $turns }
    }
bar-draw = Gelijkspel
bar-chance =
    { $colour ->
        [pink] Roze { $percent } %
        [black] Zwart { $percent } %
        [white] Wit { $percent } %
       *[red] Rood { $percent } %
    }
bar-proven = { $value }, bewezen
bar-estimated = { $value }, geschat
square-step-value = { $totem }: { $value }

legend-title = Wat de tekens betekenen
legend-intro =
    { $colour ->
        [pink] Roze is aan zet. Elk teken zegt waar het heen leidt als beiden daarna foutloos spelen.
        [black] Zwart is aan zet. Elk teken zegt waar het heen leidt als beiden daarna foutloos spelen.
        [white] Wit is aan zet. Elk teken zegt waar het heen leidt als beiden daarna foutloos spelen.
       *[red] Rood is aan zet. Elk teken zegt waar het heen leidt als beiden daarna foutloos spelen.
    }
legend-win = wint
legend-draw = remise
legend-loss = verliest
legend-unknown = nog niet bekend
legend-win-long = Jij wint, wat het antwoord ook is.
legend-draw-long = Niemand kan winst afdwingen: gelijkspel.
legend-loss-long = De ander wint bij het juiste antwoord, wat je later ook doet.
legend-unknown-long = Nog niet uitgerekend. Het teken verandert zodra dat zo is.
legend-number = Het kleine getal: na zoveel zetten van beide kanten samen is het spel dan voorbij.
legend-bound = Met ≤: het duurt hoogstens zoveel zetten, misschien minder.
legend-estimate = Een percentage schat alleen je kansen. Wat op het bord gemarkeerd is, is bewezen.

tree-turns = Beurten
tree-start = Het begin
tree-empty = Doe een beurt op het bord of open een partij.
tree-variation = Variant
tree-promote = Maak hoofdlijn
tree-promoted = De variant is nu de hoofdlijn.
tree-delete = Wis vanaf hier
tree-deleted = Gewist.
comment-turn = Commentaar bij deze beurt
comment-start = Commentaar bij het begin
marks = Teken bij de beurt
steps = Door de partij
step-first = Naar het begin
step-back = Een beurt terug
step-forward = Een beurt verder
step-last = Naar het einde

tools = Gereedschap
tool-new = Nieuwe analyse
tool-setup = Stelling opzetten
tool-open = Plakken of openen
tool-save = Opslaan als bestand
tool-share = Link delen
tool-earlier = Eerdere analyses
earlier-kept = De vorige analyse is bewaard bij ‘Eerdere analyses’.
earlier-unkept = De opslag is vol: de vorige analyse blijft alleen tot je de pagina sluit. Sla die op als bestand als je die nodig hebt.
earlier-delete = Wis de analyse van { $when }
tool-marks = Toon wat bewezen is

setup-title = Stelling opzetten
setup-how = Kies een stuk en tik op velden. Nog een tik haalt het weg.
setup-palette = Wat op het bord komt
setup-rub = Weghalen
setup-turn = Aan zet
setup-start-position = Beginstelling
setup-clear = Leegmaken
setup-fine = Deze stelling kan geanalyseerd worden.
setup-counts =
    { $game ->
        [oxono] Roze { $first }, Zwart { $second }. Roze begint: beide hebben evenveel stukken, of Roze heeft er één meer.
       *[yoxii] Wit { $first }, Rood { $second }. Wit begint: beide hebben evenveel stukken, of Wit heeft er één meer.
    }
setup-place-totem =
    { $game ->
        [oxono] Totem { $totem } plaatsen
       *[yoxii] Totem plaatsen
    }
setup-take-piece = Stuk op { $square } weghalen
setup-done = Analyseren
setup-cancel = Annuleren

open-title = Plakken of openen
open-what = Een stelling, een lijst beurten, een genoteerde partij of een link
open-do = Openen
open-file = Bestand openen
open-place = Regel { $line }, kolom { $column }: { $problem }
open-bad-link = Deze link is beschadigd.
open-too-long = Dit is te lang om te openen.
share-too-long = Deze analyse is te lang voor een link. Sla die liever op als bestand.
share-title = Link delen
share-how = De link bevat alles; er wordt nergens iets bewaard.
share-study = De hele analyse
share-position = Alleen deze stelling
share-copy = Kopiëren

keys-turn = Een beurt terug of verder
keys-variation = Andere variant
keys-ends = Begin en einde
keys-engine = Computer aan of uit
