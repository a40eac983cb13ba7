# Una nuova versione, e l’app sul dispositivo.

update-ready = È pronta una nuova versione.
update-reload = Ricarica
update-later = Più tardi
offline-title = Senza rete
offline-ready = Tutto è salvato su questo dispositivo: l’app funziona anche senza rete.
offline-storing = L’app si sta salvando su questo dispositivo…
offline-unavailable = Qui l’app ha bisogno della rete: i browser la salvano solo da indirizzi che iniziano con https.
offline-install = Installa l’app
app-name = totemic: OXONO e YOXII
app-description = Gioca, impara e analizza i giochi da tavolo OXONO e YOXII, anche senza rete.
