//! Stores of pictures and game files.
//!
//! A name begins with the digest of its content, so the content of a name never changes: it can be cached forever, and storing
//! it twice is the same as once.

mod local;
mod name;
mod reading;
#[cfg_attr(not(feature = "s3"), path = "no_s3.rs")]
mod s3;

use std::{io, ops::Range, path::Path, sync::Arc, time::Duration};

use bytes::Bytes;
use futures_util::{future::BoxFuture, stream::BoxStream};

use crate::config::Config;
pub use local::LocalStorage;
pub use name::{Name, Sha256Hex};
pub use reading::{digest_file, read_pieces};

/// A store of files whose names are made of their digests. Every call is idempotent.
pub trait Storage: Send + Sync {
    /// Stores the content. True: it is new.
    fn put<'a>(&'a self, name: &'a Name, content: Bytes) -> BoxFuture<'a, io::Result<bool>>;

    /// Like `put`, for a file of any size, which is streamed. `InvalidData`: its digest does not match its name.
    fn put_file<'a>(&'a self, name: &'a Name, file: &'a Path) -> BoxFuture<'a, io::Result<bool>>;

    /// The size of a file, bytes. `None`: it does not exist.
    fn size<'a>(&'a self, name: &'a Name) -> BoxFuture<'a, io::Result<Option<u64>>>;

    /// Reads a part of a file. It ends early, or with an error, if the file is shorter.
    fn read<'a>(&'a self, name: &'a Name, range: Range<u64>) -> BoxFuture<'a, io::Result<Pieces>>;

    /// Removes a file; succeeds if it does not exist.
    fn remove<'a>(&'a self, name: &'a Name) -> BoxFuture<'a, io::Result<()>>;

    /// The address at which a client can fetch the file from the store itself. `None`: the server has to send it.
    fn address<'a>(
        &'a self,
        name: &'a Name,
        fetch: &'a Fetch<'a>,
    ) -> BoxFuture<'a, io::Result<Option<String>>>;
}

/// The request that a client will send to the store itself.
pub struct Fetch<'a> {
    /// Only the headers.
    pub head: bool,
    /// The media type that the store sends, and the file name for the client.
    pub content_type: &'a str,
    pub disposition: &'a str,
    /// The time for which the address is valid.
    pub life: Duration,
}

pub type Pieces = BoxStream<'static, io::Result<Bytes>>;

/// The stores of this installation.
#[derive(Clone)]
pub struct Stores {
    /// Pictures, which are public under their names.
    pub media: Arc<dyn Storage>,
    /// The files of games: only through an address that was signed for somebody.
    pub files: Arc<dyn Storage>,
}

impl Stores {
    /// On this machine, or where `PORTAL_S3_BUCKET` says.
    pub fn open(config: &Config) -> anyhow::Result<Self> {
        let general = &config.general;
        if !config.s3.bucket.is_empty() {
            return s3::open(&config.s3);
        }
        Ok(Self {
            media: Arc::new(LocalStorage::new(general.media())),
            files: Arc::new(LocalStorage::new(general.files())),
        })
    }
}
