//! The licences of what other people wrote and we pass on, collected from their packages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::step::{self, root};
use crate::wasm_toolchain;

/// The npm packages that web/src takes code from. What they need in turn is found.
const OF_THE_PAGE: [&str; 4] = ["@fluent/bundle", "@sveltejs/kit", "svelte", "uqr"];

/// A package and the texts with which it wants to be passed on.
#[derive(Debug)]
struct Package {
    name: String,
    licence: String,
    texts: Vec<String>,
}

/// The licence texts of everything in the program and in the page that it serves.
pub(crate) fn licences(host: &str) -> Result<String> {
    let mut packages = crates("totemic", host)?;
    packages.extend(crates("wasm", wasm_toolchain::TARGET)?);
    packages.extend(npm()?);
    Ok(listed(&packages))
}

/// Each text once, after the packages that come under it.
fn listed(packages: &[Package]) -> String {
    let mut by_text: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for package in packages {
        for text in &package.texts {
            let name = format!("{} ({})", package.name, package.licence);
            by_text.entry(text).or_default().insert(name);
        }
    }
    let mut texts: Vec<_> = by_text.into_iter().collect();
    texts.sort_by(|(_, a), (_, b)| a.cmp(b));
    let mut list = String::from(
        "This program holds code of the packages below, each under the licence that follows it.\n",
    );
    for (text, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        // Writing to a string cannot fail.
        let _ = write!(
            list,
            "\n{}\n\n{}\n\n{text}\n",
            "=".repeat(80),
            names.join("\n")
        );
    }
    list
}

/// The crates of other people that are linked into a package of ours.
fn crates(package: &str, target: &str) -> Result<Vec<Package>> {
    let metadata = metadata(target)?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages: BTreeMap<String, Value> = list(&metadata["packages"])
        .into_iter()
        .map(|package| (text(&package["id"]), package))
        .collect();
    let nodes: BTreeMap<String, Value> = list(&metadata["resolve"]["nodes"])
        .into_iter()
        .map(|node| (text(&node["id"]), node))
        .collect();
    let ours = packages
        .iter()
        .find(|(_, found)| found["name"] == package && found["source"].is_null())
        .with_context(|| format!("there is no package {package}"))?;
    let mut waiting = vec![ours.0.clone()];
    let mut seen = BTreeSet::new();
    let mut linked = Vec::new();
    while let Some(id) = waiting.pop() {
        let Some(package) = packages.get(&id) else {
            bail!("cargo knows nothing of {id}");
        };
        // A macro runs while we compile and is not passed on.
        let is_macro = list(&package["targets"])
            .iter()
            .any(|target| list(&target["kind"]).contains(&Value::from("proc-macro")));
        if is_macro || !seen.insert(id.clone()) {
            continue;
        }
        if !package["source"].is_null() {
            linked.push(of_crate(package)?);
        }
        for dependency in list(&nodes[&id]["deps"]) {
            // A kind that is null is that of the program itself, not of its tests or its build.
            let kinds = list(&dependency["dep_kinds"]);
            if kinds.iter().any(|kind| kind["kind"].is_null()) {
                waiting.push(text(&dependency["pkg"]));
            }
        }
    }
    Ok(linked)
}

fn metadata(target: &str) -> Result<Value> {
    let output = step::cargo("metadata --format-version 1 --locked --filter-platform")
        .arg(target)
        .output()?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

fn of_crate(package: &Value) -> Result<Package> {
    let manifest = PathBuf::from(text(&package["manifest_path"]));
    let folder = manifest.parent().unwrap_or(&manifest);
    let authors = package["authors"].as_array().into_iter().flatten();
    let authors: Vec<String> = authors.map(text).collect();
    described(package, folder, &authors.join(", "))
}

/// The packages that the page takes code from, and those that they need.
fn npm() -> Result<Vec<Package>> {
    let mut waiting: Vec<String> = OF_THE_PAGE.map(str::to_owned).into();
    let mut seen = BTreeSet::new();
    let mut packages = Vec::new();
    while let Some(name) = waiting.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let folder = root().join("web/node_modules").join(&name);
        let manifest = folder.join("package.json");
        let manifest =
            fs::read(&manifest).with_context(|| format!("cannot read {}", manifest.display()))?;
        let manifest: Value = serde_json::from_slice(&manifest)?;
        let author = &manifest["author"];
        let author = author["name"].as_str().or(author.as_str());
        packages.push(described(&manifest, &folder, author.unwrap_or_default())?);
        let dependencies = manifest["dependencies"].as_object().into_iter().flatten();
        waiting.extend(dependencies.map(|(name, _)| name.clone()));
    }
    Ok(packages)
}

