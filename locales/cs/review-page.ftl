# What the page of a review says, beside what is in review.ftl.

review-title = { $game } · Hodnocení
review-none = Není tu žádná partie k hodnocení.
review-games = Moje partie
review-failed = Partii se tu nepodařilo zhodnotit.
review-progress = Hodnotíme partii
review-graph = Šance na výhru, tah po tahu
review-proven = dokázáno
review-estimate = odhad
review-place = { $place }: { $verdict }. { $chance }
review-here = { $place }: { $verdict }
review-show-better = Lepší varianta
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
review-learn-ask = Tady se zahrálo { $turn }. Najdi lepší tah.
review-learn-busy = Ověřujeme tvůj tah…
review-learn-best = Správně: to je ten tah.
review-learn-right = Správně: je dokázáno, že je stejně dobrý.
review-learn-wrong = Ne tak docela: soupeř odpoví { $turn }.
review-learn-worse = I tímto tahem něco ztratíš.
review-learn-open = Jestli je to stejně dobré, není dokázáno. Počítač navrhuje { $turn }.
review-learn-shown = Lepší byl tah { $turn }.
review-learn-solution = Ukaž mi to
review-learn-next = Další ({ $number } z { $count })
review-learn-again = Znovu
review-learn-leave = K hodnocení
