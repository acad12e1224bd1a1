//! Checks videos of players, and removes everything but video and sound. Samples are served as they were uploaded, so the checks
//! are strict.
//!
//! - The content decides the type, never the name. The boxes must fill the file.
//! - Only allow-listed boxes stay, of tracks with video and sound. Every other byte of the file becomes zero, also between samples.
//!   What an encoder writes into its samples stays.
//! - A parser made for hostile files reads the tidied movie box.
//! - A video is never in memory as a whole: uploads go to files. The movie box is, and it is bounded.

mod boxes;
mod movie;
mod samples;

use std::{
    fs::{self, File},
    io,
    net::IpAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

pub use boxes::Layout;
use mp4parse::{CodecType, SampleEntry, Track, TrackType, TryVec};
use tempfile::NamedTempFile;

use crate::platform::{
    blocking_pool::{FairBlockingPool, FairSlot, Panicked},
    storage::{Name, digest_file},
};

/// Maximum number of checks at once: reading and hashing keep a disk busy.
const AT_ONCE: usize = 2;
/// Longest side, pixels.
const MAX_SIDE: u32 = 8192;
/// A file of this age was left by a killed process and can be deleted.
const LEFT: Duration = Duration::from_hours(6);

/// Why a video is refused.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    #[error("no video that browsers play")]
    Unknown,
    #[error("it cannot be read: {0}")]
    Broken(String),
    #[error("it is too long")]
    TooLong,
    #[error("too many videos are on their way")]
    Busy,
    #[error("the file could not be kept: {0}")]
    Failed(io::Error),
}

#[derive(Clone)]
pub struct Videos {
    /// Folder of videos during their upload.
    folder: Arc<Path>,
    turns: FairBlockingPool,
}

/// A permit of an account to upload one video. A handler takes it before it reads the body, so that disk use is bounded.
pub struct VideoSlot {
    folder: Arc<Path>,
    place: FairSlot,
}

/// A video that passed all checks.
pub struct Video {
    /// Dropping it deletes the uploaded file.
    pub file: NamedTempFile,
    pub name: Name,
    pub about: About,
    pub size_bytes: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    /// Displayed size, after rotation.
    pub width: u32,
    pub height: u32,
    /// Rounded up.
    pub seconds: u32,
}

impl Videos {
    /// `places` bounds the videos that this node receives or checks.
    #[must_use]
    pub fn new(folder: PathBuf, places: usize) -> Self {
        sweep(&folder);
        Self { folder: folder.into(), turns: FairBlockingPool::new(AT_ONCE, places) }
    }

    pub fn place(&self, uid: i64, address: IpAddr) -> Result<VideoSlot, Refused> {
        let place = self.turns.place(uid, address).ok_or(Refused::Busy)?;
        Ok(VideoSlot { folder: self.folder.clone(), place })
    }

    /// Like `place`, but waits up to `patience` for the account's previous upload.
    pub async fn place_within(
        &self,
        uid: i64,
        address: IpAddr,
        patience: Duration,
    ) -> Result<VideoSlot, Refused> {
        let place = self.turns.place_within(uid, address, patience).await.ok_or(Refused::Busy)?;
        Ok(VideoSlot { folder: self.folder.clone(), place })
    }
}

impl VideoSlot {
    /// Creates the file for the upload.
    pub fn file(&self) -> Result<NamedTempFile, Refused> {
        let made = fs::create_dir_all(&self.folder).and_then(|()| NamedTempFile::new_in(&self.folder));
        made.map_err(Refused::Failed)
    }

    /// Checks an uploaded video.
    pub async fn look(self, file: NamedTempFile, max_seconds: u32) -> Result<Video, Refused> {
        let looked = self.place.work(move || look(file, max_seconds)).await;
        looked.unwrap_or_else(|Panicked| Err(Refused::Broken("the parser panicked".into())))
    }
}

