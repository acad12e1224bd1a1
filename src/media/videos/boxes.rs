//! Reads the top-level boxes of an MP4 file, and overwrites everything but the movie and its samples.
//!
//! No box moves: a removed box becomes a `free` box of the same size. So the positions that the movie states stay valid.

use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom, Write},
    ops::Range,
};

use super::Refused;

/// Maximum number of boxes of a file. Each costs a read.
const MAX_BOXES: usize = 10_000;
/// The largest file type box. It lists a handful of brands of four bytes.
const MAX_TYPE_BYTES: u64 = 256;
/// The largest movie box, which is read into memory: an hour of video has a megabyte or two.
const MAX_MOVIE_BYTES: u64 = 16 << 20;
static ZEROS: [u8; 64 * 1024] = [0; 64 * 1024];

/// A box from its head: its position and the start of its content.
#[derive(Debug)]
struct BoxHead {
    kind: [u8; 4],
    start: u64,
    content: u64,
    end: u64,
    /// Its stated size is 0: it extends to the end of the file.
    is_open: bool,
}

/// The positions of a file's top-level boxes.
#[derive(Debug)]
pub struct Layout {
    movie: Range<u64>,
    /// The movie box is before the media data, so that the video plays while it downloads.
    pub movie_is_first: bool,
    /// The boxes with the media data, in their order.
    media: Vec<BoxHead>,
    /// The boxes that are no part of the movie.
    others: Vec<BoxHead>,
}

impl Layout {
    /// Reads a file that must consist of boxes: `ftyp` first, one `moov`, and `mdat`. A file in fragments is refused.
    pub fn read(file: &mut File) -> Result<Self, Refused> {
        let size = file.metadata().map_err(Refused::Failed)?.len();
        let (mut movie, mut movie_is_first, mut media, mut others) = (None, false, Vec::new(), Vec::new());
        let (mut place, mut seen) = (0, 0);
        while place < size {
            seen += 1;
            if seen > MAX_BOXES {
                return Err(Refused::Broken("it has too many boxes".into()));
            }
            let found = BoxHead::read(file, place, size)?;
            let length = found.end - found.start;
            place = found.end;
            match &found.kind {
                b"ftyp" if found.start == 0 && length <= MAX_TYPE_BYTES => {}
                _ if found.start == 0 => return Err(Refused::Unknown),
                b"moov" if movie.is_none() && length <= MAX_MOVIE_BYTES && !found.is_open => {
                    movie = Some(found.start..found.end);
                    movie_is_first = media.is_empty();
                }
                b"moov" | b"moof" | b"ftyp" => return Err(Refused::Unknown),
                b"mdat" => media.push(found),
                _ => others.push(found),
            }
        }
        let movie = movie.filter(|_| !media.is_empty()).ok_or(Refused::Unknown)?;
        Ok(Self { movie, movie_is_first, media, others })
    }

    /// The movie box with its head.
    pub fn movie(&self, file: &mut File) -> Result<Vec<u8>, Refused> {
        let mut movie = vec![0; (self.movie.end - self.movie.start) as usize];
        let read = file.seek(SeekFrom::Start(self.movie.start)).and_then(|_| file.read_exact(&mut movie));
        read.map_err(Refused::Failed)?;
        Ok(movie)
    }

    /// Writes the movie, and overwrites everything but it and these samples, which are sorted and do not overlap.
    pub fn keep_only(&self, file: &mut File, movie: &[u8], samples: &[Range<u64>]) -> io::Result<()> {
        write(file, self.movie.start, movie)?;
        for open in self.media.iter().chain(&self.others).filter(|found| found.is_open) {
            // `BoxHead::read` checked that the size fits.
            write(file, open.start, &((open.end - open.start) as u32).to_be_bytes())?;
        }
        for other in &self.others {
            write(file, other.start + 4, b"free")?;
            wipe(file, other.content..other.end)?;
        }
        for media in &self.media {
            let first = samples.partition_point(|sample| sample.end <= media.content);
            let mut place = media.content;
            for sample in samples[first..].iter().take_while(|sample| sample.start < media.end) {
                wipe(file, place..sample.start)?;
                place = sample.end;
            }
            wipe(file, place..media.end)?;
        }
        Ok(())
    }
}

impl BoxHead {
    /// Reads the box at a position. A box that extends to the end of the file gets its actual size.
    fn read(file: &mut File, start: u64, limit: u64) -> Result<Self, Refused> {
        let broken = |what: &str| Refused::Broken(format!("{what} at byte {start}"));
        file.seek(SeekFrom::Start(start)).map_err(Refused::Failed)?;
        let size = read(file).map(u32::from_be_bytes).ok_or_else(|| broken("a head ends"))?;
        let kind = read(file).ok_or_else(|| broken("a head ends"))?;
        let (head, length) = match size {
            0 => (8, limit - start),
            1 => (16, read(file).map(u64::from_be_bytes).ok_or_else(|| broken("a head ends"))?),
            size => (8, size.into()),
        };
        let end = start.checked_add(length).filter(|end| length >= head && *end <= limit);
        let end = end.ok_or_else(|| broken("a box of no possible size"))?;
        let is_open = size == 0;
        if is_open && length > u32::MAX.into() {
            return Err(broken("a box without end"));
        }
        Ok(Self { kind, start, content: start + head, end, is_open })
    }
}

/// `None`: the file ends earlier.
fn read<const N: usize>(file: &mut File) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes).ok()?;
    Some(bytes)
}

fn write(file: &mut File, place: u64, bytes: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(place))?;
    file.write_all(bytes)
}

fn wipe(file: &mut File, range: Range<u64>) -> io::Result<()> {
    let mut place = range.start;
    while place < range.end {
        let length = (range.end - place).min(ZEROS.len() as u64);
        write(file, place, &ZEROS[..length as usize])?;
        place += length;
    }
    Ok(())
}
