# Le regole di YOXII.

rules-yoxii-goal = Lo scopo
rules-yoxii-goal-text = Quando il totem non può più muoversi, si contano i pezzi che lo circondano. Vince chi ha più punti.
rules-yoxii-caption-count = Il Rosso non può muovere il totem. Il Bianco ha 4 + 2 + 1 + 3 = 10, il Rosso 3 + 3 + 2 + 1 = 9: vince il Bianco
rules-yoxii-setup = La preparazione
rules-yoxii-setup-text = Il tabellone ha 37 caselle; il totem sta al centro. Bianco e Rosso hanno 18 pezzi ciascuno: cinque da 1, cinque da 2, cinque da 3 e tre da 4. Comincia il Bianco.
rules-yoxii-turn = Una mossa
rules-yoxii-turn-text = Prima muovi il totem, poi piazza uno dei tuoi pezzi accanto. I due giocatori muovono lo stesso totem. I pezzi piazzati non si muovono più.
rules-yoxii-move = Muovere il totem
rules-yoxii-move-text = Il totem si muove di una casella in qualsiasi direzione, anche in diagonale, se la casella è libera. Oppure salta sopra una serie senza vuoti di pezzi tuoi, uno o più, fino alla casella libera subito dietro. Non passa mai sopra un pezzo avversario.
rules-yoxii-caption-move = Tocca al Bianco: un passo su un punto, o un salto sopra pezzi bianchi su un anello
rules-yoxii-place = Piazzare il pezzo
rules-yoxii-place-text = Scegli un valore che hai ancora e piazzalo su una casella libera attorno al totem, anche in diagonale. La casella che il totem ha appena lasciato è di nuovo libera e conta.
rules-yoxii-caption-place = Il totem è salito in diagonale a sinistra; il Bianco può piazzare il pezzo su una delle caselle tratteggiate
rules-yoxii-anywhere = Niente posto attorno al totem
rules-yoxii-anywhere-text = Se dopo un salto nessuna casella attorno al totem è libera, il tuo pezzo può andare su qualsiasi casella libera del tabellone.
rules-yoxii-caption-anywhere = Il totem è saltato in c7, dove nessuna casella attorno è libera: il pezzo del Bianco può andare ovunque
rules-yoxii-end = La fine
rules-yoxii-end-text = La partita finisce appena chi è di turno non può muovere il totem, che l’altro possa o no. Ciascuno somma i valori dei propri pezzi attorno al totem: vince chi ha più punti. A parità di punti vince chi ha più pezzi attorno al totem; se anche questi sono pari, è un pareggio. Dopo 36 pezzi il tabellone è pieno: nessuna partita dura di più.
rules-yoxii-notation = Come si scrivono le mosse
rules-yoxii-notation-text = d5-3e6 vuol dire: il totem va in d5, un pezzo di valore 3 è piazzato in e6. Le colonne vanno dalla «a» alla «g» da sinistra a destra, le righe da 1 a 7 dal basso verso l’alto.