fn look(mut file: NamedTempFile, max_seconds: u32) -> Result<Video, Refused> {
    let layout = Layout::read(file.as_file_mut())?;
    let movie = tidied(file.as_file_mut(), &layout)?;
    let tracks = tracks(&movie)?;
    let about = about(&tracks)?;
    if about.seconds > max_seconds {
        return Err(Refused::TooLong);
    }
    let samples = samples::ranges(&tracks)?;
    if samples.is_empty() {
        return Err(Refused::Broken("it has no samples".into()));
    }
    layout.keep_only(file.as_file_mut(), &movie, &samples).map_err(Refused::Failed)?;
    let (size_bytes, digest) = digest_file(file.path(), &mut [], u64::MAX).map_err(Refused::Failed)?;
    Ok(Video { name: Name::digested(&digest, "mp4"), file, about, size_bytes })
}

/// Checks a video without changing its file.
pub fn peek(file: &mut File, layout: &Layout) -> Result<About, Refused> {
    about(&tracks(&tidied(file, layout)?)?)
}

/// The file's movie box without unneeded data.
fn tidied(file: &mut File, layout: &Layout) -> Result<Vec<u8>, Refused> {
    let mut movie = layout.movie(file)?;
    movie::tidy(&mut movie)?;
    Ok(movie)
}

fn tracks(mut movie: &[u8]) -> Result<TryVec<Track>, Refused> {
    let context = mp4parse::read_mp4(&mut movie).map_err(|error| Refused::Broken(error.to_string()))?;
    Ok(context.tracks)
}

fn about(tracks: &[Track]) -> Result<About, Refused> {
    let track = tracks.iter().find(|track| track.track_type == TrackType::Video);
    let (width, height) = size(track.ok_or(Refused::Unknown)?)?;
    let seconds = tracks.iter().map(length).max().unwrap_or_default();
    if seconds == 0 {
        return Err(Refused::Broken("it has no length".into()));
    }
    Ok(About { width, height, seconds })
}

/// Displayed size.
fn size(track: &Track) -> Result<(u32, u32), Refused> {
    let entries = track.stsd.as_ref().map(|stsd| stsd.descriptions.as_slice()).unwrap_or_default();
    let Some(SampleEntry::Video(entry)) = entries.first() else { return Err(Refused::Unknown) };
    if !matches!(entry.codec_type, CodecType::H264 | CodecType::VP9 | CodecType::AV1) {
        return Err(Refused::Unknown);
    }
    let header = track.tkhd.as_ref().ok_or_else(|| Refused::Broken("a track without its head".into()))?;
    // Fixed point 16.16; some encoders write 0 here.
    let of = |shown: u32, stored: u16| if shown >> 16 > 0 { shown >> 16 } else { stored.into() };
    let (width, height) = (of(header.width, entry.width), of(header.height, entry.height));
    if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
        return Err(Refused::Broken(format!("{width}×{height}")));
    }
    let lies = header.matrix.a == 0 && header.matrix.d == 0;
    Ok(if lies { (height, width) } else { (width, height) })
}

/// The longer of the track's stated length and the sum of its samples, because players use either.
fn length(track: &Track) -> u32 {
    let Some(scale) = track.timescale.map(|scale| scale.0).filter(|scale| *scale > 0) else { return 0 };
    let said = track.duration.as_ref().map_or(0, |duration| duration.0);
    let samples = track.stts.as_ref().map(|stts| stts.samples.as_slice()).unwrap_or_default();
    let together = samples
        .iter()
        .map(|run| u64::from(run.sample_count) * u64::from(run.sample_delta))
        .fold(0_u64, u64::saturating_add);
    if together == 0 {
        return 0;
    }
    u32::try_from(said.max(together).div_ceil(scale)).unwrap_or(u32::MAX)
}

/// Removes files that a killed process left.
fn sweep(folder: &Path) {
    let Ok(left) = fs::read_dir(folder) else { return };
    for entry in left.flatten() {
        let changed = entry.metadata().and_then(|about| about.modified()).ok();
        if changed.and_then(|changed| changed.elapsed().ok()).is_some_and(|age| age > LEFT) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests;
