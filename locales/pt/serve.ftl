# What `totemic serve` says.

serve-address = A aplicação está em { $address }. Ctrl-C termina-a.
serve-port-in-use = A porta { $port } já é usada por outro programa. Escolhe outra com --port, ou omite a opção para obter uma livre.
serve-port-forbidden = A porta { $port } exige direitos de administrador. Escolhe uma acima de 1023 com --port.
serve-host = «{ $host }» não é um endereço deste computador.
serve-failed = Não é possível servir a aplicação: { $reason }.
serve-no-browser = Não foi possível abrir um navegador. Abre tu o endereço.
serve-not-built = Este programa foi compilado sem a aplicação web. Executa «cargo xtask serve» na pasta do projeto.
