# The games that were played on this device.

games-title = Le mie partite
games-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
games-none = Ancora nessuna partita
games-none-more = Ogni partita che giochi su questo dispositivo appare qui.
games-none-play = Gioca
games-two = { $first } – { $second }
games-won = Vinta
games-lost = Persa
games-draw = Pareggio
games-open = In corso
games-broken = Interrotta
games-turns =
    { $turns ->
        [one] { $turns } mossa
       *[other] { $turns } mosse
    }
games-replay = Rivedi: { $what }
games-review = Revisione: { $what }
games-continue = Continua: { $what }
games-delete = Elimina: { $what }
games-deleted = Partita eliminata.
games-unreadable = Questa partita non si può più leggere.
games-more = Mostra altre
games-keep-title = Conservare le tue partite
games-kept = Il tuo browser conserva tutto qui finché non elimini qualcosa tu.
games-not-kept = Il tuo browser può cancellare le partite se non torni per molto tempo; Safari lo fa dopo sette giorni. Installa l’app o salva ogni tanto un file.
games-keep-ask = Chiedi al browser di conservarle
games-keep-refused = Il browser ha rifiutato. La via più sicura è un file.
games-export-how = Un solo file contiene tutte le partite, le analisi, i progressi e le impostazioni. Si può aprire su qualsiasi dispositivo, senza perdere ciò che c’è già.
games-export = Salva tutto
games-import = Apri un file
games-imported =
    { $count ->
        [one] { $count } partita aggiunta.
       *[other] { $count } partite aggiunte.
    }
games-imported-none = Tutte le partite di questo file c’erano già.
games-import-bad = Non è un file di partite salvate, oppure è danneggiato. Non è cambiato nulla.
games-import-newer = Questo file viene da una versione più recente. Aggiorna prima l’app; non è cambiato nulla.
games-import-large = Questo file è troppo grande. Non è cambiato nulla.
games-import-full = Su questo dispositivo non c’è abbastanza spazio. Non è cambiato nulla.
games-import-game = La partita { $number } di questo file è danneggiata. Non è cambiato nulla.
games-import-study = L’analisi { $number } di questo file è danneggiata. Non è cambiato nulla.
games-aside-title = Ciò che non si è potuto leggere
games-aside-text = Dati danneggiati, messi da parte perché non si perda nulla.
games-aside-save = Salva come file i dati del { $when }
games-aside-delete = Elimina i dati del { $when }
