//! Pictures that content packs bring.

use serde::{Deserialize, Serialize};

/// A picture in the media store, as the columns of `game` keep it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Begins with the digest of the file, so that another picture has another name.
    pub name: String,
    /// For lists; `None`: it is small, or was brought before there were smaller ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub small: Option<SmallPicture>,
    /// Of `name`, as `height`.
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture is there.
    pub blur: String,
}

/// The same picture in another width.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SmallPicture {
    pub name: String,
    pub width: u32,
}
