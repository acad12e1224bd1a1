//! Where pictures and other media are kept.
//!
//! A name begins with the digest of what it names, so content never changes under a name: it can be cached for ever,
//! and putting the same thing twice is the same as once.

use std::{fmt, io, path::PathBuf, sync::Arc};

use bytes::Bytes;
use futures_util::future::BoxFuture;
use sha2::{Digest, Sha256};
use tokio::{fs, io::AsyncWriteExt};

pub trait Storage: Send + Sync {
    /// Keeps the content; true where it was not there before.
    fn put<'a>(&'a self, name: &'a Name, content: Bytes) -> BoxFuture<'a, io::Result<bool>>;

    /// True where all of it is there, so that putting it would be a waste.
    fn has<'a>(&'a self, name: &'a Name, size_bytes: u64) -> BoxFuture<'a, io::Result<bool>>;

    /// Where a browser finds it.
    fn url(&self, name: &str) -> String;
}

impl<T: Storage + ?Sized> Storage for Arc<T> {
    fn put<'a>(&'a self, name: &'a Name, content: Bytes) -> BoxFuture<'a, io::Result<bool>> {
        (**self).put(name, content)
    }

    fn has<'a>(&'a self, name: &'a Name, size_bytes: u64) -> BoxFuture<'a, io::Result<bool>> {
        (**self).has(name, size_bytes)
    }

    fn url(&self, name: &str) -> String {
        (**self).url(name)
    }
}

/// The first 32 hex digits of the content's SHA-256, a dot, and what kind of file it is. Of a picture in several widths
/// each has `-<width>` before the dot, and the digest is that of one of them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(String);

const DIGEST_LEN: usize = 32;

impl Name {
    /// `extension` in lower case, without its dot.
    #[must_use]
    pub fn of(content: &[u8], extension: &str) -> Self {
        let digest = format!("{:x}", Sha256::digest(content));
        Self(format!("{}.{extension}", &digest[..DIGEST_LEN]))
    }

    /// One of several widths of the same picture.
    #[must_use]
    pub fn sized(digest_of: &[u8], width: u32, extension: &str) -> Self {
        let digest = format!("{:x}", Sha256::digest(digest_of));
        Self(format!("{}-{width}.{extension}", &digest[..DIGEST_LEN]))
    }

    /// `None` for everything that is not made here, such as a path.
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
        let is_digest = digest.len() == DIGEST_LEN
            && digest.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        let is_extension = (1..=8).contains(&extension.len())
            && extension.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        (is_digest && is_width && is_extension).then(|| Self(name.to_owned()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A folder on this machine.
#[derive(Debug, Clone)]
pub struct LocalStorage {
    folder: PathBuf,
    /// Where the server serves the folder, such as `/media`; without a slash at its end.
    base_url: String,
}

impl LocalStorage {
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>, base_url: &str) -> Self {
        Self { folder: folder.into(), base_url: base_url.trim_end_matches('/').to_owned() }
    }

    /// Where the content of a name lies, for the handler that serves it.
    #[must_use]
    pub fn path(&self, name: &Name) -> PathBuf {
        self.folder.join(name.as_str())
    }

    async fn write(&self, name: &Name, content: &[u8]) -> io::Result<bool> {
        if self.has(name, content.len() as u64).await? {
            return Ok(false);
        }
        fs::create_dir_all(&self.folder).await?;
        // Another process may be writing the same: each its own file, and whoever renames last writes the same again.
        let unfinished = self.folder.join(format!(".{name}.{}", uuid::Uuid::new_v4()));
        let written = async {
            let mut file = fs::File::create_new(&unfinished).await?;
            file.write_all(content).await?;
            file.sync_all().await?;
            fs::rename(&unfinished, self.path(name)).await?;
            // A rename survives a crash once its folder has been written.
            fs::File::open(&self.folder).await?.sync_all().await
        };
        if let Err(error) = written.await {
            let _ = fs::remove_file(&unfinished).await;
            return Err(error);
        }
        Ok(true)
    }
}

impl Storage for LocalStorage {
    fn put<'a>(&'a self, name: &'a Name, content: Bytes) -> BoxFuture<'a, io::Result<bool>> {
        Box::pin(async move { self.write(name, &content).await })
    }

    fn has<'a>(&'a self, name: &'a Name, size_bytes: u64) -> BoxFuture<'a, io::Result<bool>> {
        Box::pin(async move {
            match fs::metadata(self.path(name)).await {
                Ok(there) => Ok(there.is_file() && there.len() == size_bytes),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
                Err(error) => Err(error),
            }
        })
    }

    fn url(&self, name: &str) -> String {
        format!("{}/{name}", self.base_url)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn putting_twice_keeps_once_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let storage = LocalStorage::new(folder.path().join("media"), "/media/");
        let name = Name::of(b"picture", "webp");
        assert!(!storage.has(&name, 7).await.unwrap());
        assert!(storage.put(&name, Bytes::from_static(b"picture")).await.unwrap());
        assert!(!storage.put(&name, Bytes::from_static(b"picture")).await.unwrap());
        assert!(storage.has(&name, 7).await.unwrap());

        let files: Vec<_> = std::fs::read_dir(folder.path().join("media"))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        assert_eq!(files, [name.as_str()]);
        assert_eq!(std::fs::read(storage.path(&name)).unwrap(), b"picture");
        assert_eq!(storage.url(name.as_str()), format!("/media/{name}"));
    }

    #[tokio::test]
    async fn a_file_cut_short_is_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let storage = LocalStorage::new(folder.path(), "/media");
        let name = Name::of(b"picture", "webp");
        std::fs::write(storage.path(&name), b"pic").unwrap();
        assert!(!storage.has(&name, 7).await.unwrap());
        assert!(storage.put(&name, Bytes::from_static(b"picture")).await.unwrap());
        assert_eq!(std::fs::read(storage.path(&name)).unwrap(), b"picture");
    }

    #[tokio::test]
    async fn a_folder_that_cannot_be_made_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("taken"), b"").unwrap();
        let storage = LocalStorage::new(folder.path().join("taken"), "/media");
        assert!(storage.put(&Name::of(b"x", "webp"), Bytes::from_static(b"x")).await.is_err());
    }

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
}
