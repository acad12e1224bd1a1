//! Files of the media store that rows refer to: players' uploads, and pictures of content packs. A post or comment has its own
//! copy of the names.
//!
//! - `tidy_one` deletes an upload that no post or comment shows, a week after it was sent. It also deletes the files, if nothing else refers to
//!   them. One node at a time does this.
//! - A caller that is about to refer to a row or a file protects it first (`hold`, `hold_files`): this moves `look_time` into the
//!   future, and waits for a deletion in progress.

mod pack;
mod picture;
mod tidy;

use queries::{client::GenericClient, queries::media as q};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{Error, json::json};
pub(crate) use pack::keep_pack_files;
pub use pack::{hold_all, tidy_unused};
pub use picture::{Picture, SmallPicture};
pub use tidy::{Tidied, tidy_one};

/// A picture in its sizes, as names in the media store. For a small picture, several sizes are the same file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Image {
    pub id: Uuid,
    pub thumb: String,
    pub medium: String,
    pub full: String,
    /// Pixels of `full`, like `height`.
    pub width: u32,
    pub height: u32,
    /// A few pixels as a `data:` address.
    pub blur: String,
}

/// A video, as a name in the media store.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Video {
    pub id: Uuid,
    pub file: String,
    /// Pixels after rotation, like `height`.
    pub width: u32,
    pub height: u32,
    pub seconds: u32,
    pub size_bytes: u64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Media {
    Image(Image),
    Video(Video),
}

/// The digest of the upload, in the names of its files.
const DIGEST_LEN: usize = 32;

impl Media {
    #[must_use]
    pub fn id(&self) -> Uuid {
        match self {
            Self::Image(image) => image.id,
            Self::Video(video) => video.id,
        }
    }

    /// The common prefix of the names of all its files.
    fn digest(&self) -> &str {
        let name = match self {
            Self::Image(image) => &image.full,
            Self::Video(video) => &video.file,
        };
        &name[..DIGEST_LEN.min(name.len())]
    }

    /// The distinct names of its files in the media store.
    fn files(&self) -> Vec<String> {
        let mut files = match self {
            Self::Image(Image { thumb, medium, full, .. }) => {
                vec![thumb.clone(), medium.clone(), full.clone()]
            }
            Self::Video(video) => vec![video.file.clone()],
        };
        files.dedup();
        files
    }

    fn read(kind: &str, file: serde_json::Value) -> Result<Self, Error> {
        let read = match kind {
            "image" => serde_json::from_value(file).map(Self::Image),
            "video" => serde_json::from_value(file).map(Self::Video),
            _ => return Err(Error::Invalid(format!("media of the kind {kind}"))),
        };
        read.map_err(|error| Error::Invalid(format!("a row of media: {error}")))
    }
}

/// Records an upload, once per key. For a repeated key, returns the first upload. `None`: the key was used for another call.
pub async fn insert(
    db: &impl GenericClient,
    uid: i64,
    media: Media,
    key: Option<Uuid>,
) -> Result<Option<Media>, Error> {
    let (kind, file) = match &media {
        Media::Image(image) => ("image", json(image)),
        Media::Video(video) => ("video", json(video)),
    };
    let inserted = q::insert_media().bind(db, &media.id(), &uid, &kind, &file, &key).await;
    match (inserted.map_err(Error::from), key) {
        (Ok(0), Some(key)) => match by_key(db, uid, key).await? {
            None => Err(Error::Invalid("the upload was deleted meanwhile".into())),
            first => Ok(first),
        },
        (Err(error), _) if error.is_key_taken() => Ok(None),
        (inserted, _) => inserted.map(|_| Some(media)),
    }
}

/// The upload of this account with this key. Protects it from deletion for some days.
pub async fn by_key(db: &impl GenericClient, uid: i64, key: Uuid) -> Result<Option<Media>, Error> {
    let row = q::media_by_key().bind(db, &uid, &key).opt().await?;
    row.map(|row| Media::read(&row.kind, row.file)).transpose()
}

/// Protects files of this name from deletion for a day, because the caller is about to refer to them. Call it before you check
/// that they exist.
pub async fn hold_files(db: &impl GenericClient, name: &str) -> Result<(), Error> {
    let digest = &name[..DIGEST_LEN.min(name.len())];
    q::hold_files().bind(db, &digest).await?;
    q::hold_unused().bind(db, &[digest].as_slice()).await?;
    Ok(())
}

/// The uploads of this account among these, in no particular order. Protects them from deletion for a day, because a post or
/// comment is about to show them.
pub async fn hold(db: &impl GenericClient, uid: i64, ids: &[Uuid]) -> Result<Vec<Media>, Error> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = q::hold_media().bind(db, &uid, &ids).all().await?;
    rows.into_iter().map(|row| Media::read(&row.kind, row.file)).collect()
}
