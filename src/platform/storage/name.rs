//! Names of files in a store, made of their digests.

use std::fmt;

use sha2::{Digest, Sha256};

/// The first 32 hex digits of the content's SHA-256, a dot, and the extension. For a picture in several widths, each name has
/// `-<width>` before the dot, and all have the digest of one of the widths.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(String);

const DIGEST_LEN: usize = 32;

/// A SHA-256 in lower-case hex.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sha256Hex(String);

impl Name {
    /// `extension` in lower case, without its dot.
    #[must_use]
    pub fn of(content: &[u8], extension: &str) -> Self {
        Self::digested(&Sha256Hex::of(content), extension)
    }

    /// The name of content with this digest.
    #[must_use]
    pub fn digested(digest: &Sha256Hex, extension: &str) -> Self {
        Self(format!("{}.{extension}", &digest.0[..DIGEST_LEN]))
    }

    /// The name of this width of a picture.
    #[must_use]
    pub fn sized(digest_of: &[u8], width: u32, extension: &str) -> Self {
        let Sha256Hex(digest) = Sha256Hex::of(digest_of);
        Self(format!("{}-{width}.{extension}", &digest[..DIGEST_LEN]))
    }

    /// Reads a name. `None` for any other text, such as a path.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let (stem, extension) = name.split_once('.')?;
        let (digest, width) =
            stem.split_once('-').map_or((stem, None), |(digest, width)| (digest, Some(width)));
        let is_width = width.is_none_or(|width| {
            (1..=5).contains(&width.len())
                && !width.starts_with('0')
                && width.bytes().all(|b| b.is_ascii_digit())
        });
        let is_extension = (1..=8).contains(&extension.len())
            && extension.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        (is_hex(digest, DIGEST_LEN) && is_width && is_extension).then(|| Self(name.to_owned()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether content with this digest has this name.
    #[must_use]
    pub fn is_of(&self, digest: &Sha256Hex) -> bool {
        self.0.starts_with(&digest.0[..DIGEST_LEN])
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Sha256Hex {
    #[must_use]
    pub fn of(content: &[u8]) -> Self {
        Self::from(<[u8; 32]>::from(Sha256::digest(content)))
    }

    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        is_hex(text, 64).then(|| Self(text.to_owned()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    #[must_use]
    pub fn bytes(&self) -> [u8; 32] {
        std::array::from_fn(|i| u8::from_str_radix(&self.0[2 * i..2 * i + 2], 16).expect("hex digits"))
    }
}

impl From<[u8; 32]> for Sha256Hex {
    fn from(digest: [u8; 32]) -> Self {
        Self(crate::platform::hmac::hex(&digest))
    }
}

fn is_hex(text: &str, len: usize) -> bool {
    text.len() == len && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_digest_and_an_extension() {
        let name = Name::of(b"", "png");
        assert_eq!(name.as_str(), "e3b0c44298fc1c149afbf4c8996fb924.png");
        assert_eq!(Name::parse(name.as_str()), Some(name));
        let sized = Name::sized(b"", 256, "jpg");
        assert_eq!(sized.as_str(), "e3b0c44298fc1c149afbf4c8996fb924-256.jpg");
        assert_eq!(Name::parse(sized.as_str()), Some(sized));
        for other in [
            "",
            "a.png",
            "e3b0c44298fc1c149afbf4c8996fb924-.jpg",
            "e3b0c44298fc1c149afbf4c8996fb924-0256.jpg",
            "e3b0c44298fc1c149afbf4c8996fb924-123456.jpg",
            "e3b0c44298fc1c149afbf4c8996fb924-1-2.jpg",
            "../../etc/passwd",
            "E3B0C44298FC1C149AFBF4C8996FB924.png",
            "e3b0c44298fc1c149afbf4c8996fb924",
        ] {
            assert_eq!(Name::parse(other), None, "{other}");
        }
    }

    #[test]
    fn a_digest_is_64_hex_digits() {
        let digest = Sha256Hex::of(b"");
        assert_eq!(Sha256Hex::parse(digest.as_str()), Some(digest.clone()));
        assert_eq!(Sha256Hex::from(digest.bytes()), digest);
        assert!(Name::of(b"", "apk").is_of(&digest) && !Name::of(b"x", "apk").is_of(&digest));
        for other in ["", "e3b0", &digest.as_str().to_uppercase(), &format!("{}0", digest.as_str())] {
            assert_eq!(Sha256Hex::parse(other), None, "{other}");
        }
    }
}
