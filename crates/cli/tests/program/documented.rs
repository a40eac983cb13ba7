//! The examples in `docs/cli.md`, run as they stand there; and what is made for shells and for
//! `man`.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::{run, stdout_of};

/// Each command of the page's `console` blocks with what it prints.
#[cfg(unix)]
fn examples(page: &str) -> Vec<(String, Vec<String>)> {
    let mut examples: Vec<(String, Vec<String>)> = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if let (true, Some(command)) = (inside, line.strip_prefix("$ ")) {
            examples.push((command.to_owned(), Vec::new()));
        } else if inside && let Some((_, output)) = examples.last_mut() {
            output.push(line.to_owned());
        }
    }
    examples
}

/// Is this what was said? `…` stands for what differs from run to run or is too long to print: a
/// value, the rest of a list, the lines that follow.
fn fits(said: &Value, printed: &Value) -> bool {
    match (said, printed) {
        (Value::String(said), _) if said == "…" => true,
        (Value::Array(said), Value::Array(printed)) => {
            let (said, rest) = match said.split_last() {
                Some((last, before)) if last == "…" => (before, true),
                _ => (said.as_slice(), false),
            };
            (said.len() == printed.len() || rest && said.len() < printed.len())
                && said.iter().zip(printed).all(|(a, b)| fits(a, b))
        }
        (Value::Object(said), Value::Object(printed)) => {
            said.keys().eq(printed.keys())
                && said.values().zip(printed.values()).all(|(a, b)| fits(a, b))
        }
        _ => said == printed,
    }
}

fn line_fits(said: &str, printed: &str) -> bool {
    match (serde_json::from_str(said), serde_json::from_str(printed)) {
        (Ok(said), Ok(printed)) => fits(&said, &printed),
        _ => said == printed,
    }
}

#[test]
#[cfg(unix)]
fn the_examples_of_the_page_print_what_it_says() {
    use std::env;
    use std::process::Command;

    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cli.md");
    let examples = examples(&fs::read_to_string(page).unwrap());
    assert!(examples.len() > 15, "{examples:?}");
    let folder = TempDir::new().unwrap();
    let programs = Path::new(env!("CARGO_BIN_EXE_totemic")).parent().unwrap();
    let path = env::var("PATH").unwrap_or_default();
    for (command, said) in examples {
        let output = Command::new("sh")
            .args(["-c", &format!("exec 2>&1\n{command}")])
            .current_dir(&folder)
            .env("PATH", format!("{}:{path}", programs.display()))
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        let mut lines = printed.lines();
        for (index, said) in said.iter().enumerate() {
            if said == "…" {
                lines.by_ref().for_each(drop);
                continue;
            }
            let fits = lines.next().is_some_and(|line| line_fits(said, line));
            assert!(
                fits,
                "{command}\nline {}: {said}\nprinted:\n{printed}",
                index + 1
            );
        }
        assert_eq!(lines.next(), None, "{command} prints more:\n{printed}");
    }
}

#[test]
fn what_stands_for_the_rest_stands_for_nothing_else() {
    let fits = |said, printed| line_fits(said, printed);
    assert!(fits(r#"{"a": "…", "b": [1, "…"]}"#, r#"{"a":7,"b":[1,2]}"#));
    assert!(!fits(r#"{"a": "…"}"#, r#"{"a":7,"b":1}"#));
    assert!(!fits(r#"{"a": "…", "b": 1}"#, r#"{"a":7}"#));
    assert!(!fits(r#"[1, "…"]"#, "[2,3]"));
    assert!(!fits("[1]", "[1,2]"));
}

#[test]
fn every_shell_gets_completions_of_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let text = stdout_of(&["completions", shell]);
        for word in ["solution", "perft", "--json", "--divide"] {
            // Options of fish are written without the dashes.
            let word = word.trim_start_matches('-');
            assert!(text.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn every_command_gets_a_manual_page() {
    let folder = TempDir::new().unwrap();
    let pages = folder.path().join("man/man1");
    let written = run(&["manual".as_ref(), pages.as_os_str()]);
    assert!(written.status.success(), "{written:?}");
    let page = |name: &str| fs::read_to_string(pages.join(name)).unwrap();
    assert!(page("totemic.1").contains("totemic\\-solve(1)"));
    assert!(page("totemic-solution-map-build.1").contains("\\-\\-journal"));
    assert!(page("totemic-perft.1").contains("\\-\\-divide"));
    let written = run(&["manual".as_ref(), pages.join("totemic.1").as_os_str()]);
    assert_eq!(written.status.code(), Some(2), "{written:?}");
}
