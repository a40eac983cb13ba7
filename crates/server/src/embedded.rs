//! The built web app inside the program.

use std::borrow::Cow;

use axum::body::Bytes;
use rust_embed::Embed;

use crate::site::Site;

#[derive(Embed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/build"]
#[allow_missing = true]
struct Build;

impl Site {
    /// The web app that was built before the program was; empty if it was not.
    pub fn embedded() -> Site {
        let files = Build::iter().filter_map(|path| {
            let file = Build::get(&path)?;
            let bytes = match file.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => Bytes::from(bytes),
            };
            Some((path.into_owned(), bytes, file.metadata.sha256_hash()))
        });
        Site::new(files)
    }
}
