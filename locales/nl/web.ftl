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
error-home = Terug naar de spellen

goal-oxono = Vier op een rij, op kleur of op symbool
goal-yoxii = De meeste punten rond de totem

level-name = Niveau { $number } · { $name }
level-1 = Nieuweling
level-1-detail = Is nog aan het leren
level-1-who = De Nieuweling
level-2 = Wandelaar
level-2-detail = Ziet veel over het hoofd
level-2-who = De Wandelaar
level-3 = Verzamelaar
level-3-detail = Ziet wat dichtbij is
level-3-who = De Verzamelaar
level-4 = Wever
level-4-detail = Weeft plannen
level-4-who = De Wever
level-5 = Houtsnijder
level-5-detail = Speelt zorgvuldig
level-5-who = De Houtsnijder
level-6 = Verkenner
level-6-detail = Kijkt ver vooruit
level-6-who = De Verkenner
level-7 = Oudste
level-7-detail = Vergist zich zelden
level-7-who = De Oudste
level-8 = Orakel
level-8-detail = Sterker kan niet
level-8-who = Het Orakel

## Begin

home-title = Verplaats een totem. Plaats een stuk.
home-choose = Kies een spel
home-sample = Een voorbeeldpartij van { $game }
home-play = { $game } spelen
home-against = Tegen de computer: { $level }
home-continue =
    { $turns ->
        [one] { $game } voortzetten ({ $turns } zet)
       *[other] { $game } voortzetten ({ $turns } zetten)
    }
home-learn = { $game } stap voor stap leren
home-more = Meer
home-level = Niveau en kleur kiezen
home-online = Online spelen met een vriend
home-friend = Met z’n tweeën op één scherm
home-rules = Spelregels van { $game }
home-analyse = { $game } analyseren
home-puzzles = Puzzels
home-games = Mijn partijen
home-new = Nieuwe partij { $game }

## Een partij beginnen

setup-computer = { $game } tegen de computer
setup-friend = { $game } met z’n tweeën
setup-level = Niveau
setup-side = Jij speelt met
side-begins = Begint
side-follows = Speelt als tweede
side-lots = Loten
side-lots-detail = Het lot beslist
setup-start = Start
setup-replaces = Je onafgemaakte partij { $game } blijft staan bij ‘Mijn partijen’.
setup-name =
    { $colour ->
        [pink] Wie speelt met Roze?
        [black] Wie speelt met Zwart?
        [white] Wie speelt met Wit?
       *[red] Wie speelt met Rood?
    }
setup-clock = Klok
clock-none = Geen klok
clock-minutes = Elk { $minutes } min
clock-increment =
    { $seconds ->
        [0] Geen extra tijd
       *[other] +{ $seconds } s per zet
    }
setup-turning = Bord draaien
setup-turning-detail = Het draait steeds naar wie aan zet is

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
action-undo = Terugnemen
action-back = Terug
action-hint = Tip
action-resign = Opgeven
action-sure = Zeker weten?
action-turns = Zetten
action-confirm = Spelen
action-rematch = Revanche
action-new = Nieuwe partij
action-analyse = Analyse
action-review = Terugblik
action-previous = Vorige
action-next = Volgende
action-play-on = Vanaf hier spelen
action-return = Terug naar de partij
action-flip = Bord draaien
sounds-on = Geluid aan
sounds-off = Geluid uit
record-copy = Partij kopiëren
record-copied = Gekopieerd
turns-list = Lijst van zetten
turns-none = Nog geen zetten
typed-label = Typ een zet
typed-example = Zet: { $turn }
typed-play = Spelen

## De zin onder het bord

