# A new version, and the app on the device.

update-ready = A new version is ready.
update-reload = Reload
update-later = Later
offline-title = Without a network
offline-ready = Everything is stored on this device: the app works without a network.
offline-storing = The app is being stored on this device …
offline-unavailable = Here the app needs the network: browsers store it only from addresses that begin with https.
offline-install = Install the app
trouble-unread = Something stored here is damaged and cannot be read. It has been put aside; nothing was deleted.
trouble-full = This browser’s storage is full: your latest changes are not being saved.
trouble-forbidden = This browser lets the app store nothing: your games are lost when you close the page.
app-name = totemic: OXONO and YOXII
app-description = Play, learn and analyse the board games OXONO and YOXII, without a network too.
