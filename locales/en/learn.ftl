# The course: what both games share.

learn-title = Learn { $game }
learn-intro = Small steps on a real board, and you do the playing.
learn-finished = Well done! Now you know every rule.
learn-progress = Done: { $done } of { $count }
learn-step = Step { $number } of { $count }
learn-start = Start
learn-continue = Continue: { $title }
learn-steps = All steps
learn-step-done = done
learn-next = Next
learn-again = Once more
learn-retry = Try again
learn-skip = Skip
learn-show = Show me
learn-shown = Totem to the violet circle, piece on the violet square
learn-missed-more = Tap the board and try again
learn-other-totem = That is allowed, but this time move totem { $totem }.
learn-puzzles = Solve your first puzzles
