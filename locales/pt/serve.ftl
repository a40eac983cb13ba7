# What `totemic serve` and `totemic backup` say.

serve-address = A aplicação está em { $address }. Ctrl-C termina-a.
serve-port-in-use = A porta { $port } já é usada por outro programa. Escolhe outra com --port, ou omite a opção para obter uma livre.
serve-port-forbidden = A porta { $port } exige direitos de administrador. Escolhe uma acima de 1023 com --port.
serve-host = «{ $host }» não é um endereço deste computador.
serve-failed = Não é possível iniciar a aplicação: { $reason }.
serve-no-browser = Não foi possível abrir um navegador. Abre tu o endereço.
serve-not-built = Este programa foi compilado sem a aplicação web. Executa «cargo xtask serve» na pasta do projeto.

serve-database = As partidas online são guardadas em { $file }.
serve-database-memory = As partidas online ficam na memória e perdem-se quando o programa termina.
serve-database-in-use = { $file } já é usado por outro programa. Termina esse programa, escolhe outro ficheiro com --database ou inicia só a aplicação com --offline.
serve-database-newer = { $file } é de uma versão mais recente do totemic. Usa essa versão ou escolhe outro ficheiro com --database.
serve-database-file = Não é possível guardar partidas online em { $file }: { $reason }. Escolhe outro ficheiro com --database ou inicia só a aplicação com --offline.
serve-database-damaged = { $file } não é uma base de partidas online, ou está danificado: { $reason }. Escolhe outro ficheiro com --database.
serve-no-folder = Não há pasta de dados para as partidas online. Indica um ficheiro com --database ou inicia só a aplicação com --offline.
serve-public = «{ $url }» não é um endereço como https://play.example.org.
serve-no-network = Este computador não está ligado a nenhuma rede, por isso mais ninguém consegue chegar à aplicação.
backup-done = As partidas online foram copiadas para { $file }.
backup-missing = Não há partidas online em { $file }.
backup-exists = Já existe um ficheiro { $file }.
backup-failed = Não foi possível copiar as partidas online para { $file }: { $reason }.
