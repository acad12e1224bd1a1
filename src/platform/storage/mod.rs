//! Where pictures and game files are kept.
//!
//! A name begins with the digest of what it names, so content never changes under a name: it can be cached for ever,
//! and putting the same thing twice is the same as once.

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
pub use reading::digest_file;

/// A place where things are kept under names made of their digests. Every call may be repeated.
pub trait Storage: Send + Sync {
    /// Keeps the content; true where it was not there before.
    fn put<'a>(&'a self, name: &'a Name, content: Bytes) -> BoxFuture<'a, io::Result<bool>>;

    /// The same for a file of any size, which is read in a stream. `InvalidData` where it is not what its name says.
    fn put_file<'a>(&'a self, name: &'a Name, file: &'a Path) -> BoxFuture<'a, io::Result<bool>>;

    /// How many bytes are there under a name; `None`: it is not there.
    fn size<'a>(&'a self, name: &'a Name) -> BoxFuture<'a, io::Result<Option<u64>>>;

    /// Reads a part of a file. It ends early, or with an error, if the file is shorter.
    fn read<'a>(&'a self, name: &'a Name, range: Range<u64>) -> BoxFuture<'a, io::Result<Pieces>>;

    /// Removes a file; succeeds if it does not exist.
    fn remove<'a>(&'a self, name: &'a Name) -> BoxFuture<'a, io::Result<()>>;

    /// An address at which a client fetches it from the store itself; `None`: it is to be read here.
    fn address<'a>(
        &'a self,
        name: &'a Name,
        fetch: &'a Fetch<'a>,
    ) -> BoxFuture<'a, io::Result<Option<String>>>;
}

/// How a client will fetch something from the store itself.
pub struct Fetch<'a> {
    /// Only the headers.
    pub head: bool,
    /// What the store says of it: its media type, and what the client shall call it.
    pub content_type: &'a str,
    pub disposition: &'a str,
    /// How long the address is good.
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
