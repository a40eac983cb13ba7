# What the command line says.

error-position = Position “{ $text }”: { $reason }
error-turn = Turn { $number }, “{ $text }”: { $reason }
error-depth = The depth must be a whole number from 1 to { $longest }, not “{ $text }”.
error-output = The output could not be written: { $reason }.
