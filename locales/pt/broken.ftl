# Quando uma página não pode ser mostrada. A aplicação traz sempre este ficheiro em todas as
# línguas, para quando mais nada se consegue carregar.

broken-page = Não é possível mostrar esta página.
broken-kept = A tua partida está guardada neste dispositivo.
broken-again = Tentar de novo
broken-new = Nova partida
broken-analysis = Nova análise
broken-steps = Voltar aos passos
broken-copy = Copiar a partida
broken-copied = Copiada
broken-text = A partida em texto, para copiar à mão
broken-home = Voltar aos jogos
