# Cuando una página no se puede mostrar. La aplicación lleva siempre este archivo en todos los
# idiomas, para cuando no se puede cargar nada más.

broken-page = No se puede mostrar esta página.
broken-kept = Tu partida está guardada en este dispositivo.
broken-again = Reintentar
broken-new = Nueva partida
broken-analysis = Nuevo análisis
broken-steps = Volver a los pasos
broken-copy = Copiar la partida
broken-copied = Copiada
broken-text = La partida como texto, para copiarla a mano
broken-home = Volver a los juegos
