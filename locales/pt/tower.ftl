# A torre de quem já foi vencido, e quem vem a seguir.

tower-title = A tua torre de { $game }
tower-count = Vencidos: { $count } de 8
tower-stars =
    { $stars ->
        [0] { $stars } estrelas
        [one] { $stars } estrela
       *[other] { $stars } estrelas
    }
tower-complete = Estão lá os oito. Que torre!
onward-next = A seguir: { $name }
onward-gentler = Um pouco mais fácil: { $name }

## Estrelas e emblema

stars-for = Estrelas se ganhares
star-both = Com as duas cores
star-hints = Sem dicas
star-undo = Sem desfazer
star-second = A jogar em segundo
star-has =
    { $has ->
        [yes] conseguido
       *[no] ainda não
    }
