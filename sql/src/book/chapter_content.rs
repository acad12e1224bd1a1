//! The content of a chapter: pages, paragraphs or an episode.

use serde::{Deserialize, Serialize};

use super::BookPicture;

/// The value of the column `chapter.content`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChapterContent {
    Pages(Vec<BookPicture>),
    Paragraphs(Vec<Paragraph>),
    Episode(Box<Episode>),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paragraph {
    pub text: String,
    /// A heading inside the chapter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub heading: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Episode {
    /// An MP4. `None`: the episode has a playlist.
    pub file: Option<String>,
    pub playlist: Option<Playlist>,
    pub poster: BookPicture,
    pub thumbs: Option<Thumbs>,
    /// Pixels; 0 for a playlist of unknown size.
    pub width: u32,
    pub height: u32,
    pub seconds: f64,
    pub size_bytes: u64,
}

/// A playlist of HLS, line by line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playlist {
    /// Empty if only the beginning of the episode was requested.
    #[serde(default)]
    pub lines: Vec<PlaylistLine>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaylistLine {
    Tag(String),
    /// The name of a file in the store, and the text around it.
    File {
        before: String,
        name: String,
        after: String,
    },
}

/// The preview while a viewer seeks: one image with small pictures in rows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Thumbs {
    pub name: String,
    pub columns: u32,
    pub width: u32,
    pub height: u32,
    pub count: u32,
    /// Seconds from one picture to the next.
    pub every: f64,
}

impl Playlist {
    /// Builds the text of the playlist, with each file's address instead of its name.
    #[must_use]
    pub fn with(&self, address: impl Fn(&str) -> String) -> String {
        let line = |line: &PlaylistLine| match line {
            PlaylistLine::Tag(tag) => format!("{tag}\n"),
            PlaylistLine::File { before, name, after } => format!("{before}{}{after}\n", address(name)),
        };
        self.lines.iter().map(line).collect()
    }
}
