# Playing a friend online.

## Setting up

online-title = { $game } with a friend
online-clock-own = Custom
online-minutes = Minutes for the game
online-seconds = Seconds added per turn
online-name = Your name
online-name-optional = Optional
online-create = Get the link
online-again = Try again

## The invitation

online-invite-title = Invite your friend
online-invite = Send this link, or let your friend scan the code.
online-valid = The link works for one day.
online-link = Link for your friend
online-code = The link as a QR code
online-copy = Copy
online-copied = Copied
online-copy-by-hand = The link is selected: copy it by hand.
online-share = Share the link
online-share-text = Shall we play a game?
online-loopback = Only this computer can open the app here. To play with somebody else, start it with “{ $command }” and open the address that it shows.
online-waiting-friend = Waiting for your friend…
online-call-off = Call off
online-you-play =
    { $colour ->
        [pink] You play Pink
        [black] You play Black
        [white] You play White
       *[red] You play Red
    }
online-invited-by = { $name } invites you to a game of { $game }
online-invited = You are invited to a game of { $game }
online-sit = Let’s play
online-taken = Somebody is already playing this game.
online-look-on = Watch the game
online-expired = This invitation is no longer open.
online-missing = There is no such game.
online-unreachable = The game server is not answering. Still trying…

## The game

online-your-turn = Your turn
online-say-waiting = { $name }’s turn
online-draw = Draw
online-sign =
    { $you ->
        [yes] { $state ->
            [here] You are connected
           *[away] You are not connected
        }
       *[no] { $state ->
            [here] Connected
            [away] Not connected
           *[unknown] Connection unknown
        }
    }
online-lost = No connection. Trying again…
online-lost-title = No connection
online-lost-waiting = Your turn is saved and will be sent as soon as you are back online.
online-lost-order = Your request will be sent as soon as you are back online.
online-sending = Sending…
online-next = The rematch is ready.
online-next-open = Go there
online-first-turn = If no turn is played within a minute, the game is called off.
online-asks-takeback = { $name } would like to take a turn back.
online-asks-draw = { $name } offers a draw.
online-asks-rematch = { $name } would like a rematch.
online-accept = Accept
online-decline = Decline
online-withdraw = Withdraw
online-asked-takeback = You asked to take your turn back.
online-asked-draw = You offered a draw.
online-asked-rematch = You asked for a rematch.
online-declined = { $name } declined.
online-away = { $name } is not connected.
online-away-claim = { $name } is not connected. You can end the game in { $time }.
online-gone = { $name } has been gone for a long time.
online-claim-win = Claim the win
online-claim-draw = Call it a draw
online-watching = You are watching.
online-spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
online-greet = Say something
online-greeting-hello = Hello!
online-greeting-good-luck = Good luck!
online-greeting-well-played = Well played!
online-greeting-thanks = Thank you!
online-greeting-oops = Oops!
online-greeting-goodbye = Goodbye!

## Your own games

online-mine = Your online games
online-mine-how =
    { $how ->
        [turn] Your turn
        [waiting] Waiting
        [invited] Invitation open
        [won] Won
        [lost] Lost
        [draw] Draw
       *[off] Called off
    }

## Another device

online-device = Continue on another device
online-device-show = Show a code
online-device-show-text = With a code you can continue your online games on another device, too.
online-device-how = Open { $address } on the other device and enter this code. It works once, within ten minutes.
online-device-over = This code is no longer valid.
online-device-enter = Code shown on the other device
online-device-go = Continue here

## How a game ended

online-end-agreement = Both players agreed.
online-end-abandoned =
    { $you ->
        [yes] You were gone for too long.
       *[no] { $name } was gone for too long.
    }
online-end-adjudication = One player was gone for too long.

## Why something was not done: each key ends in the stable code of the reason

online-refused-not-seated = You are only watching.
online-refused-waiting = Wait for your friend to join.
online-refused-not-gone = Your opponent has not been gone for long enough.
online-refused-your-turn = It is your turn: play on.
online-refused-too-many-events = This game has gone on for too long for that.
online-failed = That did not work. Please try again.
online-failed-no-server = The game server cannot be reached from here. You can still play on one screen or against the computer.
online-failed-no-game = There is no such game or invitation.
online-failed-no-code = There is no such code, or it has been used or has expired. Get a new one on the other device.
online-failed-own-code = This code is for another device: enter it there.
online-failed-not-seated = You have no online game here yet.
online-failed-too-much = That was a bit much at once. Wait a moment and try again.
online-failed-storage = The game could not be saved. Please try again.
online-failed-bad-clock = Please choose a different time for the clock.
