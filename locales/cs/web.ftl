# Co říká webová aplikace. Stránky s pravidly mají vlastní soubory.

## Všude

colour =
    { $colour ->
        [pink] Růžový
        [black] Černý
        [white] Bílý
       *[red] Červený
    }
you = Ty
close = Zavřít
loading = Chystáme desku…
print = Tisk
nav-skip = Přejít k obsahu
nav-back = Zpět
nav-menu = Nabídka
nav-rules = Pravidla
nav-settings = Nastavení
nav-about = O programu totemic
error-missing = Tato stránka neexistuje.
error-home = Zpět ke hrám

goal-oxono = Čtyři v řadě podle barvy nebo symbolu
goal-yoxii = Nejvíc bodů kolem totemu

level-name = Úroveň { $number } · { $name }
level-1 = Nováček
level-1-detail = Teprve se učí
level-1-who = Nováček
level-2 = Poutník
level-2-detail = Leccos přehlédne
level-2-who = Poutník
level-3 = Sběrač
level-3-detail = Vidí, co je blízko
level-3-who = Sběrač
level-4 = Tkadlec
level-4-detail = Spřádá plány
level-4-who = Tkadlec
level-5 = Řezbář
level-5-detail = Hraje pečlivě
level-5-who = Řezbář
level-6 = Průzkumník
level-6-detail = Vidí daleko dopředu
level-6-who = Průzkumník
level-7 = Stařešina
level-7-detail = Zřídka se splete
level-7-who = Stařešina
level-8 = Věštec
level-8-detail = Silněji to nejde
level-8-who = Věštec

## Úvod

home-title = Táhni totemem. Polož kámen.
home-choose = Vyber hru
home-sample = Ukázková partie { $game }
home-play = Hrát { $game }
home-against = Proti počítači: { $level }
home-continue =
    { $turns ->
        [one] Pokračovat v { $game } ({ $turns } tah)
        [few] Pokračovat v { $game } ({ $turns } tahy)
       *[other] Pokračovat v { $game } ({ $turns } tahů)
    }
home-learn = Naučit se { $game } krok za krokem
home-more = Více
home-level = Vybrat úroveň a barvu
home-online = Zahrát si online s kamarádem
home-friend = Ve dvou na jedné obrazovce
home-rules = Pravidla { $game }
home-analyse = Rozbor { $game }
home-puzzles = Úlohy
home-games = Moje partie
home-new = Nová partie { $game }

## Nová partie

setup-computer = { $game } proti počítači
setup-friend = { $game } ve dvou
setup-level = Úroveň
setup-side = Tvoje barva
side-begins = Začíná
side-follows = Hraje jako druhý
side-lots = Losovat
side-lots-detail = Rozhodne náhoda
setup-start = Začít
setup-replaces = Tvoje rozehraná partie { $game } zůstane v seznamu „Moje partie“.
setup-name =
    { $colour ->
        [pink] Kdo hraje za růžového?
        [black] Kdo hraje za černého?
        [white] Kdo hraje za bílého?
       *[red] Kdo hraje za červeného?
    }
setup-clock = Hodiny
clock-none = Bez hodin
clock-minutes = Každý { $minutes } min
clock-increment =
    { $seconds ->
        [0] Bez času navíc
       *[other] +{ $seconds } s za tah
    }
setup-turning = Otáčet desku
setup-turning-detail = Po každém tahu se natočí k tomu, kdo je na řadě

## Partie

board-label = Deska { $game }
player-to-move =
    { $colour ->
        [pink] Na tahu je růžový
        [black] Na tahu je černý
        [white] Na tahu je bílý
       *[red] Na tahu je červený
    }
player-won =
    { $colour ->
        [pink] Růžový vyhrál
        [black] Černý vyhrál
        [white] Bílý vyhrál
       *[red] Červený vyhrál
    }
reserve =
    { $colour ->
        [pink] Zásoba růžového
        [black] Zásoba černého
        [white] Zásoba bílého
       *[red] Zásoba červeného
    }
reserve-left-oxono =
    { $count ->
        [few] { $kind }: zbývají { $count }
       *[other] { $kind }: zbývá { $count }
    }
reserve-left-yoxii =
    { $count ->
        [few] hodnota { $kind }: zbývají { $count }
       *[other] hodnota { $kind }: zbývá { $count }
    }
reserve-value =
    { $count ->
        [few] Položit hodnotu { $kind }, zbývají { $count }
       *[other] Položit hodnotu { $kind }, zbývá { $count }
    }

