# Wat de webapp zegt. De spelregels hebben eigen bestanden.

## Overal

colour =
    { $colour ->
        [pink] Roze
        [black] Zwart
        [white] Wit
       *[red] Rood
    }
you = Jij
close = Sluiten
loading = Het bord wordt klaargezet…
print = Afdrukken
nav-skip = Naar de inhoud
nav-back = Terug
nav-menu = Menu
nav-rules = Spelregels
nav-settings = Instellingen
nav-about = Over totemic
error-missing = Deze pagina bestaat niet.
error-home = Naar de spellen

goal-oxono = Vier op een rij, op kleur of op symbool
goal-yoxii = De meeste punten rond de totem

level-name = Niveau { $number } · { $name }
level-1 = Nieuweling
level-1-detail = Is het nog aan het leren
level-2 = Wandelaar
level-2-detail = Ziet veel over het hoofd
level-3 = Verzamelaar
level-3-detail = Ziet wat dichtbij is
level-4 = Wever
level-4-detail = Spint draden
level-5 = Houtsnijder
level-5-detail = Speelt zorgvuldig
level-6 = Verkenner
level-6-detail = Kijkt ver vooruit
level-7 = Oudste
level-7-detail = Vergist zich zelden
level-8 = Orakel
level-8-detail = Zo sterk als het kan

## Begin

home-title = Verplaats een totem. Plaats een stuk.
home-choose = Kies een spel
home-sample = Een voorbeeldpartij { $game }
home-play = { $game } spelen
home-against = Tegen de computer: { $level }
home-continue =
    { $turns ->
        [one] { $game } voortzetten na { $turns } beurt
       *[other] { $game } voortzetten na { $turns } beurten
    }
home-learn = { $game } stap voor stap leren
home-more = Meer
home-level = Niveau en kleur kiezen
home-friend = Met z’n tweeën op één scherm
home-rules = Spelregels van { $game }
home-analyse = { $game } analyseren

## Een partij beginnen

setup-computer = { $game } tegen de computer
setup-friend = { $game } met z’n tweeën
setup-level = Niveau
setup-side = Jij speelt
side-begins = Begint
side-follows = Speelt als tweede
side-lots = Loten
side-lots-detail = Het toeval kiest
setup-start = Start
setup-replaces = Dit vervangt je onafgemaakte partij { $game }.
setup-name =
    { $colour ->
        [pink] Wie speelt Roze?
        [black] Wie speelt Zwart?
        [white] Wie speelt Wit?
       *[red] Wie speelt Rood?
    }
setup-clock = Klok
clock-none = Geen klok
clock-minutes = { $minutes } min elk
clock-increment =
    { $seconds ->
        [0] Niets erbij
       *[other] +{ $seconds } s per beurt
    }
setup-turning = Bord draaien
setup-turning-detail = Na elke beurt ligt het goed voor wie aan zet is

## Een partij

board-label = Bord van { $game }
player-to-move =
    { $colour ->
        [pink] Roze is aan zet
        [black] Zwart is aan zet
        [white] Wit is aan zet
       *[red] Rood is aan zet
    }
player-won =
    { $colour ->
        [pink] Roze heeft gewonnen
        [black] Zwart heeft gewonnen
        [white] Wit heeft gewonnen
       *[red] Rood heeft gewonnen
    }
reserve =
    { $colour ->
        [pink] Voorraad van Roze
        [black] Voorraad van Zwart
        [white] Voorraad van Wit
       *[red] Voorraad van Rood
    }
reserve-left-oxono = { $kind }: nog { $count }
reserve-left-yoxii = waarde { $kind }: nog { $count }
reserve-value = Waarde { $kind } plaatsen, nog { $count }

actions = Acties
action-undo = Ongedaan
action-back = Terug
action-hint = Tip
action-resign = Opgeven
action-sure = Echt?
action-turns = Beurten
action-confirm = Spelen
action-rematch = Revanche
action-new = Nieuwe partij
action-analyse = Analyse
action-previous = Vorige
action-next = Volgende
action-play-on = Vanaf hier spelen
action-return = Naar de partij
action-flip = Bord draaien
sounds-on = Geluid aan
sounds-off = Geluid uit
record-copy = Partij kopiëren
record-copied = Gekopieerd
turns-list = Lijst van beurten
turns-none = Nog geen beurt
typed-label = Typ een beurt
typed-play = Spelen

## De zin onder het bord

say-choose = Verplaats een van de twee totems
say-choose-more = Tik op een totem om te zien waar hij heen kan
say-choose-one = Verplaats de totem
say-choose-only = Verplaats totem { $totem }
say-choose-only-more = Voor de andere heb je geen stuk meer
say-go-oxono = Waar moet totem { $totem } heen?
say-go-oxono-more =
    { $step ->
        [jump] Hij is ingesloten: hij springt naar het eerste vrije vakje
        [teleport] Zijn rij en kolom zijn vol: hij mag naar elk vrij vakje
       *[slide] Recht vooruit over vrije vakjes, zo ver je wilt
    }
say-go-yoxii = Waar moet de totem heen?
say-go-yoxii-more = Eén vakje, of over je eigen stukken
say-place-oxono =
    { $reach ->
        [anywhere] Plaats een { $kind } op een willekeurig vrij vakje
       *[beside] Plaats een { $kind } naast de totem
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Plaats een { $kind } op een willekeurig vrij vakje
       *[beside] Plaats een { $kind } naast de totem
    }
