# What the command line says.

error-position = Pozice „{ $text }“: { $reason }
error-turn = Tah { $number }, „{ $text }“: { $reason }
error-depth = Hloubka musí být celé číslo od 1 do { $longest }, ne „{ $text }“.
error-output = Výstup se nepodařilo zapsat: { $reason }.
error-read = { $file } se nepodařilo přečíst: { $reason }.
error-line-long = Tento řádek je příliš dlouhý a nedá se přečíst.
error-program = Program „{ $program }“ nelze spustit: { $reason }.
error-thread = Systém už nemá volná vlákna: { $reason }.
error-table = Zápas byl zastaven, protože tah byl odmítnut: { $reason }.

player-oxono-first = Růžový
player-oxono-second = Černý
player-yoxii-first = Bílý
player-yoxii-second = Červený

end-colour = { $player } vyhrává řadou jedné barvy: { $squares }.
end-symbol = { $player } vyhrává řadou symbolů { $symbol }: { $squares }.
end-no-line = Remíza: všechny kameny leží na desce a nejsou čtyři v řadě.
end-points = { $player } vyhrává na body kolem totemu, { $more } : { $less }.
end-pieces = { $player } vyhrává: bodů kolem totemu je { $points } na obou stranách, ale kamenů tam má víc, { $more } : { $less }.
end-equal = Remíza: kolem totemu mají oba bodů { $points } a kamenů { $pieces }.
end-resigned = { $loser } se vzdává. { $player } vyhrává.

play-unofficial = neoficiální; hra patří firmě Cosmoludo a svému autorovi
play-standing = Kolem totemu: { $first } : { $second }
play-turns = Tahy
play-step = { $player }: vyber, kam půjde totem.
play-step-which = { $player }: vyber, kam půjde totem { $totem }, nebo vezmi druhý totem.
play-place = { $player }: teď polož kámen { $piece } vedle totemu.
play-place-anywhere = { $player }: vedle totemu není volné pole, polož kámen { $piece } kamkoli.
play-values = Klávesy 1 až 4 volí hodnotu.
play-at-chosen = { $square }: tento totem je vybraný; jdi na označené pole a stiskni Enter.
play-at-totem = { $square }: Enter vezme totem { $totem }.
play-at-moved = Jdi na označené pole a stiskni Enter; Esc vrátí krok totemu.
play-at-slide = { $square }: sem se totem může posunout.
play-at-step = { $square }: sem totem může jít.
play-at-jump = { $over ->
        [one] { $square }: sem totem může skočit přes { $over } kámen.
        [few] { $square }: sem totem může skočit přes { $over } kameny.
       *[other] { $square }: sem totem může skočit přes { $over } kamenů.
    }
play-at-teleport = { $square }: řada i sloupec jsou plné, totem proto smí na každé volné pole.
play-at-place = { $square }: sem může kámen.
play-at-refused = { $square }: { $reason }
play-over = Partie skončila: s ji uloží, u vrátí poslední tah, q ukončí.
play-thinking = Počítač přemýšlí…
play-hint = Rada: { $turn }. { $reason }
play-computer = počítač, úroveň { $level }
play-undone = Vráceno.
play-nothing-to-undo = Není co vrátit.
play-save-as = Do jakého souboru partii uložit? Enter uloží, Esc zruší.
play-save-name = Soubor potřebuje název.
play-saved = Uloženo do { $file }.
play-not-saved = { $file } se nepodařilo zapsat: { $reason }.
play-replace = Soubor { $file } už existuje: Enter ho nahradí, Esc ponechá.
play-resign = { $player }: opravdu partii vzdát? Enter ji vzdá, Esc pokračuje.
play-quit = Partie není uložená: s ji uloží, q ukončí, Esc pokračuje.
play-keys = ↑↓←→ pohyb · Enter výběr · Esc/u zpět · s uložit · ? nápověda · q konec
play-any-key = Libovolnou klávesou se vrátíš k partii.
play-too-small = Okno je pro desku příliš malé: stačí 80 sloupců a 24 řádků.

sign-slide = posun
sign-step = krok
sign-jump = skok
sign-teleport = kamkoli
sign-last = poslední kámen; na konci to, co rozhodlo

help-move = pohybovat kurzorem
help-enter = vzít totem, táhnout, položit kámen
help-tab = jít na další označené pole
help-back = vrátit krok totemu
help-undo = vrátit poslední tah
help-hint = požádat o radu
help-resign = vzdát se
help-save = uložit partii do souboru
help-flip = otočit desku
help-quit = ukončit
help-values = zvolit hodnotu kamene
help-totems = vzít totem X nebo totem O
help-typing = tah lze i napsat a potvrdit klávesou Enter

rules-oxono = Posuň totem v jeho řadě nebo sloupci a polož vedle něj kámen se stejným symbolem. Čtyři v řadě, všechny jedné barvy nebo všechny s jedním symbolem, vyhrávají. Obklíčený totem skáče.
rules-yoxii = Táhni totemem o jedno pole nebo přes vlastní kameny a polož vedle něj kámen. Když se totem nemůže hnout, vyhrává, kdo má kolem něj víc bodů.

line-welcome = Napiš tah, třeba { $example }, nebo help.
line-help = Napiš tah, třeba { $example }, nebo jedno z: moves, show, undo, hint, resign, record, save SOUBOR, quit.
line-refused = „{ $text }“: { $reason }
line-exists = Soubor { $file } už existuje.

json-syntax = Tohle není platný JSON.
json-ends = JSON končí předčasně.
json-twice = Tento název je tu dvakrát: zachovat by šlo jen jeden.
json-empty = V tomto seznamu není žádná partie.
json-missing = Toto pole chybí.
json-unknown = Pole s tímto názvem neexistuje.
json-no-text = Tady musí být text.
json-no-list = Tady musí být seznam.
json-no-object = Tady musí být objekt s poli.
json-suffix = Tady smí být jen ! a ?.
json-comment = Poznámka nesmí obsahovat uzavírací složenou závorku ani řídicí znak.
json-tag = Značka má název z písmen, číslic a _ a hodnotu bez řídicích znaků; Game, Result a Position mají vlastní pole.

usage-unknown = „{ $argument }“ tu nic neznamená.
usage-command = Příkaz „{ $argument }“ neexistuje.
usage-suggestion = Nemělo to být „{ $suggestion }“?
usage-missing = Chybí: { $argument }.
usage-no-command = Po „{ $argument }“ musí následovat jedno z: { $values }.
usage-no-value = { $argument } potřebuje hodnotu.
usage-value = „{ $value }“ se pro { $argument } nehodí.
usage-values = Možné hodnoty: { $values }.
usage-too-many = „{ $value }“ je pro { $argument } o jednu hodnotu navíc.
usage-twice = { $argument } lze zadat jen jednou.
usage-conflict = { $argument } nelze použít spolu s { $other }.
usage-bytes = Jeden z argumentů není text v UTF-8.
misfit-whole = Musí to být celé číslo.
misfit-range = Musí to být celé číslo od { $least } do { $most }.
misfit-seconds = Musí to být počet sekund větší než 0.
misfit-contestant = Účastník je level:N, nodes:N, full nebo příkaz spouštějící program.
misfit-style = Styl má čtyři čísla: style:DEPTH,WIDTH,BLUR,CARELESS.
misfit-clock = Hodiny se udávají v sekundách (nejvýše { $longest }) nebo jako sekundy+přídavek (nejvýše { $increment }).
misfit-sprt = Musí to být dva rozdíly Elo, nejdřív menší, například 0,20.