say-choose = Verplaats een van de twee totems
say-choose-more = Tik op een totem om te zien waar hij heen kan
say-choose-one = Verplaats de totem
say-choose-one-more = Tik erop om te zien waar hij heen kan
say-choose-only = Verplaats totem { $totem }
say-choose-only-more = Voor de andere heb je geen stuk meer
say-go-oxono = Waar moet totem { $totem } heen?
say-go-oxono-more =
    { $step ->
        [jump] Hij is ingesloten: hij springt naar het eerste vrije vakje
        [teleport] Zijn rij en kolom zijn vol: hij mag naar elk vrij vakje
       *[slide] In een rechte lijn over vrije vakjes, zo ver je wilt
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
say-place-more = Tik nog eens op de totem om hem terug te zetten
say-place-value-more = Of kies onder het bord een andere waarde
say-anywhere-more = Naast de totem is geen vakje vrij
say-confirm = Deze zet spelen?
say-confirm-more = Tik nog eens op het vakje of kies een ander
say-thinking = { $name } denkt na…
say-looking = Even een tip zoeken…
say-around = Rond de totem: Wit { $first } · Rood { $second }
say-around-none = Zit de totem vast, dan tellen de punten eromheen
say-earlier =
    { $ply ->
        [0] Het begin van de partij
       *[other] Na zet { $ply } van { $count }
    }
say-earlier-more = Je kijkt terug; de partij wacht
hint-turn = Tip: { $turn }
hint-look-totem = Kijk eens naar totem { $totem }.
hint-look-goal = De totem kan naar het gemarkeerde vakje.
hint-again = Tik nog eens op ‘{ $hint }’ voor de hele zet.
hint-whole = Het stuk en het vakje zijn op het bord gemarkeerd.
hint-best = Dit lijkt het beste.

## Het einde

end-you-win = Je hebt gewonnen!
end-wins = { $name } wint
end-draw = Gelijkspel
end-aborted = De partij is afgebroken
end-counting = De totem zit vast. Even tellen…
end-line-colour =
    { $colour ->
        [pink] { $count } roze stukken op een rij.
       *[black] { $count } zwarte stukken op een rij.
    }
end-line-symbol = { $count } keer { $symbol } op een rij, in welke kleur dan ook.
end-line-both =
    { $colour ->
        [pink] { $count } roze stukken met { $symbol } op een rij: dezelfde kleur en hetzelfde symbool.
       *[black] { $count } zwarte stukken met { $symbol } op een rij: dezelfde kleur en hetzelfde symbool.
    }
end-full = Alle stukken zijn geplaatst en er is geen rij van vier.
end-stuck =
    { $decided ->
        [points] Punten rond de totem: Wit { $first }, Rood { $second }.
        [pieces] Evenveel punten rond de totem (elk { $first }), maar { $colour ->
            [white] Wit heeft daar meer stukken: { $firstPieces } tegen { $secondPieces }.
           *[red] Rood heeft daar meer stukken: { $secondPieces } tegen { $firstPieces }.
        }
       *[nothing] Rond de totem is alles gelijk. Punten: elk { $first }; stukken: elk { $secondPieces }.
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
        [teleport] de totem kan hierheen, want zijn rij en kolom zijn vol
       *[slide] de totem kan hierheen
    }
square-may-place-oxono = een { $kind } kan hier geplaatst worden
square-may-place-yoxii = een { $kind } kan hier geplaatst worden
square-take-back = zet de totem terug
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
key-walk = Over het bord bewegen
key-tap = Op het vakje tikken
key-back = Totem terugzetten
key-value = Waarde kiezen
key-undo = Terugnemen
key-hint = Tip
key-type = Zet typen
key-board = Naar het bord
key-flip = Bord draaien
key-mute = Geluid aan of uit
key-browse = Vorige en volgende stelling
key-list = Deze lijst

## Instellingen

setting-language = Taal
setting-theme = Uiterlijk
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
theme-change = Licht of donker
setting-sounds = Geluid
setting-vibration = Trillen
setting-animation = Animaties
setting-animation-detail = Totems schuiven, stukken vallen
setting-confirm = Zetten bevestigen
setting-confirm-detail = Nog één tik voordat een zet telt
setting-coordinates = Coördinaten
setting-figures = Cijfers in plaats van stippen
setting-figures-detail = Op de stukken van YOXII

## Over

about-what = Met totemic leer, speel en bestudeer je de bordspellen OXONO en YOXII: alleen, met iemand naast je of met een vriend ver weg.
about-unofficial = Niet officieel
about-rights = OXONO en YOXII zijn bedacht door Jérémy Partinico en uitgegeven door Cosmoludo, van wie de namen en de spellen zijn. Dit programma is gemaakt door fans van de spellen, met eigen tekeningen en teksten. Vind je de spellen leuk, haal dan de houten versie in huis.
about-publisher = De uitgever, Cosmoludo
about-privacy = Je gegevens
about-privacy-text = Partijen en instellingen blijven in deze browser. Je wordt niet gevolgd, er wordt niets doorgegeven en niets van andere sites geladen. Online partijen worden ook bewaard door de server waarop je ze speelt.
about-licence = Licentie
about-licence-text = Vrije software, naar keuze onder de MIT- of de Apache 2.0-licentie.
