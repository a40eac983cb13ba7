# What the command line says.

error-position = Pozycja „{ $text }”: { $reason }
error-turn = Ruch { $number }, „{ $text }”: { $reason }
error-depth = Głębokość musi być liczbą całkowitą od 1 do { $longest }, a nie „{ $text }”.
error-output = Nie udało się zapisać wyniku: { $reason }.
