# What `totemic serve` says.

serve-address = The app is at { $address }. Ctrl-C stops it.
serve-port-in-use = Port { $port } is in use by another program. Choose another one with --port, or leave it out to get a free one.
serve-port-forbidden = Port { $port } needs administrator rights. Choose one above 1023 with --port.
serve-host = “{ $host }” is not an address of this machine.
serve-failed = The app cannot be served: { $reason }.
serve-no-browser = No browser could be opened. Open the address yourself.
serve-not-built = This program was built without the web app. Run “cargo xtask serve” in the folder of the project.
