//! Pictures of books, as `jsonb` columns keep them.

use serde::{Deserialize, Serialize};

/// A picture of a book in its sizes: in the media store, of chapters for members in the store of files.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookPicture {
    pub full: String,
    /// For a phone; of a small picture the same.
    pub medium: String,
    /// Of `full`.
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture is there.
    pub blur: String,
}
