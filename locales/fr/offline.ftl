# Une nouvelle version, et l’application sur l’appareil.

update-ready = Une nouvelle version est prête.
update-reload = Recharger
update-later = Plus tard
offline-title = Hors connexion
offline-ready = Tout est enregistré sur cet appareil : l’application fonctionne sans connexion.
offline-storing = L’application s’enregistre sur cet appareil…
offline-unavailable = Ici, l’application a besoin d’Internet : les navigateurs ne l’enregistrent que depuis une adresse en https.
offline-install = Installer l’application
trouble-unread = Des données enregistrées ici sont abîmées et illisibles. Elles ont été mises de côté ; rien n’a été supprimé.
trouble-full = Le stockage de ce navigateur est plein : tes dernières modifications ne sont pas enregistrées.
trouble-forbidden = Ce navigateur empêche l’application d’enregistrer quoi que ce soit : tes parties seront perdues quand tu fermeras la page.
app-name = totemic : OXONO et YOXII
app-description = OXONO et YOXII, deux jeux de plateau : y jouer, les apprendre et les analyser, même sans connexion.
