# Lo que dice el solucionador en la línea de órdenes.

solve-progress = { $nodes } nodos, { $rate } por segundo, { $seconds } s
error-memory = No hay sitio para una tabla de { $asked } MB: esta máquina tiene { $have } MB de memoria.
error-memory-now = No hay bastante memoria libre para las tablas.
error-score-game = Solo YOXII tiene diferencia: OXONO se gana con una línea, no por puntos.
error-state = El archivo de estado { $file } no sirve: { $reason }
error-state-write = No se pudo escribir el archivo { $file }: { $reason }
state-read = no se puede leer.
state-not-a-state = no es un estado del solucionador de este programa.
state-other-game = es del otro juego.
state-damaged = está cortado o dañado.
error-journal = El diario { $file } no sirve: { $reason }
error-solution = El archivo de la solución { $file } no sirve: { $reason }
solution-not-a-solution = no es una solución de esta versión.
solution-length = es demasiado corto o demasiado largo.
solution-checksum = su suma de control no es correcta.
solution-entry = una entrada es imposible.
solution-flaw = La solución falla después de { $turn }: { $flaw }
map-title = El mapa de OXONO
map-first = Gana Rosa
map-draw = Empate
map-second = Gana Negro
map-open = Sin resolver
map-legend = Cada triángulo es una respuesta: está donde va el tótem y apunta a donde se coloca la pieza. Visto en esa dirección, está a la izquierda para el tótem X y a la derecha para el tótem O.
