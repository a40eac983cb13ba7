# What the command line says.

error-position = Posición «{ $text }»: { $reason }
error-turn = Jugada { $number }, «{ $text }»: { $reason }
error-depth = La profundidad debe ser un número entero de 1 a { $longest }, no «{ $text }».
error-output = No se pudo escribir el resultado: { $reason }.
