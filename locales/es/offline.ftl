# Una versión nueva, y la aplicación en el dispositivo.

update-ready = Hay una versión nueva lista.
update-reload = Recargar
update-later = Más tarde
offline-title = Sin conexión
offline-ready = Todo está guardado en este dispositivo: la aplicación funciona sin conexión.
offline-storing = La aplicación se está guardando en este dispositivo…
offline-unavailable = Aquí la aplicación necesita Internet: los navegadores solo la guardan desde direcciones que empiezan por https.
offline-install = Instalar la aplicación
trouble-unread = Hay datos guardados aquí que están dañados y no se pueden leer. Se han apartado; no se ha borrado nada.
trouble-full = El almacenamiento de este navegador está lleno: tus últimos cambios no se están guardando.
trouble-forbidden = Este navegador no deja que la aplicación guarde nada: perderás tus partidas al cerrar la página.
app-name = totemic: OXONO y YOXII
app-description = Juega a OXONO y YOXII, dos juegos de mesa, apréndelos y analízalos, también sin conexión.
