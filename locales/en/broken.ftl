# When a page cannot be drawn. The app carries this file in all languages at once, so that it is
# there when nothing else can be loaded.

broken-page = This page could not be shown.
broken-kept = Your game is safe on this device.
broken-again = Try again
broken-new = New game
broken-analysis = New analysis
broken-steps = Back to the lessons
broken-copy = Copy the game record
broken-copied = Copied
broken-text = The game as text, to copy by hand
broken-home = Back to the games
