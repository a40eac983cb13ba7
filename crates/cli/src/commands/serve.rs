//! `totemic serve`: the web app, from this program.

use std::net::SocketAddr;
use std::process::{Command, ExitCode, Stdio};

use serde_json::json;
use server::{BindError, Server, Site};

use crate::context::Context;
use crate::failure::Failure;
use crate::notice::tell;

/// Serve the web app from this program, until Ctrl-C.
///
/// Nothing else needs to be running, and nothing is loaded from elsewhere.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic serve --open
  totemic serve --host 0.0.0.0 --port 8080")]
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
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let server = Server::bind(&self.host, self.port)
            .map_err(|error| Failure::Input(sentence(context, &error)))?;
        let address = link(server.address());
        if context.json {
            context.print_json(&json!({ "address": address }))?;
        } else {
            let text = [("address", address.as_str().into())];
            context.print(&format!("{}\n", context.texts.say("serve-address", &text)))?;
        }
        if Site::embedded().is_empty() {
            tell(&context.texts.say("serve-not-built", &[]));
        }
        if self.open && !open(&address) {
            tell(&context.texts.say("serve-no-browser", &[]));
        }
        server.run()?;
        Ok(ExitCode::SUCCESS)
    }
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
    use super::*;

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
