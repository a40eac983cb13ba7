# Nová verze a aplikace v zařízení.

update-ready = Je připravena nová verze.
update-reload = Načíst znovu
update-later = Později
offline-title = Bez připojení
offline-ready = Vše je uloženo v tomto zařízení: aplikace funguje i bez připojení k internetu.
offline-storing = Aplikace se ukládá do tohoto zařízení…
offline-unavailable = Tady aplikace potřebuje internet: prohlížeče ji ukládají jen z adres, které začínají na https.
offline-install = Nainstalovat aplikaci
trouble-unread = Některá data uložená v tomto zařízení jsou poškozená a nedají se přečíst. Jsou odložená stranou; nic se nesmazalo.
trouble-full = Úložiště tohoto prohlížeče je plné: tvoje poslední změny se neukládají.
trouble-forbidden = Tento prohlížeč nedovolí aplikaci nic uložit: po zavření stránky o své partie přijdeš.
app-name = totemic: OXONO a YOXII
app-description = Hraj deskové hry OXONO a YOXII, uč se je a rozebírej partie, i bez připojení k internetu.
