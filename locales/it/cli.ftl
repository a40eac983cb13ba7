# What the command line says.

error-position = Posizione «{ $text }»: { $reason }
error-turn = Mossa { $number }, «{ $text }»: { $reason }
error-depth = La profondità deve essere un numero intero da 1 a { $longest }, non «{ $text }».
error-output = Impossibile scrivere il risultato: { $reason }.
