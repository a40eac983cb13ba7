# Een nieuwe versie, en de app op het apparaat.

update-ready = Er is een nieuwe versie klaar.
update-reload = Herladen
update-later = Later
offline-title = Zonder netwerk
offline-ready = Alles staat op dit apparaat: de app werkt ook zonder netwerk.
offline-storing = De app wordt op dit apparaat opgeslagen …
offline-unavailable = Hier heeft de app het netwerk nodig: browsers bewaren haar alleen vanaf adressen die met https beginnen.
offline-install = App installeren
app-name = totemic: OXONO en YOXII
app-description = Speel, leer en analyseer de bordspellen OXONO en YOXII, ook zonder netwerk.
