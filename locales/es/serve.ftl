# What `totemic serve` says.

serve-address = La aplicación está en { $address }. Ctrl-C la cierra.
serve-port-in-use = El puerto { $port } ya lo usa otro programa. Elige otro con --port, o no lo indiques para obtener uno libre.
serve-port-forbidden = El puerto { $port } requiere permisos de administrador. Elige uno por encima de 1023 con --port.
serve-host = «{ $host }» no es una dirección de este equipo.
serve-failed = No se puede servir la aplicación: { $reason }.
serve-no-browser = No se ha podido abrir ningún navegador. Abre tú la dirección.
serve-not-built = Este programa se compiló sin la aplicación web. Ejecuta «cargo xtask serve» en la carpeta del proyecto.
