# What the command line says.

error-position = Pozice „{ $text }“: { $reason }
error-turn = Tah { $number }, „{ $text }“: { $reason }
error-depth = Hloubka musí být celé číslo od 1 do { $longest }, ne „{ $text }“.
error-output = Výstup se nepodařilo zapsat: { $reason }.
