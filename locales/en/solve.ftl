# What the solver says on the command line.

solve-progress = { $nodes } nodes, { $rate } a second, { $seconds } s
error-memory = There is no room for a table of { $asked } MB: this machine has { $have } MB of memory.
error-memory-now = There is not enough free memory for the tables.
error-score-game = The margin is known in YOXII only: OXONO is won by a line, not by points.
error-state = The state file { $file } cannot be used: { $reason }
error-state-write = The file { $file } could not be written: { $reason }
state-read = it cannot be read.
state-not-a-state = it is not a state of this program's solver.
state-other-game = it belongs to the other game.
state-damaged = it is cut off or damaged.
error-journal = The journal { $file } cannot be used: { $reason }
error-solution = The solution file { $file } cannot be used: { $reason }
solution-not-a-solution = it is not a solution of this version.
solution-length = it is too short or too long.
solution-checksum = its checksum is wrong.
solution-entry = an entry is impossible.
solution-flaw = The solution is wrong after { $turn }: { $flaw }
map-title = The map of OXONO
map-first = Pink wins
map-draw = Draw
map-second = Black wins
map-open = Not settled yet
map-legend = Each triangle is a reply: it stands where the totem goes and points to where the piece is placed. Seen in that direction, it stands on the left for totem X and on the right for totem O.
