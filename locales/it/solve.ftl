# Che cosa dice il risolutore sulla riga di comando.

solve-progress = { $nodes } nodi, { $rate } al secondo, { $seconds } s
error-memory = Non c'è posto per una tabella di { $asked } MB: questa macchina ha { $have } MB di memoria.
error-memory-now = Non c'è abbastanza memoria libera per le tabelle.
error-score-game = Lo scarto esiste solo a YOXII: OXONO si vince con una linea, non ai punti.
error-state = Il file di stato { $file } non è utilizzabile: { $reason }
error-state-write = Non è stato possibile scrivere il file { $file }: { $reason }
state-read = non si può leggere.
state-not-a-state = non è uno stato del risolutore di questo programma.
state-other-game = appartiene all'altro gioco.
state-damaged = è troncato o danneggiato.
error-journal = Il diario { $file } non è utilizzabile: { $reason }
error-solution = Il file della soluzione { $file } non è utilizzabile: { $reason }
solution-not-a-solution = non è una soluzione di questa versione.
solution-length = è troppo corto o troppo lungo.
solution-checksum = la somma di controllo è sbagliata.
solution-entry = una voce è impossibile.
solution-flaw = La soluzione è sbagliata dopo { $turn }: { $flaw }
map-title = La mappa di OXONO
map-first = Vince il Rosa
map-draw = Patta
map-second = Vince il Nero
map-open = Non ancora risolto
map-legend = Ogni triangolo è una risposta: sta dove va il totem e indica dove si piazza il pezzo. Visto in quella direzione, sta a sinistra per il totem X e a destra per il totem O.
