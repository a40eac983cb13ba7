# What the command line says.

error-position = Posição “{ $text }”: { $reason }
error-turn = Jogada { $number }, “{ $text }”: { $reason }
error-depth = A profundidade deve ser um número inteiro de 1 a { $longest }, não “{ $text }”.
error-output = Não foi possível escrever o resultado: { $reason }.
