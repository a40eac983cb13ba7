# La torre de los vencidos, y quién viene después.

tower-title = Tu torre de { $game }
tower-count = Vencidos: { $count } de 8
tower-stars =
    { $stars ->
        [one] { $stars } estrella
       *[other] { $stars } estrellas
    }
tower-complete = Ya están los ocho. ¡Menuda torre!
onward-next = Siguiente: { $name }
onward-gentler = Un poco más fácil: { $name }

## Estrellas e insignia

stars-for = Estrellas si ganas
star-both = Con los dos colores
star-hints = Sin pistas
star-undo = Sin deshacer
star-second = Jugando en segundo lugar
star-has =
    { $has ->
        [yes] conseguido
       *[no] aún no
    }
