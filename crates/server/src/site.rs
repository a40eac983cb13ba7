//! The files of the web app, and which of them answers a path.

use std::collections::HashMap;

use axum::body::Bytes;

use crate::encoding::Encoding;

/// A built web app: its files by path, ready to be sent.
#[derive(Debug, Default)]
pub struct Site {
    files: HashMap<String, File>,
}

/// One file, with its compressed forms.
#[derive(Debug)]
pub(crate) struct File {
    plain: Form,
    compressed: Vec<(Encoding, Form)>,
}

/// The bytes of a file in one encoding, and the tag by which a browser knows them again.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) bytes: Bytes,
    pub(crate) tag: String,
}

/// The page for addresses that lead nowhere. The app on a device fetches it by this name; the
/// address of the page without the ending leads nowhere, too.
pub(crate) const MISSING: &str = "404.html";

/// What answers a path.
#[derive(Debug)]
pub(crate) enum Answer<'a> {
    /// This file, whose name tells its type.
    File(String, &'a File),
    /// A page stands at this path instead.
    Moved(String),
    /// Nothing; the page that says so, if the site has one.
    NotFound(Option<&'a File>),
}

impl Site {
    /// A site of files: path without a leading slash, bytes, and the SHA-256 hash of the bytes.
    ///
    /// A file `a.js.br` or `a.js.gz` beside `a.js` is its compressed form.
    pub fn new(files: impl IntoIterator<Item = (String, Bytes, [u8; 32])>) -> Site {
        let mut forms: HashMap<String, Form> = files
            .into_iter()
            .map(|(path, bytes, hash)| {
                (
                    path,
                    Form {
                        bytes,
                        tag: tag(&hash),
                    },
                )
            })
            .collect();
        let compressed: Vec<(String, Encoding)> = forms
            .keys()
            .filter_map(|path| {
                let encoding = Encoding::ALL
                    .into_iter()
                    .find(|e| path.ends_with(e.suffix()))?;
                let of = path.strip_suffix(encoding.suffix())?;
                forms.contains_key(of).then(|| (of.to_owned(), encoding))
            })
            .collect();
        let mut variants: HashMap<String, Vec<(Encoding, Form)>> = HashMap::new();
        for (of, encoding) in compressed {
            if let Some(form) = forms.remove(&format!("{of}{}", encoding.suffix())) {
                variants.entry(of).or_default().push((encoding, form));
            }
        }
        let files = forms
            .into_iter()
            .map(|(path, plain)| {
                let compressed = variants.remove(&path).unwrap_or_default();
                (path, File { plain, compressed })
            })
            .collect();
        Site { files }
    }

    /// Whether there is nothing to show, because the web app was not built.
    pub fn is_empty(&self) -> bool {
        !self.files.contains_key("index.html")
    }

    /// What answers the path of a request.
    pub(crate) fn answer(&self, path: &str) -> Answer<'_> {
        let path = path.strip_prefix('/').unwrap_or(path);
        if path.is_empty() {
            return self.file("index.html").unwrap_or(Answer::NotFound(None));
        }
        if let Some(bare) = path.strip_suffix('/')
            && self.files.contains_key(&format!("{bare}.html"))
        {
            return Answer::Moved(format!("/{bare}"));
        }
        let page = format!("{path}.html");
        self.file(path)
            .or_else(|| self.file(&page).filter(|_| page != MISSING))
            .unwrap_or_else(|| Answer::NotFound(self.files.get(MISSING)))
    }

    fn file(&self, path: &str) -> Option<Answer<'_>> {
        self.files
            .get(path)
            .map(|file| Answer::File(path.to_owned(), file))
    }
}

impl File {
    /// The smallest form among the encodings that the client understands.
    pub(crate) fn form(&self, accepted: &[Encoding]) -> (Option<Encoding>, &Form) {
        self.compressed
            .iter()
            .filter(|(encoding, form)| {
                accepted.contains(encoding) && form.bytes.len() < self.plain.bytes.len()
            })
            .min_by_key(|(_, form)| form.bytes.len())
            .map_or((None, &self.plain), |(encoding, form)| {
                (Some(*encoding), form)
            })
    }

    /// Whether what is sent depends on what the client understands.
    pub(crate) fn varies(&self) -> bool {
        !self.compressed.is_empty()
    }
}

/// The entity tag of a hash: half of it is plenty.
fn tag(hash: &[u8; 32]) -> String {
    let digits: String = hash[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("\"{digits}\"")
}
