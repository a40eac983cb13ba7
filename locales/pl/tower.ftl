# Wieża pokonanych i to, kto jest następny.

tower-title = Twoja wieża w { $game }
tower-count = Pokonani: { $count } z 8
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

star-both = Wygrana obydwoma kolorami
star-hints = Wygrana bez podpowiedzi
star-undo = Wygrana bez cofania
star-second = Wygrana jako drugi gracz
star-has =
    { $has ->
        [yes] zdobyte
       *[no] jeszcze nie
    }
