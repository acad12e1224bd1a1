//! Checks the videos of a pack's animations: whole files, and the segments of playlists.

use std::{
    collections::HashMap,
    fs::File,
    io::{ErrorKind, Read},
    path::{Path, PathBuf},
};

use super::{Progress, listing::Listing, parallel, report::Report};
use crate::{
    media::videos::{self, Layout, Refused},
    platform::storage::{Name, digest_file},
};

const MAX_BYTES: u64 = 2 << 30;
/// A transport stream consists of packets of this length. Each begins with this byte.
const PACKET: usize = 188;
const SYNC: u8 = 0x47;
/// Possible first boxes of a fragmented MP4's segment.
const FIRST_BOXES: [&[u8; 4]; 4] = [b"ftyp", b"styp", b"sidx", b"moof"];

#[derive(Debug, Clone)]
pub(super) struct CheckedVideo {
    pub name: Name,
    pub path: PathBuf,
    pub size_bytes: u64,
    /// 0 for a segment.
    pub width: u32,
    pub height: u32,
    pub seconds: u32,
}

/// The checked videos of a pack by path; `None` if a fault was reported.
pub(super) struct Videos(HashMap<String, Option<CheckedVideo>>);

impl Videos {
    /// Checks every possible video file, on every core.
    pub fn check(listing: &Listing, report: &Report, progress: &Progress) -> Self {
        let files: Vec<(&str, VideoFile, &Path)> = listing
            .paths()
            .filter_map(|path| Some((path, VideoFile::of(path)?, listing.peek(path))))
            .collect();
        progress.stage("checking videos", files.len());
        let checked = parallel::each(&files, progress, |(path, kind, file)| {
            ((*path).to_owned(), check(path, file, *kind))
        });
        let sound = |(path, result): (String, Result<_, String>)| {
            let file = result.map_err(|reason| report.fault(&path, None, reason)).ok();
            (path, file)
        };
        Self(checked.into_iter().map(sound).collect())
    }

    /// `None`: there is no such file. `Some(None)`: the file has a fault.
    pub fn get(&self, path: &str) -> Option<Option<&CheckedVideo>> {
        self.0.get(path).map(Option::as_ref)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum VideoFile {
    /// `chapters/01.mp4`
    Whole,
    /// `chapters/01/0.ts`
    Segment,
}

impl VideoFile {
    fn of(path: &str) -> Option<Self> {
        let (_, inside) = path.strip_prefix("books/")?.split_once('/')?;
        let rest = inside.strip_prefix("chapters/")?;
        let (_, extension) = rest.rsplit_once('.')?;
        match rest.matches('/').count() {
            0 if extension == "mp4" => Some(Self::Whole),
            1 if matches!(extension, "ts" | "m4s" | "mp4") => Some(Self::Segment),
            _ => None,
        }
    }
}

fn check(path: &str, file: &Path, kind: VideoFile) -> Result<CheckedVideo, String> {
    let cannot = |error: std::io::Error| match error.kind() {
        ErrorKind::FileTooLarge => format!("is larger than {} GiB; make it smaller", MAX_BYTES >> 30),
        _ => format!("cannot be read: {error}"),
    };
    let (mut width, mut height, mut seconds) = (0, 0, 0);
    if kind == VideoFile::Whole {
        let mut open = File::open(file).map_err(cannot)?;
        let layout = layout(&mut open)?;
        let about = videos::peek(&mut open, &layout).map_err(|error| {
            format!("is no video that browsers play ({error}); save it as MP4 with H.264 and AAC")
        })?;
        (width, height, seconds) = (about.width, about.height, about.seconds);
    }
    let extension = path.rsplit_once('.').map_or("mp4", |(_, extension)| extension);
    if kind == VideoFile::Segment {
        segment(extension, file)?;
    }
    let (size_bytes, sha256) = digest_file(file, &mut [], MAX_BYTES).map_err(cannot)?;
    let name = Name::digested(&sha256, extension);
    Ok(CheckedVideo { name, path: file.to_owned(), size_bytes, width, height, seconds })
}

/// The movie box must come before the media data, so that the video plays while it downloads.
fn layout(file: &mut File) -> Result<Layout, String> {
    match Layout::read(file) {
        Ok(layout) if layout.movie_is_first => Ok(layout),
        Ok(_) => {
            Err("begins with its pictures; put its index before them (ffmpeg: -movflags +faststart)".into())
        }
        Err(Refused::Failed(error)) => Err(format!("cannot be read: {error}")),
        Err(_) => Err("is no .mp4 file inside; save it as MP4 with H.264 and AAC".into()),
    }
}

/// Checks that a segment begins with the signature of its extension. The player checks the rest.
fn segment(extension: &str, file: &Path) -> Result<(), String> {
    let mut head = Vec::new();
    let read = File::open(file).and_then(|file| file.take(PACKET as u64 + 1).read_to_end(&mut head));
    read.map_err(|error| format!("cannot be read: {error}"))?;
    let is_sound = if extension == "ts" {
        head.first() == Some(&SYNC) && head.get(PACKET).is_none_or(|next| *next == SYNC)
    } else {
        head.get(4..8).is_some_and(|kind| FIRST_BOXES.iter().any(|first| *first == kind))
    };
    if is_sound {
        Ok(())
    } else {
        Err(format!("is no .{extension} segment inside; make it again with its playlist"))
    }
}
