# Eine neue Version, und die App auf dem Gerät.

update-ready = Eine neue Version ist bereit.
update-reload = Neu laden
update-later = Später
offline-title = Offline
offline-ready = Alles ist auf diesem Gerät gespeichert: Die App läuft auch ohne Internet.
offline-storing = Die App wird gerade auf diesem Gerät gespeichert …
offline-unavailable = Hier braucht die App das Internet: Browser speichern sie nur von Adressen, die mit https beginnen.
offline-install = App installieren
trouble-unread = Etwas, das hier gespeichert war, ist beschädigt und lässt sich nicht lesen. Es wurde beiseitegelegt; gelöscht wurde nichts.
trouble-full = Der Speicher dieses Browsers ist voll: Deine letzten Änderungen werden nicht gespeichert.
trouble-forbidden = Dieser Browser lässt die App nichts speichern: Deine Partien sind weg, wenn du die Seite schließt.
app-name = totemic: OXONO und YOXII
app-description = Die Brettspiele OXONO und YOXII spielen, lernen und analysieren, auch ohne Internet.
