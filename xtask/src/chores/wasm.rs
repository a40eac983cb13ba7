//! `cargo xtask wasm`: the rules, the table and the engine as WebAssembly for the browser.
//!
//! Cargo decides what is out of date; the JavaScript side is written again only when the
//! compiled module is newer than it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::Chore;
use crate::programs;
use crate::step::{self, BUILT, built, cargo, is_closing_line, root};
use crate::wasm_toolchain::{TARGET, Toolchain};

pub(super) const CHORE: Chore = Chore {
    name: "wasm",
    usage: "wasm [--debian]",
    about: "Builds crates/wasm into web/src/lib/wasm; --debian: with Debian's compiler",
    run,
};

/// The crates that run in the browser.
const PACKAGES: &str = "--package totemic-rules --package totemic-engine --package totemic-table --package totemic-wasm";

/// Where the modules go.
const FOLDER: &str = "web/src/lib/wasm";

/// A module of `crates/wasm`: a feature, which its files are named after, and a profile.
struct Module {
    feature: &'static str,
    profile: &'static str,
}

const MODULES: [Module; 3] = [
    Module {
        feature: "page",
        profile: "wasm-page",
    },
    Module {
        feature: "engine",
        profile: "wasm",
    },
    Module {
        feature: "review",
        profile: "wasm",
    },
];

fn run(words: &[String]) -> Result<()> {
    match words {
        [] => build(),
        [word] if word == "--debian" => build_with(Toolchain::debian()?),
        [word, ..] => bail!("“{word}” is not understood; `--help` shows the usage"),
    }
}

/// Builds what is out of date of the package.
pub(super) fn build() -> Result<()> {
    build_with(Toolchain::find_or_install()?)
}

/// Checks that the crates of the browser compile for it, where a toolchain for it is there.
pub(super) fn check_if_ready() -> Result<()> {
    let Some(toolchain) = Toolchain::find() else {
        step::skip(
            "wasm check",
            "no wasm toolchain; `cargo xtask wasm` installs one",
        );
        return Ok(());
    };
    step::run(
        "wasm check",
        toolchain.cargo(&format!("check --quiet --profile wasm {PACKAGES}")),
    )
}

/// Plays through the built package in Node, once the tests in Rust have built the examples.
pub(super) fn test() -> Result<()> {
    programs::node()?;
    let mut node = step::command("node");
    node.args(["--test", "--test-reporter=spec"]);
    node.args(test_files()?).env(BUILT, built()?);
    step::run_showing("wasm tests", node, is_closing_line)
}

/// The files `crates/wasm/tests/*.test.mjs`.
fn test_files() -> Result<Vec<PathBuf>> {
    let folder = Path::new("crates/wasm/tests");
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join(folder))? {
        let name = entry?.file_name();
        if name.to_string_lossy().ends_with(".test.mjs") {
            files.push(folder.join(name));
        }
    }
    Ok(files)
}

fn build_with(toolchain: Toolchain) -> Result<()> {
    compare_versions()?;
    MODULES
        .iter()
        .try_for_each(|module| build_module(toolchain, module))
}

fn build_module(toolchain: Toolchain, Module { feature, profile }: &Module) -> Result<()> {
    let name = format!("wasm build, {feature} ({})", toolchain.name());
    let build = format!(
        "build --quiet --package totemic-wasm --no-default-features --features {feature} --profile {profile}"
    );
    step::run(&name, toolchain.cargo(&build))?;
    let module = toolchain
        .target_folder()
        .join(TARGET)
        .join(profile)
        .join("wasm.wasm");
    let bound = root().join(FOLDER).join(format!("{feature}_bg.wasm"));
    let sources = [module.clone(), root().join("tools/bindgen/Cargo.lock")];
    if sources.iter().all(|source| is_newer(&bound, source)) {
        return Ok(());
    }
    bind(&module, feature, &bound)
}

/// Writes the JavaScript side with the tool of the repository.
fn bind(module: &Path, name: &str, bound: &Path) -> Result<()> {
    let mut tool = cargo("build --quiet --locked --manifest-path tools/bindgen/Cargo.toml");
    tool.args(["--target-dir", "target/bindgen"]);
    step::run("wasm bindings tool", tool)?;
    let folder = root().join(FOLDER);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {FOLDER}"))?;
    let mut bindgen = step::command(root().join("target/bindgen/debug/bindgen"));
    bindgen.arg(module).arg(&folder).arg(name);
    step::run("wasm bindings", bindgen)?;
    if !bound.is_file() {
        bail!("the bindings tool did not write {}", bound.display());
    }
    Ok(())
}

fn is_newer(made: &Path, source: &Path) -> bool {
    let modified = |path: &Path| path.metadata().and_then(|meta| meta.modified()).ok();
    match (modified(made), modified(source)) {
        (Some(made), Some(source)) => made >= source,
        _ => false,
    }
}

/// The module and the tool that binds it must come from one version of wasm-bindgen.
fn compare_versions() -> Result<()> {
    let read = |path: &str| {
        fs::read_to_string(root().join(path)).with_context(|| format!("cannot read {path}"))
    };
    let module = locked_version(&read("Cargo.lock")?, "wasm-bindgen");
    let tool = locked_version(&read("tools/bindgen/Cargo.lock")?, "wasm-bindgen-shared");
    match (module, tool) {
        (Some(module), Some(tool)) if module == tool => Ok(()),
        (Some(module), Some(tool)) => bail!(
            "Cargo.lock has wasm-bindgen {module}, tools/bindgen/Cargo.lock has {tool}. Write \
             wasm-bindgen-cli-support = \"={module}\" into tools/bindgen/Cargo.toml and run\n  \
             cargo update --manifest-path tools/bindgen/Cargo.toml wasm-bindgen-cli-support"
        ),
        _ => bail!("wasm-bindgen is not in Cargo.lock or not in tools/bindgen/Cargo.lock"),
    }
}

/// The version of a package in the text of a lock file.
fn locked_version(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    Some(version.trim_end_matches('"').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locked_version_is_read_by_the_whole_name() {
        let lock = "[[package]]\nname = \"a-b\"\nversion = \"2.0.0\"\n\n\
                    [[package]]\nname = \"a\"\nversion = \"1.2.3\"\n";
        assert_eq!(locked_version(lock, "a").as_deref(), Some("1.2.3"));
        assert_eq!(locked_version(lock, "b"), None);
    }

    #[test]
    fn module_and_bindings_tool_have_one_version() {
        compare_versions().unwrap();
    }
}
