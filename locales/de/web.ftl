# Was die Web-App sagt. Die Regelseiten haben eigene Dateien.

## Überall

colour =
    { $colour ->
        [pink] Rosa
        [black] Schwarz
        [white] Weiß
       *[red] Rot
    }
you = Du
close = Schließen
loading = Das Brett wird aufgebaut …
print = Drucken
nav-skip = Zum Inhalt
nav-back = Zurück
nav-menu = Menü
nav-rules = Regeln
nav-settings = Einstellungen
nav-about = Über totemic
error-missing = Diese Seite gibt es nicht.
error-home = Zurück zu den Spielen

goal-oxono = Vier in einer Reihe, nach Farbe oder Symbol
goal-yoxii = Die meisten Punkte rund um das Totem

level-name = Stufe { $number } · { $name }
level-1 = Neuling
level-1-detail = Lernt noch
level-1-who = Der Neuling
level-2 = Wanderer
level-2-detail = Übersieht vieles
level-2-who = Der Wanderer
level-3 = Sammler
level-3-detail = Sieht, was nahe liegt
level-3-who = Der Sammler
level-4 = Weber
level-4-detail = Spinnt seine Fäden
level-4-who = Der Weber
level-5 = Schnitzer
level-5-detail = Spielt mit Sorgfalt
level-5-who = Der Schnitzer
level-6 = Kundschafter
level-6-detail = Schaut weit voraus
level-6-who = Der Kundschafter
level-7 = Ältester
level-7-detail = Macht selten Fehler
level-7-who = Der Älteste
level-8 = Orakel
level-8-detail = So stark es geht
level-8-who = Das Orakel

## Startseite

home-title = Zieh ein Totem. Setz einen Stein.
home-choose = Wähle ein Spiel
home-sample = Eine Beispielpartie von { $game }
home-play = { $game } spielen
home-against = Gegen den Computer: { $level }
home-continue =
    { $turns ->
        [one] { $game } fortsetzen ({ $turns } Zug)
       *[other] { $game } fortsetzen ({ $turns } Züge)
    }
home-learn = { $game } Schritt für Schritt lernen
home-more = Mehr
home-level = Stufe und Farbe wählen
home-online = Online mit Freunden spielen
home-friend = Zu zweit an einem Bildschirm
home-rules = Regeln von { $game }
home-analyse = { $game } analysieren
home-puzzles = Aufgaben
home-games = Meine Partien
home-new = Neue Partie { $game }

## Eine Partie beginnen

setup-computer = { $game } gegen den Computer
setup-friend = { $game } zu zweit
setup-level = Stufe
setup-side = Du spielst
side-begins = Beginnt
side-follows = Zieht als Zweites
side-lots = Zufall
side-lots-detail = Das Los entscheidet
setup-start = Los
setup-replaces = Deine angefangene Partie { $game } bleibt unter „Meine Partien“.
setup-name =
    { $colour ->
        [pink] Wer spielt Rosa?
        [black] Wer spielt Schwarz?
        [white] Wer spielt Weiß?
       *[red] Wer spielt Rot?
    }
setup-clock = Uhr
clock-none = Ohne Uhr
clock-minutes = Je { $minutes } min
clock-increment =
    { $seconds ->
        [0] Ohne Zeitbonus
       *[other] +{ $seconds } s pro Zug
    }
setup-turning = Brett drehen
setup-turning-detail = Es dreht sich immer zu der Person, die dran ist

## Eine Partie

board-label = Spielbrett { $game }
player-to-move =
    { $colour ->
        [pink] Rosa am Zug
        [black] Schwarz am Zug
        [white] Weiß am Zug
       *[red] Rot am Zug
    }
player-won =
    { $colour ->
        [pink] Rosa hat gewonnen
        [black] Schwarz hat gewonnen
        [white] Weiß hat gewonnen
       *[red] Rot hat gewonnen
    }
reserve =
    { $colour ->
        [pink] Vorrat von Rosa
        [black] Vorrat von Schwarz
        [white] Vorrat von Weiß
       *[red] Vorrat von Rot
    }
reserve-left-oxono = { $kind }: noch { $count }
reserve-left-yoxii = Wert { $kind }: noch { $count }
reserve-value = Wert { $kind } setzen, noch { $count }

