# The rules of YOXII.

rules-yoxii-goal = The goal
rules-yoxii-goal-text = When the totem can no longer move, the pieces around it are counted. Whoever has more points there wins.
rules-yoxii-caption-count = Red cannot move the totem. White has 4 + 2 + 1 + 3 = 10, Red 3 + 3 + 2 + 1 = 9: White wins
rules-yoxii-setup = The start
rules-yoxii-setup-text = The board has 37 squares; the totem stands in the middle. White and Red have 18 pieces each: five 1s, five 2s, five 3s and three 4s. White plays first.
rules-yoxii-turn = A turn
rules-yoxii-turn-text = First move the totem, then place one of your pieces beside it. Both players move the same totem. Pieces never move again.
rules-yoxii-move = Moving the totem
rules-yoxii-move-text = The totem goes one square in any direction, diagonals too, if that square is free. Or it jumps over an unbroken line of your own pieces, one or more, to the free square right behind them. It never passes over an opponent’s piece.
rules-yoxii-caption-move = White’s turn: a step to a dot, or a jump over white pieces to a ring
rules-yoxii-place = Placing the piece
rules-yoxii-place-text = Choose any value you still have and place it on a free square around the totem, diagonals included. The square that the totem has just left is free again and counts.
rules-yoxii-caption-place = The totem has moved diagonally, up and left; White may place a piece on any dashed square
rules-yoxii-anywhere = No room around the totem
rules-yoxii-anywhere-text = If no square around the totem is free after a jump, your piece may go on any free square of the board.
rules-yoxii-caption-anywhere = The totem has jumped to c7, where no square around it is free: White’s piece may go anywhere
rules-yoxii-end = The end
rules-yoxii-end-text = The game ends as soon as the player whose turn it is cannot move the totem, whether or not the other could. Each player adds up the values of their pieces around the totem; whoever has more points wins. If the points are equal, whoever has more pieces around it wins; if those are equal too, the game is a draw. The board is full after 36 pieces, so no game lasts longer.
rules-yoxii-notation = How turns are written
rules-yoxii-notation-text = d5-3e6 means: the totem goes to d5, a piece of value 3 is placed on e6. Columns are a to g from left to right, rows 1 to 7 from bottom to top.
