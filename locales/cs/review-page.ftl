# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Ohlédnutí
review-none = Není tu žádná partie k ohlédnutí.
review-games = Moje partie
review-failed = Partii se tu nepodařilo projít.
review-progress = Procházíme partii
review-graph = Šance na výhru, tah po tahu
review-proven = dokázáno
review-estimate = odhad
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Lepší cesta
review-show-answer = Odpověď
review-back = Zpět k partii
review-mark-played = zahráno
review-mark-better = lepší

## Learning from mistakes

review-learn = Učit se z chyb
review-learn-mine = Uč se ze svých chyb ({ $count })
review-learn-side =
    { $colour ->
        [pink] Chyby růžového: { $count }
        [black] Chyby černého: { $count }
        [white] Chyby bílého: { $count }
       *[red] Chyby červeného: { $count }
    }
review-learn-ask = Tady se hrálo { $turn }. Najdi lepší tah.
review-learn-busy = Ověřujeme tvůj tah…
review-learn-best = Správně: to je ten tah.
review-learn-right = Správně: je stejně dobrý, to je dokázáno.
review-learn-wrong = Ne tak docela: soupeř odpoví { $turn }.
review-learn-worse = I tímhle tahem něco ztratíš.
review-learn-open = Jestli je to stejně dobré, není dokázáno. Ohlédnutí navrhuje { $turn }.
review-learn-shown = Lepší byl tah { $turn }.
review-learn-solution = Ukaž mi to
review-learn-next = Další ({ $number } z { $count })
review-learn-again = Znovu
review-learn-leave = K ohlédnutí
