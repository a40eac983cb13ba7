//! `totemic serve`: the web app and online play, from this program.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use serde_json::json;
use server::online::http::{Public, Standing};
use server::online::{Database, Host, HostError};
use server::{BindError, Server, Site};
use tracing_subscriber::filter::LevelFilter;

use crate::context::Context;
use crate::data_folder::{self, Place};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::notice::{quoted, tell};

/// Serve the web app from this program, until Ctrl-C.
///
/// Nothing else needs to be running, and nothing is loaded from elsewhere. Two people can play
/// against each other through it; their games are kept in a file.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic serve --open
  totemic serve --room
  totemic serve --host 0.0.0.0 --port 8080 --public https://play.example.org")]
pub(crate) struct Args {
    /// The address to listen at; 0.0.0.0 lets other machines in.
    #[arg(long, default_value = "127.0.0.1")]
    host: String,

    /// The port [default: 8686 if it is free, otherwise any free one].
    #[arg(long)]
    port: Option<u16>,

    /// Open the app in the browser.
    #[arg(long)]
    open: bool,

    /// Let others in the same network in, and show the address for them.
    #[arg(long, conflicts_with = "host")]
    room: bool,

    /// The address at which people find the server behind a proxy, with its http or https.
    #[arg(long, value_name = "URL", conflicts_with = "offline")]
    public: Option<String>,

    /// The address of a proxy that is believed when it says for whom it asks; can be repeated.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "offline")]
    proxy: Vec<IpAddr>,

    /// The file in which online games are kept, or :memory: [default: one in your data folder].
    #[arg(long, value_name = "FILE", conflicts_with = "offline")]
    database: Option<PathBuf>,

    /// A port of this machine for /healthz, /readyz and /metrics.
    #[arg(long, value_name = "PORT", conflicts_with = "offline")]
    health: Option<u16>,

    /// How much the log on standard error tells, which has no secrets and no addresses.
    #[arg(
        long,
        value_name = "LEVEL",
        default_value = "info",
        conflicts_with = "offline"
    )]
    log: Log,

    /// Serve the app alone, without online play.
    #[arg(long)]
    offline: bool,
}

/// How much is told of online play.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Log {
    /// Nothing.
    Off,
    /// What whoever runs the server has to see to.
    Error,
    /// Also whom it had to refuse.
    Warn,
    /// Also start, end and every game.
    Info,
}

impl Log {
    fn filter(self) -> LevelFilter {
        match self {
            Log::Off => LevelFilter::OFF,
            Log::Error => LevelFilter::ERROR,
            Log::Warn => LevelFilter::WARN,
            Log::Info => LevelFilter::INFO,
        }
    }
}

/// Online games and where they are kept.
struct Kept {
    host: Host,
    /// As a sentence.
    place: String,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        let refused = |error: BindError| Failure::Input(sentence(context, &error));
        let listen = if self.room { "0.0.0.0" } else { &self.host };
        // A wrong address is told before anything is made or changed.
        Server::check_host(listen).map_err(refused)?;
        server::raise_open_files();
        let kept = self.kept(context)?;
        let server = Server::bind(listen, self.port).map_err(refused)?;
        let health = self
            .health
            .map(|port| Server::bind("127.0.0.1", Some(port)));
        let health = health.transpose().map_err(refused)?;
        if let Some(kept) = &kept {
            tell(&kept.place);
        }
        let address = self.address(context, server.address());
        if let Some(kept) = kept.as_ref().filter(|_| leads_here(&address)) {
            kept.host.reached_at(&address);
        }
        if context.json {
            context.print_json(&json!({ "address": address }))?;
        } else {
            let text = [("address", address.as_str().into())];
            context.print(&format!("{}\n", context.texts.say("serve-address", &text)))?;
        }
        if self.room
            && !context.json
            && let Some(code) = code_of(&address)
        {
            context.print(&code)?;
        }
        if Site::embedded().is_empty() {
            tell(&context.texts.say("serve-not-built", &[]));
        }
        if self.open && !open(&address) {
            tell(&context.texts.say("serve-no-browser", &[]));
        }
        match kept {
            Some(kept) => server.run_online(&kept.host, health)?,
            None => server.run()?,
        }
        Ok(Exit::Done)
    }

    /// Opens where online games are kept; nothing listens before that has worked.
    fn kept(&self, context: &Context) -> Result<Option<Kept>, Failure> {
        if self.offline {
            return Ok(None);
        }
        // What goes wrong inside is told in a line each; a second subscriber there cannot be.
        let _ = tracing_subscriber::fmt()
            .with_writer(std::io::stderr)
            .with_ansi(false)
            .with_target(false)
            .with_max_level(self.log.filter())
            .try_init();
        let public = self.public.as_deref().map(|url| {
            Public::new(url).map_err(|_| {
                let url = [("url", quoted(url).into())];
                Failure::Input(context.texts.say("serve-public", &url))
            })
        });
        let (database, place) = match data_folder::database(self.database.as_deref(), context)? {
            Place::Memory => {
                let place = context.texts.say("serve-database-memory", &[]);
                (Database::Memory, place)
            }
            Place::File(file) => {
                let name = [("file", quoted(&file.to_string_lossy()).into())];
                let place = context.texts.say("serve-database", &name);
                (Database::File(file), place)
            }
        };
        let standing = Standing {
            public: public.transpose()?,
            proxies: self.proxy.clone(),
        };
        Host::open(&database, standing)
            .map(|host| Some(Kept { host, place }))
            .map_err(|error| Failure::Input(host_sentence(context, &database, &error)))
    }

    /// The address to tell: the one that a proxy shows, or one that works for those who are
    /// let in.
    fn address(&self, context: &Context, bound: SocketAddr) -> String {
        if let Some(public) = &self.public {
            return public.trim_end_matches('/').to_owned();
        }
        if bound.ip().is_unspecified() {
            match local_network() {
                Some(ip) => return format!("http://{}", SocketAddr::new(ip, bound.port())),
                None => tell(&context.texts.say("serve-no-network", &[])),
            }
        }
        link(bound)
    }
}

