# Was der Löser auf der Befehlszeile sagt.

solve-progress = { $nodes } Knoten, { $rate } je Sekunde, { $seconds } s
error-memory = Kein Platz für eine Tabelle von { $asked } MB: Dieser Rechner hat { $have } MB Speicher.
error-memory-now = Es ist nicht genug Speicher für die Tabellen frei.
error-score-game = Einen Abstand gibt es nur in YOXII: OXONO gewinnt man mit einer Reihe, nicht nach Punkten.
error-state = Die Zustandsdatei { $file } ist nicht brauchbar: { $reason }
error-state-write = Die Datei { $file } konnte nicht geschrieben werden: { $reason }
state-read = sie lässt sich nicht lesen.
state-not-a-state = sie ist kein Zustand des Lösers dieses Programms.
state-other-game = sie gehört zum anderen Spiel.
state-damaged = sie ist abgeschnitten oder beschädigt.
error-journal = Das Protokoll { $file } ist nicht brauchbar: { $reason }
error-solution = Die Lösungsdatei { $file } ist nicht brauchbar: { $reason }
solution-not-a-solution = sie ist keine Lösung dieser Version.
solution-length = sie ist zu kurz oder zu lang.
solution-checksum = ihre Prüfsumme stimmt nicht.
solution-entry = ein Eintrag ist unmöglich.
solution-flaw = Die Lösung ist nach { $turn } falsch: { $flaw }
map-title = Die Karte von OXONO
map-first = Rosa gewinnt
map-draw = Unentschieden
map-second = Schwarz gewinnt
map-open = Noch offen
map-legend = Jedes Dreieck ist eine Antwort: Es steht, wohin das Totem geht, und zeigt dorthin, wo der Stein gesetzt wird. In dieser Richtung gesehen steht es links für das Totem X und rechts für das Totem O.
