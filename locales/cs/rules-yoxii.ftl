# Pravidla YOXII.

rules-yoxii-goal = Cíl
rules-yoxii-goal-text = Když se totem už nemůže hnout, sečtou se body na kamenech kolem něj. Kdo jich tam má víc, vyhrává.
rules-yoxii-caption-count = Červený nemůže totemem táhnout. Bílý má 4 + 2 + 1 + 3 = 10, červený 3 + 3 + 2 + 1 = 9: vyhrává bílý
rules-yoxii-setup = Začátek
rules-yoxii-setup-text = Deska má 37 polí; totem stojí uprostřed. Bílý a červený mají každý 18 kamenů: pět jedniček, pět dvojek, pět trojek a tři čtyřky. Začíná bílý.
rules-yoxii-turn = Tah
rules-yoxii-turn-text = Nejdřív táhni totemem, potom vedle něj polož jeden ze svých kamenů. Oba hráči táhnou stejným totemem. Položené kameny se už nehýbou.
rules-yoxii-move = Pohyb totemu
rules-yoxii-move-text = Totem jde o jedno pole kterýmkoli směrem, i úhlopříčně, když je to pole volné. Nebo skočí přes nepřerušenou řadu tvých kamenů, jednoho či více, na volné pole hned za ní. Přes soupeřův kámen nejde nikdy.
rules-yoxii-caption-move = Na tahu je bílý: krok na tečku, nebo skok přes bílé kameny na kroužek
rules-yoxii-place = Položení kamene
rules-yoxii-place-text = Vyber hodnotu, kterou ještě máš, a polož ji na volné pole kolem totemu, i úhlopříčně. Pole, které totem právě opustil, je zase volné a počítá se.
rules-yoxii-caption-place = Totem šel úhlopříčně vlevo nahoru; bílý může položit kámen na kterékoli čárkované pole
rules-yoxii-anywhere = Kolem totemu není místo
rules-yoxii-anywhere-text = Když po skoku není kolem totemu volné žádné pole, smí tvůj kámen na kterékoli volné pole desky.
rules-yoxii-caption-anywhere = Totem skočil na c7 a kolem něj není volné pole: bílý kámen smí kamkoli
rules-yoxii-end = Konec
rules-yoxii-end-text = Partie končí, jakmile hráč na tahu nemůže totemem táhnout, i kdyby druhý hráč mohl. Každý sečte hodnoty svých kamenů kolem totemu; kdo má víc bodů, vyhrává. Při stejném počtu bodů vyhrává, kdo tam má víc kamenů; když je i to stejné, partie končí remízou. Po 36 kamenech je deska plná, takže žádná partie netrvá déle.
rules-yoxii-notation = Jak se tahy zapisují
rules-yoxii-notation-text = d5-3e6 znamená: totem jde na d5, kámen s hodnotou 3 se položí na e6. Sloupce mají písmena a až g zleva doprava, řady čísla 1 až 7 zdola nahoru.
