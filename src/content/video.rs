//! The videos of a pack's animations: whole ones, and the segments of playlists.

use std::{
    collections::HashMap,
    fs::File,
    io::{ErrorKind, Read, Seek, SeekFrom},
    ops::Range,
    path::{Path, PathBuf},
};

use super::{Progress, listing::Listing, parallel, report::Report};
use crate::{
    ports::storage::{Name, digest_file},
    videos,
};

const MAX_BYTES: u64 = 2 << 30;
/// A file has a handful of boxes outside of its movie.
const MAX_BOXES: usize = 10_000;

#[derive(Debug, Clone)]
pub(super) struct CheckedVideo {
    pub name: Name,
    pub path: PathBuf,
    pub size_bytes: u64,
    /// Of a segment 0.
    pub width: u32,
    pub height: u32,
    pub seconds: u32,
}

/// The checked videos of a pack by their path in it; `None` where a fault was reported.
pub(super) struct Videos(HashMap<String, Option<CheckedVideo>>);

impl Videos {
    /// Checks every file that can be one, on every core.
    pub fn check(listing: &Listing, report: &Report, progress: &Progress) -> Self {
        let files: Vec<(&str, Place, &Path)> =
            listing.paths().filter_map(|path| Some((path, Place::of(path)?, listing.peek(path)))).collect();
        progress.stage("checking videos", files.len());
        let checked = parallel::each(&files, progress, |(path, place, file)| {
            ((*path).to_owned(), check(path, file, *place))
        });
        let sound = |(path, result): (String, Result<_, String>)| {
            let file = result.map_err(|reason| report.fault(&path, None, reason)).ok();
            (path, file)
        };
        Self(checked.into_iter().map(sound).collect())
    }

    /// `None` where there is no such file; `Some(None)` where there is one with a fault.
    pub fn get(&self, path: &str) -> Option<Option<&CheckedVideo>> {
        self.0.get(path).map(Option::as_ref)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// `chapters/01.mp4`
    Whole,
    /// `chapters/01/0.ts`
    Segment,
}

impl Place {
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

fn check(path: &str, file: &Path, place: Place) -> Result<CheckedVideo, String> {
    let cannot = |error: std::io::Error| match error.kind() {
        ErrorKind::FileTooLarge => format!("is larger than {} GiB; make it smaller", MAX_BYTES >> 30),
        _ => format!("cannot be read: {error}"),
    };
    let (mut width, mut height, mut seconds) = (0, 0, 0);
    if place == Place::Whole {
        let mut open = File::open(file).map_err(cannot)?;
        let movie = movie(&mut open)?;
        let about = videos::about(&mut open, movie).map_err(|error| {
            format!("is no video that browsers play ({error}); save it as MP4 with H.264 and AAC")
        })?;
        (width, height, seconds) = (about.width, about.height, about.seconds);
    }
    let (size_bytes, sha256) = digest_file(file, &mut [], MAX_BYTES).map_err(cannot)?;
    let extension = path.rsplit_once('.').map_or("mp4", |(_, extension)| extension);
    let name = Name::digested(&sha256, extension);
    Ok(CheckedVideo { name, path: file.to_owned(), size_bytes, width, height, seconds })
}

/// Where the movie's own box stands: before its pictures and sound, so that it plays while it comes.
fn movie(file: &mut File) -> Result<Range<u64>, String> {
    let no_mp4 = || "is no .mp4 file inside; save it as MP4 with H.264 and AAC".to_owned();
    let size = file.metadata().map_err(|error| format!("cannot be read: {error}"))?.len();
    let mut place = 0;
    for n in 0..MAX_BOXES {
        let mut head = [0; 16];
        file.seek(SeekFrom::Start(place)).map_err(|error| format!("cannot be read: {error}"))?;
        let there = usize::try_from((size - place).min(16)).unwrap_or(16);
        file.read_exact(&mut head[..there]).map_err(|_| no_mp4())?;
        let (length, kind) = (&head[..4], &head[4..8]);
        let length = match u32::from_be_bytes(length.try_into().expect("four bytes")) {
            0 => size - place,
            1 => u64::from_be_bytes(head[8..].try_into().expect("eight bytes")),
            length => length.into(),
        };
        let end = place.checked_add(length).filter(|end| length >= 8 && *end <= size).ok_or_else(no_mp4)?;
        match kind {
            b"ftyp" if n == 0 => {}
            _ if n == 0 => return Err(no_mp4()),
            b"moov" => return Ok(place..end),
            b"mdat" => {
                return Err(
                    "begins with its pictures; put its index before them (ffmpeg: -movflags +faststart)"
                        .into(),
                );
            }
            _ => {}
        }
        if end == size {
            break;
        }
        place = end;
    }
    Err(no_mp4())
}
