# Playing a friend online.

## Setting up

online-title = { $game } entre amis
online-clock-own = Au choix
online-minutes = Minutes pour la partie
online-seconds = Secondes ajoutées par coup
online-name = Ton nom
online-name-optional = Si tu veux
online-create = Obtenir le lien
online-again = Réessayer

## The invitation

online-invite-title = Invite quelqu’un
online-invite = Envoie ce lien ou fais scanner le code.
online-valid = Le lien est valable un jour.
online-link = Lien à envoyer
online-code = Le lien en code QR
online-copy = Copier
online-copied = Copié
online-copy-by-hand = Le lien est sélectionné : copie-le.
online-share = Partager le lien
online-share-text = On fait une partie ?
online-loopback = Ici, seul cet ordinateur peut ouvrir l’application. Pour jouer avec quelqu’un d’autre, lance-la avec « { $command } » et ouvre l’adresse affichée.
online-waiting-friend = On attend l’autre joueur…
online-call-off = Arrêter
online-you-play =
    { $colour ->
        [pink] Tu joues Rose
        [black] Tu joues Noir
        [white] Tu joues Blanc
       *[red] Tu joues Rouge
    }
online-invited-by = { $name } t’invite à une partie de { $game }
online-invited = On t’invite à une partie de { $game }
online-sit = C’est parti !
online-taken = Quelqu’un joue déjà cette partie.
online-look-on = Regarder la partie
online-expired = Cette invitation n’est plus valable.
online-missing = Cette partie n’existe pas.
online-unreachable = Le serveur de jeu ne répond pas. On réessaie…

## The game

online-your-turn = À toi de jouer
online-say-waiting = À { $name } de jouer
online-draw = Match nul
online-sign =
    { $you ->
        [yes] { $state ->
            [here] Ta connexion marche
           *[away] Tu n’as plus de connexion
        }
       *[no] { $state ->
            [here] En ligne
            [away] Hors ligne
           *[unknown] Connexion inconnue
        }
    }
online-lost = Pas de connexion. On réessaie…
online-lost-title = Pas de connexion
online-lost-waiting = Ton coup est gardé et partira dès que la connexion reviendra.
online-lost-order = Ta demande partira dès que la connexion reviendra.
online-sending = Envoi…
online-next = La revanche est prête.
online-next-open = Y aller
online-first-turn = Sans premier coup dans la minute, la partie sera annulée.
online-asks-takeback = { $name } voudrait annuler un coup.
online-asks-draw = { $name } propose le match nul.
online-asks-rematch = { $name } voudrait une revanche.
online-accept = Accepter
online-decline = Refuser
online-withdraw = Retirer
online-asked-takeback = Tu as demandé à annuler ton coup.
online-asked-draw = Tu as proposé le match nul.
online-asked-rematch = Tu as demandé une revanche.
online-declined = { $name } a refusé.
online-away = { $name } n’est plus en ligne.
online-away-claim = { $name } n’est plus en ligne. Tu pourras finir la partie dans { $time }.
online-gone = { $name } ne répond plus depuis longtemps.
online-claim-win = Réclamer la victoire
online-claim-draw = Déclarer match nul
online-watching = Tu regardes la partie.
online-spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
online-greet = Dire quelque chose
online-greeting-hello = Bonjour !
online-greeting-good-luck = Bonne chance !
online-greeting-well-played = Bien joué !
online-greeting-thanks = Merci !
online-greeting-oops = Oups !
online-greeting-goodbye = Au revoir !

## Your own games

online-mine = Tes parties en ligne
online-mine-how =
    { $how ->
        [turn] À toi de jouer
        [waiting] En attente
        [invited] Invitation ouverte
        [won] Gagnée
        [lost] Perdue
        [draw] Match nul
       *[off] Annulée
    }

## Another device

online-device = Continuer sur un autre appareil
online-device-show = Afficher un code
online-device-show-text = Avec un code, tu peux aussi continuer tes parties en ligne sur un autre appareil.
online-device-how = Ouvre { $address } sur l’autre appareil et saisis ce code. Il ne sert qu’une fois et reste valable dix minutes.
online-device-over = Ce code n’est plus valable.
online-device-enter = Code affiché par un autre appareil
online-device-go = Continuer ici

## How a game ended

online-end-agreement = D’un commun accord.
online-end-abandoned =
    { $you ->
        [yes] Ton absence a duré trop longtemps.
       *[no] { $name } n’a plus répondu.
    }
online-end-adjudication = L’un des deux joueurs n’a plus répondu.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = Tu ne fais que regarder.
online-refused-waiting = Attends que l’autre joueur arrive.
online-refused-not-gone = L’autre joueur n’est pas absent depuis assez longtemps.
online-refused-your-turn = C’est à toi : continue.
online-refused-too-many-events = Cette partie dure depuis trop longtemps pour cela.
online-failed = Ça n’a pas marché. Réessaie.
online-failed-no-server = Le serveur de jeu n’est pas joignable d’ici. Tu peux toujours jouer à deux sur cet écran ou contre l’ordinateur.
online-failed-no-game = Cette partie ou cette invitation n’existe pas.
online-failed-no-code = Ce code n’existe pas, a déjà servi ou a expiré. Demandes-en un nouveau sur l’autre appareil.
online-failed-own-code = Ce code est pour un autre appareil : saisis-le là-bas.
online-failed-not-seated = Tu n’as pas encore de partie en ligne ici.
online-failed-too-much = Ça fait un peu trop à la fois. Attends un instant et réessaie.
online-failed-storage = La partie n’a pas pu être enregistrée. Réessaie.
online-failed-bad-clock = Choisis un autre temps pour la pendule.
