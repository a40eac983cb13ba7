# Co říká stránka rozboru.

analyse-title = { $game } · Rozbor

engine = Počítač
engine-off = Počítač teď nepočítá.
engine-lines = Počet variant
engine-lines-count =
    { $count ->
        [one] { $count } varianta
        [few] { $count } varianty
        [many] { $count } varianty
       *[other] { $count } variant
    }
engine-best =
    { $colour ->
        [pink] Nejlepší tahy růžového
        [black] Nejlepší tahy černého
        [white] Nejlepší tahy bílého
       *[red] Nejlepší tahy červeného
    }
engine-line = Zahrát { $turn }: { $value }, { $tag }
tag-proven = dokázáno
tag-estimated = odhad
tag-working = počítáme…
truth-all = Výsledek každého tahu je tu dokázaný.
truth-some = Dokázané tahy: { $known } z { $count }. Zbytek počítáme…
truth-rests = Dokázané tahy: { $known } z { $count }.

value-win = vyhrává
value-win-in = vyhrává za { $turns }
value-win-within = vyhrává nejpozději za { $turns }
value-draw = remíza
value-loss = prohrává
value-loss-in = prohrává za { $turns }
value-loss-within = prohrává nejpozději za { $turns }
value-unknown = zatím se neví
value-percent = { $percent } %

bar-wins =
    { $colour ->
        [pink] Růžový vyhrává
        [black] Černý vyhrává
        [white] Bílý vyhrává
       *[red] Červený vyhrává
    }
bar-wins-in =
    { $colour ->
        [pink] Růžový vyhrává za { $turns }
        [black] Černý vyhrává za { $turns }
        [white] Bílý vyhrává za { $turns }
       *[red] Červený vyhrává za { $turns }
    }
bar-wins-within =
    { $colour ->
        [pink] Růžový vyhrává nejpozději za { $turns }
        [black] Černý vyhrává nejpozději za { $turns }
        [white] Bílý vyhrává nejpozději za { $turns }
       *[red] Červený vyhrává nejpozději za { $turns }
    }
bar-draw = Remíza
bar-chance =
    { $colour ->
        [pink] Růžový { $percent } %
        [black] Černý { $percent } %
        [white] Bílý { $percent } %
       *[red] Červený { $percent } %
    }
ahead-even = Zhruba vyrovnané
ahead-little =
    { $colour ->
        [pink] Růžový má malý náskok
        [black] Černý má malý náskok
        [white] Bílý má malý náskok
       *[red] Červený má malý náskok
    }
ahead-clear =
    { $colour ->
        [pink] Růžový má náskok
        [black] Černý má náskok
        [white] Bílý má náskok
       *[red] Červený má náskok
    }
ahead-far =
    { $colour ->
        [pink] Růžový má velký náskok
        [black] Černý má velký náskok
        [white] Bílý má velký náskok
       *[red] Červený má velký náskok
    }
bar-proven = { $value }, dokázáno
bar-estimated = { $value }, odhad
square-step-value = { $totem }: { $value }

legend-title = Co znamenají značky
legend-intro =
    { $colour ->
        [pink] Na tahu je růžový. Každá značka říká, jak partie skončí, když zvolíš to pole a oba pak hrají bez chyby.
        [black] Na tahu je černý. Každá značka říká, jak partie skončí, když zvolíš to pole a oba pak hrají bez chyby.
        [white] Na tahu je bílý. Každá značka říká, jak partie skončí, když zvolíš to pole a oba pak hrají bez chyby.
       *[red] Na tahu je červený. Každá značka říká, jak partie skončí, když zvolíš to pole a oba pak hrají bez chyby.
    }
legend-win = vyhrává
legend-draw = remíza
legend-loss = prohrává
legend-guess = odhad
legend-win-long = Vyhraješ, ať soupeř odpoví jakkoli.
legend-draw-long = Nikdo si výhru nevynutí: remíza.
legend-loss-long = Soupeř vyhraje, když odpoví správně, ať pak uděláš cokoli.
legend-guess-long = Zatím nedokázáno: tvoje šance podle počítače, v procentech. Značka se změní, jakmile bude výsledek jistý.
legend-number = Malé číslo: tolik tahů zbývá do konce, tvých i soupeřových.
legend-bound = Se znakem ≤: nejvýše tolik tahů, možná méně.
legend-estimate = Co je čárkované, je odhad; plné značky jsou dokázané.

tree-turns = Tahy
tree-start = Začátek
tree-empty = Zahraj tah na desce, nebo otevři partii.
tree-variation = Varianta
tree-promote = Nastavit jako hlavní variantu
tree-promoted = To je teď hlavní varianta.
tree-delete = Smazat od tohoto tahu
tree-deleted = Smazáno.
comment-turn = Poznámka k tahu
comment-start = Poznámka k začátku
marks = Hodnocení tahu
steps = Procházení partie
step-first = Na začátek
step-back = O tah zpět
step-forward = O tah dál
step-last = Na konec

tools = Nástroje
tool-new = Nový rozbor
tool-setup = Postavit pozici
tool-open = Vložit nebo otevřít
tool-review = Zhodnotit tuto partii
tool-save = Uložit jako soubor
tool-share = Sdílet odkaz
tool-earlier = Dřívější rozbory
earlier-kept = Předchozí rozbor najdeš v „Dřívějších rozborech“.
earlier-unkept = Úložiště je plné: předchozí rozbor zůstane jen do zavření stránky. Ulož ho jako soubor, jestli ho potřebuješ.
earlier-delete = Smazat rozbor z { $when }
tool-marks = Ukázat, jakou mají tahy cenu

setup-title = Postavit pozici
setup-how = Vyber kámen a ťukej na pole. Dalším ťuknutím ho odebereš.
setup-palette = Co dát na desku
setup-rub = Odebrat
setup-turn = Na tahu
setup-start-position = Výchozí pozice
setup-clear = Vyprázdnit
setup-fine = Tuto pozici lze rozebírat.
setup-counts =
    { $game ->
        [oxono] Růžový { $first }, černý { $second }. Začíná růžový, takže oba mají stejně kamenů, nebo má růžový o jeden víc.
       *[yoxii] Bílý { $first }, červený { $second }. Začíná bílý, takže oba mají stejně kamenů, nebo má bílý o jeden víc.
    }
setup-place-totem =
    { $game ->
        [oxono] Postavit totem { $totem }
       *[yoxii] Postavit totem
    }
setup-take-piece = Odebrat kámen z { $square }
setup-done = Rozebrat
setup-cancel = Zrušit

open-title = Vložit nebo otevřít
open-what = Pozice, seznam tahů, zápis partie nebo odkaz
open-do = Otevřít
open-file = Otevřít soubor
open-place = Řádek { $line }, znak { $column }: { $problem }
open-bad-link = Tento odkaz je poškozený.
open-too-long = Tohle je na otevření příliš dlouhé.
share-too-long = Tento rozbor je na odkaz příliš dlouhý. Ulož ho raději jako soubor.
share-title = Sdílet odkaz
share-how = Všechno je v samotném odkazu; na internet se nic neukládá.
share-study = Celý rozbor
share-position = Jen tato pozice
share-copy = Kopírovat

keys-turn = O tah zpět nebo dál
keys-variation = Jiná varianta
keys-ends = Začátek a konec
keys-engine = Zapnutí a vypnutí výpočtu
