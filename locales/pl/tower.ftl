# Wieża pokonanych i to, kto jest następny.

tower-title = Twoja wieża { $game }
tower-count = Pokonani: { $count } z 8
tower-stars =
    { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
tower-complete = Stoi cała ósemka. Co za wieża!
onward-next = Następny rywal: { $name }
onward-gentler = Trochę łatwiej: { $name }

## Gwiazdki i odznaka

stars-for = Gwiazdki za wygraną
star-both = Oboma kolorami
star-hints = Bez podpowiedzi
star-undo = Bez cofania
star-second = Gdy zaczyna rywal
star-has =
    { $has ->
        [yes] zdobyta
       *[no] jeszcze nie
    }