/// An address as a code that a phone reads from the screen, dark on light whatever the terminal's
/// colours are; none for an address that leads nowhere from elsewhere.
fn code_of(address: &str) -> Option<String> {
    if !leads_here(address) {
        return None;
    }
    let code = QrCode::new(address).ok()?;
    let blocks = code
        .render::<Dense1x2>()
        .dark_color(Dense1x2::Light)
        .light_color(Dense1x2::Dark)
        .build();
    Some(format!("{blocks}\n"))
}

/// Does an address lead to this machine from others?
fn leads_here(address: &str) -> bool {
    let host = address.split_once("://").map_or(address, |(_, host)| host);
    let (name, _port) = host.rsplit_once(':').unwrap_or((host, ""));
    let name = name.trim_matches(['[', ']']);
    let number = name.parse::<IpAddr>();
    name != "localhost" && !number.is_ok_and(|number| number.is_loopback())
}

/// The address of this machine in its network. Nothing is sent: the system only says which way
/// it would go.
fn local_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// Why online games cannot be kept, as a sentence.
fn host_sentence(context: &Context, database: &Database, error: &HostError) -> String {
    let file = match database {
        Database::File(file) => quoted(&file.to_string_lossy()),
        Database::Memory => ":memory:".to_owned(),
    };
    let key = match error {
        HostError::Open(error) => format!("serve-database-{}", error.code()),
        HostError::Store(_) => "serve-database-damaged".to_owned(),
        HostError::System(_) => "serve-failed".to_owned(),
    };
    let reason = error.to_string();
    context
        .texts
        .say(&key, &[("file", file.into()), ("reason", reason.into())])
}
/// Why the server cannot listen, as a sentence.
fn sentence(context: &Context, error: &BindError) -> String {
    let variable = match error {
        BindError::PortInUse { port } | BindError::PortForbidden { port } => {
            // As text: a number would be written with the separators of the language.
            ("port", port.to_string().into())
        }
        BindError::Host { host } => ("host", host.as_str().into()),
        BindError::Other(error) => ("reason", error.to_string().into()),
    };
    let key = match error {
        BindError::Other(_) => "serve-failed".to_owned(),
        _ => format!("serve-{}", error.code()),
    };
    context.texts.say(&key, &[variable])
}

/// The address as one types it into a browser on this machine.
fn link(address: SocketAddr) -> String {
    if address.ip().is_unspecified() || address.ip().is_loopback() && address.is_ipv6() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

/// Opens an address in the browser of the system, and says whether that could be started.
fn open(address: &str) -> bool {
    let (program, words): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(target_os = "windows") {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    Command::new(program)
        .args(words)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}

#[cfg(test)]
mod tests {
    use server::store::{OpenError, StoreError};

    use super::*;

    #[test]
    fn an_address_has_a_code_if_it_leads_here_from_elsewhere() {
        assert!(code_of("http://192.168.1.5:8686").unwrap().lines().count() > 10);
        assert_eq!(code_of("http://localhost:8686"), None);
        assert_eq!(code_of("http://127.0.0.1:8686"), None);
        assert_eq!(code_of("http://[::1]:8686"), None);
        assert!(
            leads_here("https://localhosts.example.org"),
            "a name that only begins so"
        );
    }

    #[test]
    fn every_reason_not_to_keep_games_has_its_sentence() {
        let context = Context::new(Some("en"), false);
        let file = Database::File("games.db".into());
        let io = || std::io::Error::other("x");
        for error in [
            HostError::Open(OpenError::InUse),
            HostError::Open(OpenError::Newer),
            HostError::Open(OpenError::File(io())),
            HostError::Store(StoreError::Damaged("x".to_owned())),
            HostError::System(io()),
        ] {
            let sentence = host_sentence(&context, &file, &error);
            assert!(
                sentence.ends_with('.') && !sentence.contains('{'),
                "{sentence}"
            );
        }
    }

    #[test]
    fn the_link_works_on_this_machine() {
        for (address, expected) in [
            ("127.0.0.1:8686", "http://127.0.0.1:8686"),
            ("0.0.0.0:80", "http://localhost:80"),
            ("[::1]:8686", "http://localhost:8686"),
        ] {
            assert_eq!(link(address.parse().unwrap()), expected);
        }
    }

    #[test]
    fn every_reason_not_to_listen_has_its_sentence() {
        let errors = [
            BindError::PortInUse { port: 8686 },
            BindError::PortForbidden { port: 80 },
            BindError::Host { host: "x".into() },
            BindError::Other(std::io::Error::other("x")),
        ];
        let context = Context::new(Some("en"), false);
        for error in errors {
            let sentence = sentence(&context, &error);
            assert!(
                sentence.ends_with('.') && !sentence.contains('{'),
                "{sentence}"
            );
        }
    }
}
