# What the command line says.

error-position = Stelling “{ $text }”: { $reason }
error-turn = Zet { $number }, “{ $text }”: { $reason }
error-depth = De diepte moet een geheel getal van 1 tot { $longest } zijn, niet “{ $text }”.
error-output = De uitvoer kon niet worden geschreven: { $reason }.
