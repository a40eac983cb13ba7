# What `totemic serve` says.

serve-address = Aplikace běží na adrese { $address }. Ctrl-C ji ukončí.
serve-port-in-use = Port { $port } už používá jiný program. Zvol jiný pomocí --port, nebo volbu vynech a použije se volný.
serve-port-forbidden = Port { $port } vyžaduje práva správce. Zvol pomocí --port číslo větší než 1023.
serve-host = „{ $host }“ není adresa tohoto počítače.
serve-failed = Aplikaci nelze spustit: { $reason }.
serve-no-browser = Nepodařilo se otevřít prohlížeč. Otevři adresu ručně.
serve-not-built = Tento program byl sestaven bez webové aplikace. Spusť „cargo xtask serve“ ve složce projektu.