actions = Aktionen
action-undo = Rückgängig
action-back = Zurück
action-hint = Tipp
action-resign = Aufgeben
action-sure = Wirklich?
action-turns = Züge
action-confirm = Spielen
action-rematch = Revanche
action-new = Neue Partie
action-analyse = Analyse
action-review = Rückblick
action-previous = Zug zurück
action-next = Zug vor
action-play-on = Ab hier spielen
action-return = Zurück zur Partie
action-flip = Brett drehen
sounds-on = Töne an
sounds-off = Töne aus
record-copy = Partie kopieren
record-copied = Kopiert
turns-list = Liste der Züge
turns-none = Noch kein Zug
typed-label = Zug eintippen
typed-example = Zug: { $turn }
typed-play = Spielen

## Der Satz unter dem Brett

say-choose = Zieh eines der beiden Totems
say-choose-more = Tippe ein Totem an, um zu sehen, wohin es kann
say-choose-one = Zieh das Totem
say-choose-one-more = Tippe es an, um zu sehen, wohin es kann
say-choose-only = Zieh das Totem { $totem }
say-choose-only-more = Für das andere hast du keinen Stein mehr
say-go-oxono = Wohin soll das Totem { $totem }?
say-go-oxono-more =
    { $step ->
        [jump] Es ist eingeschlossen: Es springt auf das erste freie Feld
        [teleport] Seine Zeile und Spalte sind voll: Es darf auf jedes freie Feld
       *[slide] In gerader Linie über freie Felder, so weit du willst
    }
say-go-yoxii = Wohin soll das Totem?
say-go-yoxii-more = Ein Feld weit oder über deine eigenen Steine
say-place-oxono =
    { $reach ->
        [anywhere] Setz ein { $kind } auf ein beliebiges freies Feld
       *[beside] Setz ein { $kind } neben das Totem
    }
say-place-yoxii =
    { $reach ->
        [anywhere] Setz eine { $kind } auf ein beliebiges freies Feld
       *[beside] Setz eine { $kind } neben das Totem
    }
say-place-more = Tippe das Totem noch einmal an, um es zurückzustellen
say-place-value-more = Oder wähle unten einen anderen Wert
say-anywhere-more = Neben dem Totem ist kein Feld frei
say-confirm = Diesen Zug spielen?
say-confirm-more = Tippe das Feld noch einmal an oder wähle ein anderes
say-thinking = { $name } denkt nach …
say-looking = Wir suchen einen Tipp …
say-around = Rund um das Totem: Weiß { $first } · Rot { $second }
say-around-none = Sitzt das Totem fest, zählen die Punkte ringsum
say-earlier =
    { $ply ->
        [0] Der Anfang der Partie
       *[other] Nach Zug { $ply } von { $count }
    }
say-earlier-more = Du schaust zurück; die Partie wartet
hint-turn = Tipp: { $turn }
hint-look-totem = Schau dir das Totem { $totem } an.
hint-look-goal = Das Totem könnte auf das markierte Feld ziehen.
hint-again = Tippe noch einmal auf „{ $hint }“, um den ganzen Zug zu sehen.
hint-whole = Stein und Feld sind auf dem Brett markiert.
hint-best = Das sieht am besten aus.

## Das Ende

end-you-win = Du hast gewonnen!
end-wins = { $name } gewinnt
end-draw = Unentschieden
end-aborted = Die Partie wurde abgebrochen
end-counting = Das Totem sitzt fest. Jetzt wird gezählt …
end-line-colour =
    { $colour ->
        [pink] { $count } rosa Steine in einer Reihe.
       *[black] { $count } schwarze Steine in einer Reihe.
    }
end-line-symbol = { $count } { $symbol } in einer Reihe, egal, in welcher Farbe.
end-line-both =
    { $colour ->
        [pink] { $count } rosa Steine mit { $symbol } in einer Reihe: gleiche Farbe, gleiches Symbol.
       *[black] { $count } schwarze Steine mit { $symbol } in einer Reihe: gleiche Farbe, gleiches Symbol.
    }
