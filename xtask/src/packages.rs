//! The packages of the workspace by the folders that they live in.

/// The name of the package in `crates/<folder>`.
pub(crate) fn of_folder(folder: &str) -> String {
    match folder {
        // The program has the name of the project.
        "cli" => "totemic".to_owned(),
        _ => format!("totemic-{folder}"),
    }
}