/// A package by its manifest and its folder. One that comes without the text of its licence gets
/// the standard one.
fn described(manifest: &Value, folder: &Path, authors: &str) -> Result<Package> {
    let (name, version) = (text(&manifest["name"]), text(&manifest["version"]));
    let licence = text(&manifest["license"]);
    let mut texts = texts_in(folder)?;
    if texts.is_empty() {
        let standard = standard_text(&licence, &name, authors)?;
        texts.push(standard.with_context(|| {
            format!("{name} {version} comes without the text of its licence, {licence}")
        })?);
    }
    Ok(Package {
        name: format!("{name} {version}"),
        licence,
        texts,
    })
}

/// The licences and notices that lie in the folder of a package.
fn texts_in(folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.to_ascii_lowercase();
        let is_text = [
            "license",
            "licence",
            "unlicense",
            "copying",
            "notice",
            "copyright",
        ]
        .iter()
        .any(|start| name.starts_with(start));
        if is_text && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    let read = |path: &PathBuf| {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
        Ok(text.trim().to_owned())
    };
    let texts: Vec<String> = files.iter().map(read).collect::<Result<_>>()?;
    // One line is a name of the licence, or where a link led that was lost in packing.
    let is_text = |text: &String| text.lines().count() > 1 || text.starts_with("Copyright");
    Ok(texts.into_iter().filter(is_text).collect())
}

fn standard_text(licence: &str, name: &str, authors: &str) -> Result<Option<String>> {
    let read = |file: &str| {
        fs::read_to_string(root().join(file)).with_context(|| format!("cannot read {file}"))
    };
    if licence.contains("MIT") {
        let who = match authors {
            "" => format!("The authors of {name}"),
            _ => authors.to_owned(),
        };
        let ours = read("LICENSE-MIT")?;
        let lines = ours.lines().map(|line| match line {
            line if line.starts_with("Copyright") => format!("Copyright (c) {who}"),
            line => line.to_owned(),
        });
        let lines: Vec<String> = lines.collect();
        return Ok(Some(lines.join("\n").trim().to_owned()));
    }
    if licence.contains("Apache-2.0") {
        return Ok(Some(read("LICENSE-APACHE")?.trim().to_owned()));
    }
    Ok(None)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_in_the_program_comes_with_its_licence() {
        let host = step::host().unwrap();
        let packages = crates("totemic", &host).unwrap();
        let list = listed(&packages);
        for package in &packages {
            let texts = &package.texts;
            assert!(texts.iter().any(|text| text.len() > 500), "{package:?}");
            assert!(list.contains(&package.name), "{package:?}");
        }
        // One that is linked, one that only a macro needs, one that only tests need.
        assert!(list.contains("\nclap 4"));
        assert!(!list.contains("\noption-ext "));
        assert!(!list.contains("\nproptest "));
    }

    #[test]
    fn a_package_without_the_text_of_its_licence_gets_the_standard_one() {
        let standard = |licence| standard_text(licence, "a", "Ann").unwrap();
        let mit = standard("MIT OR Apache-2.0").unwrap();
        assert!(mit.contains("Copyright (c) Ann") && mit.contains("WITHOUT WARRANTY"));
        assert!(standard("Apache-2.0").unwrap().contains("Version 2.0"));
        assert_eq!(standard("GPL-3.0-only"), None);
    }

    #[test]
    fn the_page_takes_code_from_known_packages_alone() {
        let mut folders = vec![root().join("web/src")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let name = path.to_string_lossy().into_owned();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let is_code = name.ends_with(".ts") || name.ends_with(".svelte");
                if !is_code || name.ends_with(".test.ts") || name.contains("/lib/wasm/") {
                    continue;
                }
                let code = fs::read_to_string(&path).unwrap();
                for line in code.lines().filter(|line| !line.contains("import type")) {
                    let from = line.split_once(" from \"");
                    let Some((_, from)) = from.or(line.split_once(" import(\"")) else {
                        continue;
                    };
                    let known = OF_THE_PAGE.iter().any(|package| from.starts_with(package));
                    assert!(known || from.starts_with(['.', '$']), "{name}: {line}");
                }
            }
        }
    }
}
