//! A store in a folder of the local disk.

use std::{
    io::{self, SeekFrom},
    ops::Range,
    path::{Path, PathBuf},
};

use bytes::Bytes;
use futures_util::{Stream, TryStreamExt, future::BoxFuture, stream};
use tokio::{
    fs,
    io::{AsyncSeekExt, AsyncWriteExt},
};

use super::{
    Fetch, Name, Pieces, Storage,
    reading::{pieces_of, read_pieces},
};

/// A folder on this machine.
#[derive(Debug, Clone)]
pub struct LocalStorage {
    folder: PathBuf,
}

impl LocalStorage {
    /// Does not create the folder: the first stored file does.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    fn path(&self, name: &Name) -> PathBuf {
        self.folder.join(name.as_str())
    }

    async fn size_of(&self, name: &Name) -> io::Result<Option<u64>> {
        match fs::metadata(self.path(name)).await {
            Ok(there) => Ok(there.is_file().then_some(there.len())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Writes a file unless it exists with this size.
    async fn write(
        &self,
        name: &Name,
        size: u64,
        mut content: impl Stream<Item = io::Result<Bytes>> + Unpin,
    ) -> io::Result<bool> {
        if self.size_of(name).await? == Some(size) {
            return Ok(false);
        }
        fs::create_dir_all(&self.folder).await?;
        // Another process may write the same file. Each writes a temporary file of its own, and the last rename wins with equal content.
        let unfinished = self.folder.join(format!(".{name}.{}", uuid::Uuid::new_v4()));
        let written = async {
            let mut file = fs::File::create_new(&unfinished).await?;
            while let Some(piece) = content.try_next().await? {
                file.write_all(&piece).await?;
            }
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
        let size = content.len() as u64;
        Box::pin(async move { self.write(name, size, stream::iter([Ok(content)])).await })
    }

    fn put_file<'a>(&'a self, name: &'a Name, file: &'a Path) -> BoxFuture<'a, io::Result<bool>> {
        Box::pin(async move {
            let file = fs::File::open(file).await?;
            let size = file.metadata().await?.len();
            self.write(name, size, pieces_of(name, file)).await
        })
    }

    fn size<'a>(&'a self, name: &'a Name) -> BoxFuture<'a, io::Result<Option<u64>>> {
        Box::pin(self.size_of(name))
    }

    fn read<'a>(&'a self, name: &'a Name, range: Range<u64>) -> BoxFuture<'a, io::Result<Pieces>> {
        Box::pin(async move {
            let mut file = fs::File::open(self.path(name)).await?;
            file.seek(SeekFrom::Start(range.start)).await?;
            Ok(read_pieces(file, range.end - range.start))
        })
    }

    fn remove<'a>(&'a self, name: &'a Name) -> BoxFuture<'a, io::Result<()>> {
        Box::pin(async move {
            match fs::remove_file(self.path(name)).await {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            }
        })
    }

    fn address<'a>(&'a self, _: &'a Name, _: &'a Fetch<'a>) -> BoxFuture<'a, io::Result<Option<String>>> {
        Box::pin(async { Ok(None) })
    }
}

#[cfg(test)]
mod tests {
    use super::{super::reading::PIECE, *};

    const PICTURE: Bytes = Bytes::from_static(b"picture");

    #[tokio::test]
    async fn putting_twice_keeps_once_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let storage = LocalStorage::new(folder.path().join("media"));
        let name = Name::of(&PICTURE, "webp");
        assert_eq!(storage.size(&name).await.unwrap(), None);
        assert!(storage.put(&name, PICTURE).await.unwrap());
        assert!(!storage.put(&name, PICTURE).await.unwrap());
        assert_eq!(storage.size(&name).await.unwrap(), Some(7));

        let files: Vec<_> = std::fs::read_dir(folder.path().join("media"))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        assert_eq!(files, [name.as_str()]);
        assert_eq!(std::fs::read(storage.path(&name)).unwrap(), PICTURE);
    }

    #[tokio::test]
    async fn a_file_is_put_as_it_is_named_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let storage = LocalStorage::new(folder.path().join("files"));
        let content: Vec<u8> = (0..2 * PIECE + 7).map(|n| (n / 256) as u8).collect();
        let file = folder.path().join("game.apk");
        std::fs::write(&file, &content).unwrap();
        let name = Name::of(&content, "apk");
        assert!(storage.put_file(&name, &file).await.unwrap());
        assert!(!storage.put_file(&name, &file).await.unwrap());
        assert_eq!(std::fs::read(storage.path(&name)).unwrap(), content);

        let other = Name::of(b"another", "apk");
        let refused = storage.put_file(&other, &file).await.unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::InvalidData);
        assert_eq!(storage.size(&other).await.unwrap(), None);
        assert_eq!(std::fs::read_dir(folder.path().join("files")).unwrap().count(), 1);
    }

    #[tokio::test]
    async fn any_part_can_be_read() {
        let folder = tempfile::tempdir().unwrap();
        let storage = LocalStorage::new(folder.path());
        let content: Vec<u8> = (0..3 * PIECE).map(|n| (n / 100) as u8).collect();
        let name = Name::of(&content, "apk");
        storage.put(&name, content.clone().into()).await.unwrap();
        let whole = content.len();
        for range in [0..whole, 0..1, 5..PIECE + 9, whole - 1..whole, 7..7] {
            let pieces = storage.read(&name, range.start as u64..range.end as u64).await.unwrap();
            let pieces: Vec<Bytes> = pieces.try_collect().await.unwrap();
            assert!(pieces.concat() == content[range.clone()], "{range:?}");
        }
        assert!(storage.read(&Name::of(b"another", "apk"), 0..1).await.is_err());
    }

    #[tokio::test]
    async fn a_file_cut_short_is_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let storage = LocalStorage::new(folder.path());
        let name = Name::of(&PICTURE, "webp");
        std::fs::write(storage.path(&name), b"pic").unwrap();
        assert!(storage.put(&name, PICTURE).await.unwrap());
        assert_eq!(std::fs::read(storage.path(&name)).unwrap(), PICTURE);
    }

    #[tokio::test]
    async fn a_folder_that_cannot_be_made_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("taken"), b"").unwrap();
        let storage = LocalStorage::new(folder.path().join("taken"));
        assert!(storage.put(&Name::of(b"x", "webp"), Bytes::from_static(b"x")).await.is_err());
    }
}
