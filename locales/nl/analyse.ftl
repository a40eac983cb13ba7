# Wat de analysepagina zegt.

analyse-title = { $game } · Analyse

engine = Computer
engine-off = De computer rekent niet mee.
engine-lines = Aantal varianten
engine-lines-count =
    { $count ->
        [one] { $count } variant
       *[other] { $count } varianten
    }
engine-best =
    { $colour ->
        [pink] Beste zetten voor Roze
        [black] Beste zetten voor Zwart
        [white] Beste zetten voor Wit
       *[red] Beste zetten voor Rood
    }
engine-line = Speel { $turn }: { $value }, { $tag }
tag-proven = bewezen
tag-estimated = geschat
tag-working = wordt uitgerekend…
truth-all = De uitslag van elke zet hier is bewezen.
truth-some = Bewezen: { $known } van de { $count } zetten. De rest wordt uitgerekend…
truth-rests = Bewezen: { $known } van de { $count } zetten.

value-win = wint
value-win-in = wint in { $turns }
value-win-within = wint in hoogstens { $turns }
value-draw = gelijkspel
value-loss = verliest
value-loss-in = verliest in { $turns }
value-loss-within = verliest in hoogstens { $turns }
value-unknown = nog niet bekend
value-percent = { $percent }%

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
        [pink] Roze { $percent }%
        [black] Zwart { $percent }%
        [white] Wit { $percent }%
       *[red] Rood { $percent }%
    }
ahead-even = Ongeveer gelijk
ahead-little =
    { $colour ->
        [pink] Roze staat iets voor
        [black] Zwart staat iets voor
        [white] Wit staat iets voor
       *[red] Rood staat iets voor
    }
ahead-clear =
    { $colour ->
        [pink] Roze staat voor
        [black] Zwart staat voor
        [white] Wit staat voor
       *[red] Rood staat voor
    }
ahead-far =
    { $colour ->
        [pink] Roze staat ver voor
        [black] Zwart staat ver voor
        [white] Wit staat ver voor
       *[red] Rood staat ver voor
    }
bar-proven = { $value }, bewezen
bar-estimated = { $value }, geschat
square-step-value = { $totem }: { $value }

legend-title = Wat de tekens betekenen
legend-intro =
    { $colour ->
        [pink] Roze is aan zet. Elk teken laat zien hoe de partij afloopt als je dat vakje kiest en beiden daarna foutloos spelen.
        [black] Zwart is aan zet. Elk teken laat zien hoe de partij afloopt als je dat vakje kiest en beiden daarna foutloos spelen.
        [white] Wit is aan zet. Elk teken laat zien hoe de partij afloopt als je dat vakje kiest en beiden daarna foutloos spelen.
       *[red] Rood is aan zet. Elk teken laat zien hoe de partij afloopt als je dat vakje kiest en beiden daarna foutloos spelen.
    }
legend-win = wint
legend-draw = gelijkspel
legend-loss = verliest
legend-guess = geschat
legend-win-long = Jij wint, wat het antwoord ook is.
legend-draw-long = Niemand kan winst afdwingen: gelijkspel.
legend-loss-long = De ander wint met het juiste antwoord, wat je ook doet.
legend-guess-long = Nog niet bewezen: je kansen volgens de computer, in procenten. Het teken verandert zodra de uitslag vaststaat.
legend-number = Klein getal: zoveel zetten duurt het nog, van beide kanten samen.
legend-bound = Met ≤: hoogstens zoveel zetten, misschien minder.
legend-estimate = Gestippeld is een schatting; volle tekens zijn bewezen.

tree-turns = Zetten
tree-start = Begin
tree-empty = Doe een zet op het bord of open een partij.
tree-variation = Variant
tree-promote = Maak hoofdvariant
tree-promoted = Dit is nu de hoofdvariant.
tree-delete = Wis vanaf hier
tree-deleted = Gewist.
comment-turn = Commentaar bij deze zet
comment-start = Commentaar bij het begin
marks = Teken bij deze zet
steps = Door de partij bladeren
step-first = Naar het begin
step-back = Eén zet terug
step-forward = Eén zet verder
step-last = Naar het einde

tools = Hulpmiddelen
tool-new = Nieuwe analyse
tool-setup = Stelling opzetten
tool-open = Plakken of openen
tool-review = Terugblik op deze partij
tool-save = Opslaan als bestand
tool-share = Link delen
tool-earlier = Eerdere analyses
earlier-kept = Je vorige analyse vind je terug bij ‘Eerdere analyses’.
earlier-unkept = De opslag is vol: je vorige analyse blijft alleen tot je de pagina sluit. Sla hem op als bestand als je hem nodig hebt.
earlier-delete = Wis de analyse van { $when }
tool-marks = Toon wat zetten waard zijn

setup-title = Stelling opzetten
setup-how = Kies wat op het bord moet en tik op de vakjes. Nog een tik haalt het weg.
setup-palette = Wat op het bord komt
setup-rub = Weghalen
setup-turn = Aan zet
setup-start-position = Beginstelling
setup-clear = Leegmaken
setup-fine = Deze stelling kan geanalyseerd worden.
setup-counts =
    { $game ->
        [oxono] Roze { $first }, Zwart { $second }. Roze begint: beide kanten hebben evenveel stukken, of Roze heeft er één meer.
       *[yoxii] Wit { $first }, Rood { $second }. Wit begint: beide kanten hebben evenveel stukken, of Wit heeft er één meer.
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
open-what = Een stelling, een lijst zetten, een genoteerde partij of een link
open-do = Openen
open-file = Bestand openen
open-place = Regel { $line }, teken { $column }: { $problem }
open-bad-link = Deze link is beschadigd.
open-too-long = Dit is te lang om te openen.
share-too-long = Deze analyse is te lang voor een link. Sla hem liever op als bestand.
share-title = Link delen
share-how = Alles zit in de link zelf; online wordt niets bewaard.
share-study = De hele analyse
share-position = Alleen deze stelling
share-copy = Kopiëren

keys-turn = Eén zet terug of verder
keys-variation = Andere variant
keys-ends = Begin en einde
keys-engine = Computer aan of uit