actions = Akce
action-undo = Vrátit
action-back = Zpět
action-hint = Rada
action-resign = Vzdát se
action-sure = Opravdu?
action-turns = Tahy
action-confirm = Zahrát
action-rematch = Odveta
action-new = Nová partie
action-analyse = Rozbor
action-review = Hodnocení
action-previous = Předchozí
action-next = Další
action-play-on = Hrát odtud
action-return = Zpět k partii
action-flip = Otočit desku
sounds-on = Zapnout zvuky
sounds-off = Vypnout zvuky
record-copy = Kopírovat zápis partie
record-copied = Zkopírováno
turns-list = Seznam tahů
turns-none = Zatím žádný tah
typed-label = Napiš tah
typed-example = Tah: { $turn }
typed-play = Zahrát

## Věta pod deskou

say-choose = Táhni jedním ze dvou totemů
say-choose-more = Ťukni na totem a uvidíš, kam může
say-choose-one = Táhni totemem
say-choose-one-more = Ťukni na něj a uvidíš, kam může
say-choose-only = Táhni totemem { $totem }
say-choose-only-more = Pro druhý totem už nemáš kámen
say-go-oxono = Kam má jít totem { $totem }?
say-go-oxono-more =
    { $step ->
        [jump] Je obklíčený: skočí na první volné pole
        [teleport] Jeho řada i sloupec jsou plné: smí na kterékoli volné pole
       *[slide] Rovně po volných polích, jak daleko chceš
    }
say-go-yoxii = Kam má jít totem?
say-go-yoxii-more = O jedno pole, nebo přes vlastní kameny
say-place-oxono =
    { $reach ->
        [anywhere] Polož { $kind } na kterékoli volné pole
       *[beside] Polož { $kind } vedle totemu
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Polož { $kind } na kterékoli volné pole
       *[beside] Polož { $kind } vedle totemu
    }
say-place-more = Dalším ťuknutím na totem vrátíš krok
say-place-value-more = Nebo pod deskou vyber jinou hodnotu
say-anywhere-more = Vedle totemu není volné pole
say-confirm = Zahrát tento tah?
say-confirm-more = Ťukni na pole ještě jednou, nebo vyber jiné
say-thinking = { $name } přemýšlí…
say-looking = Hledáme radu…
say-around = Kolem totemu: bílý { $first } · červený { $second }
say-around-none = Až totem uvízne, spočítají se body kolem něj
say-earlier =
    { $ply ->
        [0] Výchozí pozice
       *[other] Po tahu { $ply } z { $count }
    }
say-earlier-more = Díváš se zpět; partie čeká
hint-turn = Rada: { $turn }
hint-look-totem = Podívej se na totem { $totem }.
hint-look-goal = Totem by mohl jít na označené pole.
hint-again = Ťukni znovu na „{ $hint }“ a uvidíš celý tah.
hint-whole = Kámen a jeho pole vidíš na desce.
hint-best = Tohle vypadá nejlíp.

## Konec

end-you-win = Vyhráváš!
end-wins = Vítězí { $name }
end-draw = Remíza
end-aborted = Partie byla přerušena
end-counting = Totem se nemůže hnout. Počítáme…
end-line-colour =
    { $colour ->
        [pink]
            { $count ->
                [few] { $count } růžové kameny v řadě.
               *[other] { $count } růžových kamenů v řadě.
            }
       *[black]
            { $count ->
                [few] { $count } černé kameny v řadě.
               *[other] { $count } černých kamenů v řadě.
            }
    }
end-line-symbol =
    { $count ->
        [few] { $count } symboly { $symbol } v řadě bez ohledu na barvu.
       *[other] { $count } symbolů { $symbol } v řadě bez ohledu na barvu.
    }
end-line-both =
    { $colour ->
        [pink]
            { $count ->
                [few] { $count } růžové kameny se symbolem { $symbol } v řadě: stejná barva i symbol.
               *[other] { $count } růžových kamenů se symbolem { $symbol } v řadě: stejná barva i symbol.
            }
       *[black]
            { $count ->
                [few] { $count } černé kameny se symbolem { $symbol } v řadě: stejná barva i symbol.
               *[other] { $count } černých kamenů se symbolem { $symbol } v řadě: stejná barva i symbol.
            }
    }
