# O curso: o que os dois jogos têm em comum.

learn-title = Aprender { $game }
learn-intro = Pequenos passos num tabuleiro a sério. As jogadas são tuas.
learn-finished = Muito bem! Agora conheces todas as regras.
learn-progress = Feitos: { $done } de { $count }
learn-step = Passo { $number } de { $count }
learn-start = Começar
learn-continue = Continuar: { $title }
learn-steps = Todos os passos
learn-step-done = feito
learn-next = Seguinte
learn-again = Outra vez
learn-retry = Outra vez
learn-skip = Saltar o passo
learn-show = Mostra-me
learn-shown = O totem no círculo violeta, a peça no quadrado violeta
learn-missed-more = Toca no tabuleiro e tenta outra vez
learn-other-totem = É permitido, mas desta vez move o totem { $totem }.
learn-puzzles = Resolver os primeiros problemas