end-full = Alle Steine sind gesetzt, und es gibt keine Viererreihe.
end-stuck =
    { $decided ->
        [points] Punkte rund um das Totem: Weiß { $first }, Rot { $second }.
        [pieces] Gleich viele Punkte rund um das Totem (je { $first }), aber { $colour ->
            [white] Weiß hat dort mehr Steine: { $firstPieces } zu { $secondPieces }.
           *[red] Rot hat dort mehr Steine: { $secondPieces } zu { $firstPieces }.
        }
       *[nothing] Rund um das Totem ist alles gleich: Punkte je { $first }, Steine je { $secondPieces }.
    }
end-resignation =
    { $you ->
        [yes] Du hast aufgegeben.
       *[no] { $name } hat aufgegeben.
    }
end-time =
    { $you ->
        [yes] Deine Zeit ist abgelaufen.
       *[no] Die Zeit von { $name } ist abgelaufen.
    }

## Ablehnungen des Tisches; die der Regeln stehen in refusals.ftl

table-choose-totem = Tippe zuerst ein Totem an.
table-choose-kind = Wähle zuerst einen Wert aus deinem Vorrat.
table-not-your-turn = Du bist nicht am Zug.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-refused = Das geht jetzt nicht.

## Für Bildschirmleser

square-free = frei
square-totem-oxono = Totem { $totem }
square-totem-yoxii = Totem
square-piece-oxono =
    { $colour ->
        [pink] rosa { $kind }
       *[black] schwarzes { $kind }
    }
square-piece-yoxii =
    { $colour ->
        [white] weiße { $kind }
       *[red] rote { $kind }
    }
square-may-choose = kann gezogen werden
square-chosen = gewählt
square-may-go =
    { $step ->
        [jump] das Totem kann hierher springen
        [teleport] das Totem kann hierher, denn seine Zeile und Spalte sind voll
       *[slide] das Totem kann hierher
    }
square-may-place-oxono = hier kann ein { $kind } hin
square-may-place-yoxii = hier kann eine { $kind } hin
square-take-back = stellt das Totem zurück
spoken-turn-oxono =
    { $colour ->
        [pink] Rosa: Totem { $totem } nach { $to }, { $kind } auf { $at }.
       *[black] Schwarz: Totem { $totem } nach { $to }, { $kind } auf { $at }.
    }
spoken-turn-yoxii =
    { $colour ->
        [white] Weiß: Totem nach { $to }, { $kind } auf { $at }.
       *[red] Rot: Totem nach { $to }, { $kind } auf { $at }.
    }
spoken-undone = Zurückgenommen.
spoken-over = Die Partie ist zu Ende.

## Tasten

shortcuts = Tastatur
key-walk = Feld ansteuern
key-tap = Feld antippen
key-back = Totem zurückstellen
key-value = Wert wählen
key-undo = Rückgängig
key-hint = Tipp
key-type = Zug eintippen
key-board = Zum Brett
key-flip = Brett drehen
key-mute = Töne an oder aus
key-browse = Vorige und nächste Stellung
key-list = Diese Liste

## Einstellungen

setting-language = Sprache
setting-theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
theme-change = Hell oder dunkel
setting-sounds = Töne
setting-vibration = Vibration
setting-animation = Animationen
setting-animation-detail = Totems gleiten, Steine fallen
setting-confirm = Züge bestätigen
setting-confirm-detail = Einmal mehr tippen, bevor ein Zug gilt
setting-coordinates = Koordinaten
setting-figures = Zahlen statt Punkte
setting-figures-detail = Auf den Steinen von YOXII

## Über

about-what = Mit totemic lernst, spielst und erforschst du die Brettspiele OXONO und YOXII: allein, mit jemandem neben dir oder online mit Freunden.
about-unofficial = Inoffiziell
about-rights = OXONO und YOXII hat Jérémy Partinico erfunden; sie erscheinen bei Cosmoludo. Dem Verlag gehören die Namen und die Spiele. Dieses Programm stammt von Fans der Spiele, mit eigenen Zeichnungen und Texten. Gefallen dir die Spiele, dann hol dir die aus Holz.
about-publisher = Der Verlag Cosmoludo
about-privacy = Deine Daten
about-privacy-text = Partien und Einstellungen bleiben in diesem Browser. Nichts wird ausgewertet oder weitergegeben, und nichts wird von anderen Seiten geladen. Online-Partien bewahrt auch der Server auf, über den du sie spielst.
about-licence = Lizenz
about-licence-text = Freie Software, nach Wahl unter der MIT- oder der Apache-2.0-Lizenz.
