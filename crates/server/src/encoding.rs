//! The compressed forms that a client may ask for.

/// A way to compress a file.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    pub(crate) const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// What a compressed file's name ends with.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }

    /// The word in the headers.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// The encodings that an `Accept-Encoding` header allows.
    pub(crate) fn accepted(header: &str) -> Vec<Encoding> {
        let allowed: Vec<&str> = header.split(',').filter_map(allowed_word).collect();
        Encoding::ALL
            .into_iter()
            .filter(|encoding| {
                allowed
                    .iter()
                    .any(|word| word.eq_ignore_ascii_case(encoding.name()))
            })
            .collect()
    }
}

/// The encoding of one item such as `br;q=0.8`, unless its weight is zero.
fn allowed_word(item: &str) -> Option<&str> {
    let mut parts = item.split(';').map(str::trim);
    let word = parts.next()?;
    let refused = parts
        .filter_map(|part| part.strip_prefix("q="))
        .any(|weight| weight.parse::<f32>().is_ok_and(|weight| weight == 0.0));
    (!refused).then_some(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_of_zero_refuse() {
        for (header, expected) in [
            ("gzip, deflate, br", vec![Encoding::Brotli, Encoding::Gzip]),
            ("br;q=0, GZIP;q=0.5", vec![Encoding::Gzip]),
            ("identity", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(Encoding::accepted(header), expected, "{header}");
        }
    }
}