end-full = Všechny kameny leží a nejsou čtyři v řadě.
end-stuck =
    { $decided ->
        [points] Body kolem totemu: bílý { $first }, červený { $second }.
        [pieces] Bodů mají oba { $first }, ale { $colour ->
            [white] bílý má kolem totemu víc kamenů: { $firstPieces } ku { $secondPieces }.
           *[red] červený má kolem totemu víc kamenů: { $secondPieces } ku { $firstPieces }.
        }
       *[nothing] Kolem totemu mají oba stejně: bodů { $first }, kamenů { $secondPieces }.
    }
end-resignation =
    { $you ->
        [yes] Vzdáváš se.
       *[no] { $name } se vzdává.
    }
end-time =
    { $you ->
        [yes] Vypršel ti čas.
       *[no] Vypršel čas: { $name }.
    }

## Odmítnutí stolu; ta z pravidel jsou v refusals.ftl

table-choose-totem = Nejdřív ťukni na totem.
table-choose-kind = Nejdřív vyber hodnotu ze zásoby.
table-not-your-turn = Nejsi na tahu.
table-nothing-to-undo = Není co vracet.
table-refused = To teď nejde.

## Pro čtečky obrazovky

square-free = volné
square-totem-oxono = totem { $totem }
square-totem-yoxii = totem
square-piece-oxono =
    { $colour ->
        [pink] růžové { $kind }
       *[black] černé { $kind }
    }
square-piece-yoxii =
    { $colour ->
        [white] bílá { $kind }
       *[red] červená { $kind }
    }
square-may-choose = lze jím táhnout
square-chosen = vybraný
square-may-go =
    { $step ->
        [jump] totem sem může skočit
        [teleport] totem sem může: jeho řada i sloupec jsou plné
       *[slide] totem sem může
    }
square-may-place-oxono = sem lze položit { $kind }
square-may-place-yoxii = sem lze položit { $kind }
square-take-back = vrátí krok totemu
spoken-turn-oxono =
    { $colour ->
        [pink] Růžový: totem { $totem } na { $to }, { $kind } na { $at }.
       *[black] Černý: totem { $totem } na { $to }, { $kind } na { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] Bílý: totem na { $to }, { $kind } na { $at }.
       *[red] Červený: totem na { $to }, { $kind } na { $at }.
    }
spoken-undone = Vráceno.
spoken-over = Partie skončila.

## Klávesy

shortcuts = Klávesnice
key-walk = Pohyb po desce
key-tap = Ťuknutí na pole
key-back = Vrácení kroku
key-value = Hodnota k položení
key-undo = Vrácení tahu
key-hint = Rada
key-type = Napsání tahu
key-board = Přechod na desku
key-flip = Otočení desky
key-mute = Zapnutí a vypnutí zvuků
key-browse = Dřívější a pozdější pozice
key-list = Tento seznam

## Nastavení

setting-language = Jazyk
setting-theme = Vzhled
theme-auto = Podle systému
theme-light = Světlý
theme-dark = Tmavý
theme-contrast = Vysoký kontrast
theme-change = Světlý nebo tmavý
setting-sounds = Zvuky
setting-vibration = Vibrace
setting-animation = Animace
setting-animation-detail = Totemy se posouvají, kameny dopadají
setting-confirm = Potvrzovat tahy
setting-confirm-detail = Ještě jedno ťuknutí, než začne tah platit
setting-coordinates = Souřadnice
setting-figures = Číslice místo teček
setting-figures-detail = Na kamenech YOXII

## O programu

about-what = S programem totemic se naučíš deskové hry OXONO a YOXII, zahraješ si je a prozkoumáš, ať o samotě, s někým vedle sebe, nebo s kamarádem na dálku.
about-unofficial = Neoficiální program
about-rights = OXONO a YOXII vymyslel Jérémy Partinico a vydává je Cosmoludo, kterému patří názvy i hry. Tento program vytvořili jejich nadšenci, s vlastními kresbami a texty. Pokud se ti hry líbí, pořiď si dřevěné.
about-publisher = Web vydavatele Cosmoludo
about-privacy = Tvoje data
about-privacy-text = Partie a nastavení zůstávají v tomto prohlížeči. Nikdo tě nesleduje, nic se nikam nepředává a nic se nenačítá z jiných stránek. Online partie uchovává i server, na kterém je hraješ.
about-licence = Licence
about-licence-text = Svobodný software pod licencí MIT nebo Apache 2.0, můžeš si vybrat.
