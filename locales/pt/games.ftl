# The games that were played on this device.

games-title = As minhas partidas
games-count =
    { $count ->
        [0] { $count } partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }
games-none = Ainda não há partidas
games-none-more = Cada partida que jogas neste dispositivo aparece aqui.
games-none-play = Jogar
games-two = { $first } – { $second }
games-won = Vitória
games-lost = Derrota
games-draw = Empate
games-open = Por acabar
games-broken = Interrompida
games-turns =
    { $turns ->
        [0] { $turns } jogadas
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
games-replay = Ver de novo: { $what }
games-review = Revisão: { $what }
games-continue = Continuar: { $what }
games-delete = Apagar: { $what }
games-deleted = Partida apagada.
games-unreadable = Esta partida já não se consegue ler.
games-more = Mostrar mais
games-keep-title = Guardar as tuas partidas
games-kept = O teu navegador guarda tudo aqui até seres tu a apagar.
games-not-kept = O teu navegador pode apagar as tuas partidas se ficares muito tempo sem voltar; o Safari fá-lo ao fim de sete dias. Instala a aplicação ou guarda um ficheiro de vez em quando.
games-keep-ask = Pedir ao navegador que as guarde
games-keep-refused = O navegador recusou. O mais seguro é um ficheiro.
games-export-how = Um só ficheiro contém todas as partidas, as análises, o progresso e as definições. Pode ser aberto em qualquer dispositivo, sem se perder nada do que lá está.
games-export = Guardar tudo
games-import = Abrir um ficheiro
games-imported =
    { $count ->
        [one] Foi acrescentada { $count } partida.
       *[other] Foram acrescentadas { $count } partidas.
    }
games-imported-none = Todas as partidas deste ficheiro já cá estavam.
games-import-bad = Isto não é um ficheiro de partidas guardadas, ou está danificado. Nada foi alterado.
games-import-newer = Este ficheiro é de uma versão mais recente. Atualiza primeiro a aplicação; nada foi alterado.
games-import-large = Este ficheiro é demasiado grande. Nada foi alterado.
games-import-full = Não há espaço suficiente neste dispositivo. Nada foi alterado.
games-import-game = A partida { $number } deste ficheiro está danificada. Nada foi alterado.
games-import-study = A análise { $number } deste ficheiro está danificada. Nada foi alterado.
games-aside-title = O que não se conseguiu ler
games-aside-text = Dados danificados, postos de lado para que nada se perca.
games-aside-save = Guardar como ficheiro os dados de { $when }
games-aside-delete = Apagar os dados de { $when }
