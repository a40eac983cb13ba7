# What the command line says.

error-position = Position « { $text } » : { $reason }
error-turn = Coup { $number }, « { $text } » : { $reason }
error-depth = La profondeur doit être un nombre entier de 1 à { $longest }, pas « { $text } ».
error-output = Impossible d’écrire le résultat : { $reason }.
