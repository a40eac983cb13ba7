# Una nuova versione, e l’app sul dispositivo.

update-ready = È pronta una nuova versione.
update-reload = Ricarica
update-later = Più tardi
offline-title = Senza connessione
offline-ready = Tutto è salvato su questo dispositivo: l’app funziona anche senza connessione.
offline-storing = Salvataggio dell’app su questo dispositivo…
offline-unavailable = Qui l’app ha bisogno di Internet: i browser la salvano solo da indirizzi che iniziano con https.
offline-install = Installa l’app
trouble-unread = Alcuni dati salvati qui sono danneggiati e illeggibili. Sono stati messi da parte; non è stato cancellato nulla.
trouble-full = La memoria di questo browser è piena: le tue ultime modifiche non vengono salvate.
trouble-forbidden = Questo browser non permette all’app di salvare nulla: se chiudi la pagina perdi le tue partite.
app-name = totemic: OXONO e YOXII
app-description = Gioca a OXONO e YOXII, due giochi da tavolo, imparali e analizzali, anche senza connessione.
