# A new version, and the app on the device.

update-ready = A new version is ready.
update-reload = Reload
update-later = Later
offline-title = Offline
offline-ready = Everything is saved on this device: the app works offline.
offline-storing = The app is being saved on this device…
offline-unavailable = The app needs the internet here: browsers can save it only from https addresses.
offline-install = Install the app
trouble-unread = Something saved here is damaged and cannot be read. It has been set aside; nothing was deleted.
trouble-full = This browser’s storage is full: your latest changes are not being saved.
trouble-forbidden = This browser does not let the app save anything: your games will be lost when you close the page.
app-name = totemic: OXONO and YOXII
app-description = Play, learn and analyse the board games OXONO and YOXII, even offline.
