//! Pictures of content packs.

use serde::{Deserialize, Serialize};

/// A picture in the media store, the value of columns of `game`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Begins with the digest of the file, so that another picture has another name.
    pub name: String,
    /// The size for lists. `None`: the picture is small, or an old release imported it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub small: Option<SmallPicture>,
    /// Pixels of `name`, like `height`.
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture has loaded.
    pub blur: String,
}

/// The same picture in another width.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SmallPicture {
    pub name: String,
    pub width: u32,
}
