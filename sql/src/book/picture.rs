//! Pictures of books, the values of `jsonb` columns.

use serde::{Deserialize, Serialize};

/// A picture of a book in its sizes. The files are in the media store; for members-only chapters, in the store of files.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookPicture {
    pub full: String,
    /// The size for phones; for a small picture the same file as `full`.
    pub medium: String,
    /// Pixels of `full`, like `height`.
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture has loaded.
    pub blur: String,
}
