# Playing a friend online.

## Setting up

online-title = { $game } s kamarádem
online-clock-own = Vlastní
online-minutes = Minuty na partii
online-seconds = Sekundy navíc za tah
online-name = Tvoje jméno
online-name-optional = Jestli chceš
online-create = Získat odkaz
online-again = Zkusit znovu

## The invitation

online-invite-title = Pozvi někoho
online-invite = Pošli tento odkaz, nebo nech naskenovat kód.
online-valid = Odkaz platí jeden den.
online-link = Odkaz k poslání
online-code = Odkaz jako QR kód
online-copy = Kopírovat
online-copied = Zkopírováno
online-copy-by-hand = Odkaz je označený: zkopíruj ho ručně.
online-share = Sdílet odkaz
online-share-text = Zahrajeme si partii?
online-loopback = Tady může aplikaci otevřít jen tento počítač. Chceš-li hrát s někým jiným, spusť ji příkazem „{ $command }“ a otevři adresu, která se ukáže.
online-waiting-friend = Čekáme na druhého hráče…
online-call-off = Zrušit
online-you-play =
    { $colour ->
        [pink] Hraješ za růžového
        [black] Hraješ za černého
        [white] Hraješ za bílého
       *[red] Hraješ za červeného
    }
online-invited-by = { $name } tě zve na partii { $game }
online-invited = Máš pozvánku na partii { $game }
online-sit = Jdeme hrát
online-taken = Tuhle partii už někdo hraje.
online-look-on = Dívat se
online-expired = Tahle pozvánka už neplatí.
online-missing = Taková partie neexistuje.
online-unreachable = Herní server neodpovídá. Zkoušíme to dál…

## The game

online-your-turn = Jsi na tahu
online-say-waiting = Na tahu je { $name }
online-draw = Remíza
online-sign =
    { $you ->
        [yes] { $state ->
            [here] Máš spojení
           *[away] Nemáš spojení
        }
       *[no] { $state ->
            [here] Ve spojení
            [away] Bez spojení
           *[unknown] Stav spojení neznámý
        }
    }
online-lost = Není spojení. Zkoušíme to znovu…
online-lost-title = Není spojení
online-lost-waiting = Tvůj tah počká a odešle se, jakmile se spojení obnoví.
online-lost-order = Tvoje žádost se odešle, jakmile se spojení obnoví.
online-sending = Odesílá se…
online-next = Odveta je připravená.
online-next-open = Přejít tam
online-first-turn = Když do minuty nikdo nezahraje, partie se zruší.
online-asks-takeback = { $name } žádá o vrácení tahu.
online-asks-draw = { $name } nabízí remízu.
online-asks-rematch = { $name } žádá o odvetu.
online-accept = Přijmout
online-decline = Odmítnout
online-withdraw = Vzít zpět
online-asked-takeback = Žádáš o vrácení tahu.
online-asked-draw = Nabízíš remízu.
online-asked-rematch = Žádáš o odvetu.
online-declined = { $name } odmítá.
online-away = { $name } nemá spojení.
online-away-claim = { $name } nemá spojení. Za { $time } můžeš partii ukončit.
online-gone = { $name } už dlouho nemá spojení.
online-claim-win = Beru výhru
online-claim-draw = Beru remízu
online-watching = Díváš se na partii.
online-spectators =
    { $count ->
        [one] Dívá se { $count } člověk
        [few] Dívají se { $count } lidé
        [many] Dívá se { $count } člověka
       *[other] Dívá se { $count } lidí
    }
online-greet = Říct něco
online-greeting-hello = Ahoj!
online-greeting-good-luck = Hodně štěstí!
online-greeting-well-played = Dobrá hra!
online-greeting-thanks = Díky!
online-greeting-oops = Jejda!
online-greeting-goodbye = Měj se!

## Your own games

online-mine = Tvoje online partie
online-mine-how =
    { $how ->
        [turn] Jsi na tahu
        [waiting] Čekáš na soupeře
        [invited] Pozvánka čeká
        [won] Výhra
        [lost] Prohra
        [draw] Remíza
       *[off] Zrušeno
    }

## Another device

online-device = Pokračovat na jiném zařízení
online-device-show = Zobrazit kód
online-device-show-text = S kódem můžeš ve svých online partiích pokračovat i na jiném zařízení.
online-device-how = Otevři { $address } na druhém zařízení a zadej tam tento kód. Dá se použít jen jednou, do deseti minut.
online-device-over = Tento kód už neplatí.
online-device-enter = Kód z jiného zařízení
online-device-go = Pokračovat zde

## How a game ended

online-end-agreement = Oba hráči souhlasili.
online-end-abandoned =
    { $you ->
        [yes] Příliš dlouho o tobě nebylo slyšet.
       *[no] { $name } se příliš dlouho neozývá.
    }
online-end-adjudication = Jeden z hráčů se příliš dlouho neozýval.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = Jen se díváš.
online-refused-waiting = Počkej, až se připojí druhý hráč.
online-refused-not-gone = Soupeř ještě není pryč dost dlouho.
online-refused-your-turn = Jsi na tahu: hraj dál.
online-refused-too-many-events = Na to už tahle partie trvá příliš dlouho.
online-failed = To se nepovedlo. Zkus to znovu.
online-failed-no-server = Odtud není herní server dostupný. Pořád můžeš hrát ve dvou na jedné obrazovce nebo proti počítači.
online-failed-no-game = Taková partie ani pozvánka neexistuje.
online-failed-no-code = Takový kód neexistuje, už byl použit nebo vypršel. Na druhém zařízení si nech zobrazit nový.
online-failed-own-code = Tento kód je pro jiné zařízení: zadej ho tam.
online-failed-not-seated = Zatím tu nemáš žádnou online partii.
online-failed-too-much = Bylo toho moc najednou. Chvilku počkej a zkus to znovu.
online-failed-storage = Partii se nepodařilo uložit. Zkus to znovu.
online-failed-bad-clock = Nastav na hodinách jiný čas.
