# Uma nova versão, e a aplicação no dispositivo.

update-ready = Está pronta uma nova versão.
update-reload = Recarregar
update-later = Mais tarde
offline-title = Sem Internet
offline-ready = Está tudo guardado neste dispositivo: a aplicação funciona sem Internet.
offline-storing = A aplicação está a ser guardada neste dispositivo…
offline-unavailable = Aqui a aplicação precisa da Internet: os navegadores só a guardam a partir de endereços que começam por https.
offline-install = Instalar a aplicação
trouble-unread = Há dados guardados aqui que estão danificados e não se conseguem ler. Foram postos de lado; nada foi apagado.
trouble-full = O armazenamento deste navegador está cheio: as tuas últimas alterações não estão a ser guardadas.
trouble-forbidden = Este navegador não deixa a aplicação guardar nada: perdes as tuas partidas ao fechar a página.
app-name = totemic: OXONO e YOXII
app-description = Joga, aprende e analisa os jogos de tabuleiro OXONO e YOXII, mesmo sem Internet.
