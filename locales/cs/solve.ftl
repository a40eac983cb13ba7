# Co říká řešitel na příkazové řádce.

solve-progress = uzly: { $nodes }, za sekundu: { $rate }, { $seconds } s
error-memory = Na tabulku o velikosti { $asked } MB není místo: tento počítač má { $have } MB paměti.
error-memory-now = Pro tabulky není dost volné paměti.
error-score-game = Rozdíl má jen YOXII: OXONO se vyhrává řadou, ne na body.
error-state = Stavový soubor { $file } nelze použít: { $reason }
error-state-write = Soubor { $file } se nepodařilo zapsat: { $reason }
state-read = nelze ho přečíst.
state-not-a-state = není to stav řešitele tohoto programu.
state-other-game = patří k druhé hře.
state-damaged = je useknutý nebo poškozený.
error-journal = Deník { $file } nelze použít: { $reason }
error-solution = Soubor s řešením { $file } nelze použít: { $reason }
solution-not-a-solution = není to řešení této verze.
solution-length = je příliš krátký nebo příliš dlouhý.
solution-checksum = kontrolní součet nesouhlasí.
solution-entry = jeden zápis je nemožný.
solution-flaw = Řešení je po { $turn } chybné: { $flaw }
map-title = Mapa hry OXONO
map-first = Růžový vyhrává
map-draw = Remíza
map-second = Černý vyhrává
map-open = Zatím nerozhodnuto
map-legend = Každý trojúhelník je odpověď: stojí tam, kam jde totem, a ukazuje, kam se položí kámen. Při pohledu tímto směrem stojí vlevo pro totem X a vpravo pro totem O.
