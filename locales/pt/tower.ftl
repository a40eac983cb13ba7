# A torre de quem já foi vencido, e quem vem a seguir.

tower-title = A tua torre em { $game }
tower-count =
    { $stars ->
        [one] { $count } de 8 vencidos · { $stars } estrela
       *[other] { $count } de 8 vencidos · { $stars } estrelas
    }
tower-complete = Estão lá os oito. Que torre!
onward-next = A seguir: { $name }
onward-gentler = Um pouco mais fácil: { $name }

## Estrelas e emblema

star-both = Ganhar com as duas cores
star-hints = Ganhar sem dicas
star-undo = Ganhar sem anular
star-second = Ganhar a jogar em segundo
star-has =
    { $has ->
        [yes] conseguido
       *[no] ainda não
    }