say-place-more = Tik nog eens op de totem om terug te gaan
say-anywhere-more = Naast de totem is geen vakje vrij
say-confirm = Deze beurt spelen?
say-confirm-more = Tik nog eens op het vakje of kies een ander
say-thinking = { $name } denkt na…
say-looking = Er wordt een goede beurt gezocht…
say-around = Rond de totem: Wit { $first } · Rood { $second }
say-earlier = Na beurt { $ply } van { $count }
say-earlier-more = Je kijkt terug; de partij wacht
hint-turn = Tip: { $turn }
hint-look-totem = Kijk eens naar totem { $totem }.
hint-look-goal = De totem zou naar het gemarkeerde vakje kunnen gaan.
hint-again = Tik nog eens op “{ $hint }” voor de hele beurt.
hint-whole = Het stuk staat vaag op zijn vakje.
hint-best = Dit lijkt de beste beurt.

## Het einde

end-you-win = Je hebt gewonnen!
end-wins = { $name } wint
end-draw = Gelijkspel
end-aborted = De partij is afgebroken
end-counting = De totem zit vast. Er wordt geteld…
end-line-colour =
    { $colour ->
        [pink] { $count } roze stukken op een rij.
       *[black] { $count } zwarte stukken op een rij.
    }
end-line-symbol = { $count } keer { $symbol } op een rij, welke kleur ook.
end-line-both =
    { $colour ->
        [pink] { $count } roze stukken met { $symbol } op een rij: dezelfde kleur en hetzelfde symbool.
       *[black] { $count } zwarte stukken met { $symbol } op een rij: dezelfde kleur en hetzelfde symbool.
    }
end-full = Alle stukken liggen er en er is geen rij van vier.
end-stuck =
    { $decided ->
        [points] Rond de totem: Wit { $first }, Rood { $second } punten.
        [pieces] Elk { $first } punten, maar { $colour ->
            [white] Wit heeft meer stukken rond de totem: { $firstPieces } tegen { $secondPieces }.
           *[red] Rood heeft meer stukken rond de totem: { $secondPieces } tegen { $firstPieces }.
        }
       *[nothing] Rond de totem hebben beiden { $first } punten en { $secondPieces } stukken.
    }
end-resignation =
    { $you ->
        [yes] Je hebt opgegeven.
       *[no] { $name } heeft opgegeven.
    }
end-time =
    { $you ->
        [yes] Je tijd is om.
       *[no] De tijd van { $name } is om.
    }

## Weigeringen van de tafel; die van de regels staan in refusals.ftl

table-choose-totem = Tik eerst op een totem.
table-choose-kind = Kies eerst een waarde uit je voorraad.
table-not-your-turn = Je bent niet aan zet.
table-nothing-to-undo = Er is niets om terug te nemen.
table-refused = Dat kan nu niet.

## Voor schermlezers

square-free = vrij
square-totem-oxono = totem { $totem }
square-totem-yoxii = totem
square-piece-oxono =
    { $colour ->
        [pink] roze { $kind }
       *[black] zwarte { $kind }
    }
square-piece-yoxii =
    { $colour ->
        [white] witte { $kind }
       *[red] rode { $kind }
    }
square-may-choose = kan verplaatst worden
square-chosen = gekozen
square-may-go =
    { $step ->
        [jump] de totem kan hierheen springen
        [teleport] de totem kan uit zijn volle rijen hierheen
       *[slide] de totem kan hierheen
    }
square-may-place-oxono = { $kind } kan hier geplaatst worden
square-may-place-yoxii = { $kind } kan hier geplaatst worden
square-take-back = gaat een stap terug
spoken-turn-oxono =
    { $colour ->
        [pink] Roze: totem { $totem } naar { $to }, { $kind } op { $at }.
       *[black] Zwart: totem { $totem } naar { $to }, { $kind } op { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] Wit: totem naar { $to }, { $kind } op { $at }.
       *[red] Rood: totem naar { $to }, { $kind } op { $at }.
    }
spoken-undone = Teruggenomen.
spoken-over = De partij is afgelopen.

## Toetsen

shortcuts = Toetsenbord
key-walk = Over het bord lopen
key-tap = Op het vakje tikken
key-back = Stap terugnemen
key-value = Waarde om te plaatsen (YOXII)
key-undo = Ongedaan maken
key-hint = Tip
key-type = Beurt typen
key-board = Naar het bord
key-flip = Bord draaien
key-mute = Geluid aan of uit
key-browse = Eerdere en latere stellingen
key-list = Deze lijst

## Instellingen

setting-language = Taal
setting-theme = Uiterlijk
theme-auto = Zoals het systeem
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
theme-change = Licht of donker
setting-sounds = Geluid
setting-animation = Beweging
setting-animation-detail = Totems schuiven, stukken vallen
setting-confirm = Beurten bevestigen
setting-confirm-detail = Nog één tik voordat een beurt telt
setting-coordinates = Coördinaten
setting-figures = Cijfers in plaats van ogen
setting-figures-detail = Op de stukken van YOXII

## Over

about-what = Met totemic leer, speel en bestudeer je de bordspellen OXONO en YOXII, alleen of met iemand naast je.
about-unofficial = Niet officieel
about-rights = OXONO en YOXII zijn bedacht door Jérémy Partinico en uitgegeven door Cosmoludo, van wie de namen en de spellen zijn. Dit programma is gemaakt door liefhebbers; tekeningen en teksten zijn eigen werk. Vind je de spellen leuk, haal dan de houten in huis.
about-publisher = Naar de uitgever, Cosmoludo
about-privacy = Je gegevens
about-privacy-text = Partijen en instellingen blijven in deze browser. Er wordt niets geteld of doorgegeven, en niets van elders geladen.
about-licence = Licentie
about-licence-text = Vrije software, naar keuze onder de MIT- of de Apache 2.0-licentie.
