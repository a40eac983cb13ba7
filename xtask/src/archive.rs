//! An archive that comes out the same, byte for byte, whenever the same is put into it.

use std::fmt::Write as _;
use std::io::Read;

use anyhow::{Context, Result, bail};
use flate2::read::GzDecoder;
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

/// The list of the checksums of all other files, as `sha256sum --check` reads it.
pub(crate) const CHECKSUMS: &str = "SHA256SUMS";

/// A file of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Where it lies, with `/` between folders.
    pub(crate) path: String,
    /// Can it be run?
    pub(crate) is_program: bool,
    pub(crate) bytes: Vec<u8>,
}

impl Entry {
    /// A file that is not run.
    pub(crate) fn file(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Entry {
        Entry {
            path: path.into(),
            is_program: false,
            bytes: bytes.into(),
        }
    }
}

/// The SHA-256 of some bytes in hexadecimal.
pub(crate) fn checksum(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}

/// Packs files, with a list of their checksums, into one folder. Every file gets the same time, in
/// seconds since 1970, and belongs to nobody.
pub(crate) fn pack(folder: &str, mut entries: Vec<Entry>, time: u64) -> Result<Vec<u8>> {
    entries.sort_by(|a, b| a.path.cmp(&b.path));
    if let Some(pair) = entries.windows(2).find(|pair| pair[0].path == pair[1].path) {
        bail!("{} is there twice", pair[0].path);
    }
    entries.push(Entry::file(CHECKSUMS, list_checksums(&entries)));
    entries.sort_by(|a, b| a.path.cmp(&b.path));
    // Neither a name nor a time of packing, nor the system that packed it.
    let gzip = GzBuilder::new()
        .operating_system(255)
        .write(Vec::new(), Compression::best());
    let mut archive = tar::Builder::new(gzip);
    for entry in &entries {
        let mut header = tar::Header::new_ustar();
        header.set_size(entry.bytes.len() as u64);
        header.set_mode(if entry.is_program { 0o755 } else { 0o644 });
        header.set_mtime(time);
        header.set_uid(0);
        header.set_gid(0);
        let path = format!("{folder}/{}", entry.path);
        archive
            .append_data(&mut header, &path, entry.bytes.as_slice())
            .with_context(|| format!("cannot pack {path}"))?;
    }
    Ok(archive.into_inner()?.finish()?)
}

/// What an archive holds, in its order, with the folder in every path.
pub(crate) fn unpack(bytes: &[u8]) -> Result<Vec<Entry>> {
    let mut archive = tar::Archive::new(GzDecoder::new(bytes));
    let mut entries = Vec::new();
    for file in archive.entries()? {
        let mut file = file?;
        let path = file.path()?.to_string_lossy().into_owned();
        let is_program = file.header().mode()? & 0o111 != 0;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        entries.push(Entry {
            path,
            is_program,
            bytes,
        });
    }
    Ok(entries)
}

/// Opens an archive again and compares every file with its checksum. Gives the paths.
pub(crate) fn verify(folder: &str, bytes: &[u8]) -> Result<Vec<String>> {
    let mut entries = unpack(bytes)?;
    for entry in &mut entries {
        let inside = entry.path.strip_prefix(folder);
        let inside = inside.and_then(|path| path.strip_prefix('/'));
        entry.path = inside
            .with_context(|| format!("{} lies outside {folder}", entry.path))?
            .to_owned();
    }
    let paths = entries.iter().map(|entry| entry.path.clone()).collect();
    let place = entries.iter().position(|entry| entry.path == CHECKSUMS);
    let list = entries.remove(place.with_context(|| format!("{CHECKSUMS} is missing"))?);
    if list.bytes != list_checksums(&entries).into_bytes() {
        bail!("{CHECKSUMS} does not fit what is packed");
    }
    Ok(paths)
}

fn list_checksums(entries: &[Entry]) -> String {
    entries.iter().fold(String::new(), |mut list, entry| {
        // Writing to a string cannot fail.
        let _ = writeln!(list, "{}  {}", checksum(&entry.bytes), entry.path);
        list
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<Entry> {
        let program = Entry {
            path: "totemic".to_owned(),
            is_program: true,
            bytes: vec![0; 5000],
        };
        let page = Entry::file(format!("man/{}.1", "long-name-".repeat(9)), "page\n");
        vec![program, page, Entry::file("LICENSE", "free\n")]
    }

    #[test]
    fn the_same_files_make_the_same_archive_in_any_order() {
        let mut backwards = entries();
        backwards.reverse();
        let archive = pack("totemic-1", entries(), 86400).unwrap();
        assert_eq!(archive, pack("totemic-1", backwards, 86400).unwrap());
        assert_ne!(archive, pack("totemic-1", entries(), 86401).unwrap());
    }

    #[test]
    fn an_archive_lists_what_was_put_into_it_and_its_checksums() {
        let archive = pack("totemic-1", entries(), 86400).unwrap();
        let listed = verify("totemic-1", &archive).unwrap();
        assert!(listed.is_sorted());
        for entry in entries() {
            let packed = unpack(&archive).unwrap().into_iter();
            let path = format!("totemic-1/{}", entry.path);
            let found = packed.into_iter().find(|packed| packed.path == path);
            let found = found.map(|packed| (packed.is_program, packed.bytes));
            assert_eq!(found, Some((entry.is_program, entry.bytes)), "{path}");
            assert!(listed.contains(&entry.path));
        }
        assert_eq!(listed.len(), entries().len() + 1);
        assert!(verify("totemic-2", &archive).is_err());
        let twice = vec![Entry::file("a", "1"), Entry::file("a", "2")];
        assert!(pack("totemic-1", twice, 0).is_err());
    }

    #[test]
    fn a_checksum_is_that_of_sha256sum() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(checksum(b""), empty);
    }
}
