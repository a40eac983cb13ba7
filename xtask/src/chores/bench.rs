//! `cargo xtask bench`: every benchmark of the workspace, or those of one crate.

use std::fs;

use anyhow::{Result, bail};

use super::Chore;
use crate::step::{self, cargo, root};
use crate::{packages, programs};

pub(super) const CHORE: Chore = Chore {
    name: "bench",
    usage: "bench [NAME…]",
    about: "Runs the benchmarks, all or those named",
    run,
};

/// The benchmark that valgrind runs.
const COUNTS_INSTRUCTIONS: &str = "instructions";

fn run(names: &[String]) -> Result<()> {
    let all = benches()?;
    if let Some(unknown) = names
        .iter()
        .find(|name| !all.iter().any(|(_, bench)| bench == *name))
    {
        let known: Vec<_> = all.iter().map(|(_, bench)| bench.as_str()).collect();
        bail!(
            "there is no benchmark “{unknown}”; there are: {}",
            known.join(", ")
        );
    }
    for (folder, bench) in all {
        if names.is_empty() || names.contains(&bench) {
            if bench == COUNTS_INSTRUCTIONS && programs::find("valgrind").is_none() {
                programs::apt_install(&["valgrind"])?;
            }
            let package = packages::of_folder(&folder);
            println!("\n{package}: {bench}");
            let command = cargo(&format!(
                "bench --quiet --package {package} --bench {bench}"
            ));
            step::run_in_front(&bench, command)?;
        }
    }
    Ok(())
}

/// The crate's folder and the name of every file `crates/*/benches/*.rs`, sorted.
fn benches() -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for folder in fs::read_dir(root().join("crates"))? {
        let folder = folder?;
        let Ok(files) = fs::read_dir(folder.path().join("benches")) else {
            continue;
        };
        for file in files {
            let path = file?.path();
            let is_rust = path.extension().is_some_and(|extension| extension == "rs");
            if let (true, Some(stem)) = (is_rust, path.file_stem()) {
                let folder = folder.file_name().to_string_lossy().into_owned();
                found.push((folder, stem.to_string_lossy().into_owned()));
            }
        }
    }
    found.sort();
    Ok(found)
}
