# La torre de los vencidos, y quién viene después.

tower-title = Tu torre en { $game }
tower-count = { $count } de 8 vencidos
tower-stars =
    { $stars ->
        [one] { $stars } estrella
       *[other] { $stars } estrellas
    }
tower-complete = Están los ocho. ¡Menuda torre!
onward-next = Siguiente: { $name }
onward-gentler = Un poco más fácil: { $name }

## Estrellas e insignia

star-both = Ganar con los dos colores
star-hints = Ganar sin pistas
star-undo = Ganar sin deshacer
star-second = Ganar jugando en segundo lugar
star-has =
    { $has ->
        [yes] conseguido
       *[no] aún no
    }
