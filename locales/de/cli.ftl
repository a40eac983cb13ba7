# What the command line says.

error-position = Stellung „{ $text }“: { $reason }
error-turn = Zug { $number }, „{ $text }“: { $reason }
error-depth = Die Tiefe muss eine ganze Zahl von 1 bis { $longest } sein, nicht „{ $text }“.
error-output = Die Ausgabe konnte nicht geschrieben werden: { $reason }.
