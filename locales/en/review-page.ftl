# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Review
review-none = There is no game to review here.
review-games = My games
review-failed = The game could not be reviewed here.
review-progress = Reviewing the game
review-graph = Winning chances, turn by turn
review-proven = proven
review-estimate = estimate
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Better line
review-show-answer = The reply
review-back = Back to the game
review-mark-played = played
review-mark-better = better

## Learning from mistakes

review-learn = Learn from mistakes
review-learn-mine = Learn from your mistakes ({ $count })
review-learn-side =
    { $colour ->
        [pink] Pink’s mistakes: { $count }
        [black] Black’s mistakes: { $count }
        [white] White’s mistakes: { $count }
       *[red] Red’s mistakes: { $count }
    }
review-learn-ask = { $turn } was played here. Find a better turn.
review-learn-busy = Checking your turn…
review-learn-best = Right: that is the turn.
review-learn-right = Right: this is proven to be just as good.
review-learn-wrong = Not quite: { $turn } is the reply to that.
review-learn-worse = That gives something away, too.
review-learn-open = It is not proven whether this is as good. The review suggests { $turn }.
review-learn-shown = { $turn } was better.
review-learn-solution = Show me
review-learn-next = Next ({ $number } of { $count })
review-learn-again = Try again
review-learn-leave = Back to review
