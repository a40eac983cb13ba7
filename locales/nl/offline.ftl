# Een nieuwe versie, en de app op het apparaat.

update-ready = Er is een nieuwe versie klaar.
update-reload = Herladen
update-later = Later
offline-title = Offline
offline-ready = Alles staat op dit apparaat: de app werkt ook zonder internet.
offline-storing = De app wordt op dit apparaat opgeslagen…
offline-unavailable = Hier heeft de app internet nodig: browsers bewaren hem alleen vanaf adressen die met https beginnen.
offline-install = App installeren
trouble-unread = Iets wat hier opgeslagen was, is beschadigd en onleesbaar. Het is apart gelegd; er is niets gewist.
trouble-full = De opslag van deze browser is vol: je laatste wijzigingen worden niet bewaard.
trouble-forbidden = Deze browser laat de app niets opslaan: je partijen zijn weg als je de pagina sluit.
app-name = totemic: OXONO en YOXII
app-description = Speel, leer en analyseer de bordspellen OXONO en YOXII, ook zonder internet.
