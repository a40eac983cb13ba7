# A torre de quem já foi vencido, e quem vem a seguir.

tower-title = A tua torre em { $game }
tower-count = { $count } de 8 vencidos
tower-stars =
    { $stars ->
        [one] { $stars } estrela
       *[other] { $stars } estrelas
    }
tower-complete = Estão lá os oito. Que torre!
onward-next = A seguir: { $name }
onward-gentler = Um pouco mais fácil: { $name }

## Estrelas e emblema

stars-for = Estrelas por ganhar
star-both = Com as duas cores
star-hints = Sem dicas
star-undo = Sem anular
star-second = A jogar em segundo
star-has =
    { $has ->
        [yes] conseguido
       *[no] ainda não
    }
