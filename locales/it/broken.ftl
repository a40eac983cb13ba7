# Quando una pagina non si può mostrare. L’app porta sempre con sé questo file in tutte le lingue,
# per quando non si riesce a caricare altro.

broken-page = Non è possibile mostrare questa pagina.
broken-kept = La tua partita è conservata su questo dispositivo.
broken-again = Riprova
broken-new = Nuova partita
broken-analysis = Nuova analisi
broken-steps = Torna ai passi
broken-copy = Copia la partita
broken-copied = Copiata
broken-text = La partita come testo, da copiare a mano
broken-home = Torna ai giochi
