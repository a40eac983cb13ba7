# The games that were played on this device.

games-title = Mis partidas
games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
games-none = Aún no hay partidas
games-none-more = Aquí aparece cada partida que juegas en este dispositivo.
games-none-play = Jugar
games-two = { $first } – { $second }
games-won = Ganada
games-lost = Perdida
games-draw = Empate
games-open = Sin terminar
games-broken = Interrumpida
games-turns =
    { $turns ->
        [one] { $turns } jugada
       *[other] { $turns } jugadas
    }
games-replay = Volver a ver: { $what }
games-review = Repasar: { $what }
games-continue = Continuar: { $what }
games-delete = Borrar: { $what }
games-deleted = Partida borrada.
games-unreadable = Esta partida ya no se puede leer.
games-more = Mostrar más
games-keep-title = Conservar tus partidas
games-kept = Tu navegador lo conserva todo aquí hasta que lo borres.
games-not-kept = Tu navegador puede borrar tus partidas si pasas mucho tiempo sin venir; Safari lo hace a los siete días. Instala la aplicación o guarda un archivo de vez en cuando.
games-keep-ask = Pedir al navegador que las conserve
games-keep-refused = El navegador se ha negado. Lo más seguro es un archivo.
games-export-how = Un solo archivo contiene todas las partidas, los análisis, el progreso y los ajustes. Se puede abrir en cualquier dispositivo, sin perder nada de lo que haya allí.
games-export = Guardarlo todo
games-import = Abrir un archivo
games-imported =
    { $count ->
        [one] Se ha añadido { $count } partida.
       *[other] Se han añadido { $count } partidas.
    }
games-imported-none = Todas las partidas de este archivo ya estaban aquí.
games-import-bad = No es un archivo de partidas guardadas, o está dañado. No se ha cambiado nada.
games-import-newer = Este archivo es de una versión más nueva. Actualiza antes la aplicación; no se ha cambiado nada.
games-import-large = Este archivo es demasiado grande. No se ha cambiado nada.
games-import-full = No hay suficiente espacio en este dispositivo. No se ha cambiado nada.
games-import-game = La partida { $number } de este archivo está dañada. No se ha cambiado nada.
games-import-study = El análisis { $number } de este archivo está dañado. No se ha cambiado nada.
games-aside-title = Lo que no se pudo leer
games-aside-text = Datos dañados, apartados para que no se pierda nada.
games-aside-save = Guardar como archivo los datos del { $when }
games-aside-delete = Borrar los datos del { $when }
