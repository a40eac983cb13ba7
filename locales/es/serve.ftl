# What `totemic serve` and `totemic backup` say.

serve-address = La aplicación está en { $address }. Ctrl-C la cierra.
serve-port-in-use = El puerto { $port } ya lo usa otro programa. Elige otro con --port, o no indiques ninguno para obtener uno libre.
serve-port-forbidden = El puerto { $port } requiere permisos de administrador. Elige uno por encima de 1023 con --port.
serve-host = «{ $host }» no es una dirección de este equipo.
serve-failed = No se puede iniciar la aplicación: { $reason }.
serve-no-browser = No se ha podido abrir ningún navegador. Abre tú la dirección.
serve-not-built = Este programa se compiló sin la aplicación web. Ejecuta «cargo xtask serve» en la carpeta del proyecto.

serve-database = Las partidas en línea se guardan en { $file }.
serve-database-memory = Las partidas en línea se guardan en memoria y desaparecen cuando el programa termina.
serve-database-in-use = Otro programa ya usa { $file }. Cierra ese programa, elige otro archivo con --database o inicia solo la aplicación con --offline.
serve-database-newer = { $file } es de una versión más reciente de totemic. Usa esa versión o elige otro archivo con --database.
serve-database-file = No se pueden guardar partidas en línea en { $file }: { $reason }. Elige otro archivo con --database o inicia solo la aplicación con --offline.
serve-database-damaged = { $file } no es una base de partidas en línea, o está dañado: { $reason }. Elige otro archivo con --database.
serve-no-folder = No hay carpeta de datos para las partidas en línea. Indica un archivo con --database o inicia solo la aplicación con --offline.
serve-public = «{ $url }» no es una dirección como https://play.example.org.
serve-no-network = Este equipo no está conectado a ninguna red, así que nadie más puede llegar a la aplicación.
backup-done = Las partidas en línea se han copiado en { $file }.
backup-missing = No hay partidas en línea en { $file }.
backup-exists = Ya existe un archivo { $file }.
backup-failed = No se han podido copiar las partidas en línea en { $file }: { $reason }.
