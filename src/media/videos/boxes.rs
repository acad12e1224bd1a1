//! Walks the boxes of an MP4. Each states its length and type, and some contain others. The parser, not this module, reads the
//! content of the movie box.

use std::{
    fs::File,
    io::{Read, Seek, SeekFrom, Write},
    ops::Range,
};

use super::Refused;

/// Maximum number of boxes of a video. Each costs a read.
const MAX_BOXES: usize = 10_000;
/// The largest movie box, which the parser reads into memory: an hour of video has a megabyte or two.
const MAX_MOVIE_BYTES: u64 = 16 << 20;
static ZEROS: [u8; 64 * 1024] = [0; 64 * 1024];

/// A box from its head: its position and the start of its content.
struct BoxHead {
    kind: [u8; 4],
    start: u64,
    content: u64,
    end: u64,
}

/// The position of the movie box.
#[derive(Debug)]
pub struct Movie {
    pub place: Range<u64>,
    /// The movie box is before the media data, so that the video plays while it downloads.
    pub is_first: bool,
}

/// Walks a file that must consist of boxes, `ftyp` first. Overwrites boxes that are no part of the movie, and the movie's
/// metadata.
pub fn tidy(file: &mut File) -> Result<Movie, Refused> {
    walk(file, true)
}

/// Like `tidy`, but changes nothing.
pub fn look(file: &mut File) -> Result<Movie, Refused> {
    walk(file, false)
}

fn walk(file: &mut File, wipes: bool) -> Result<Movie, Refused> {
    let size = file.metadata().map_err(Refused::Failed)?.len();
    let mut walk = Walk { file, seen: 0, wipes };
    let (mut place, mut movie, mut media) = (0, None, false);
    while place < size {
        let found = walk.next(place, size)?;
        match &found.kind {
            b"ftyp" if found.start == 0 => {}
            _ if found.start == 0 => return Err(Refused::Unknown),
            b"moov" if movie.is_none() && found.end - found.start <= MAX_MOVIE_BYTES => {
                walk.inside(&found, 2)?;
                movie = Some(Movie { place: found.start..found.end, is_first: !media });
            }
            b"moov" | b"moof" | b"ftyp" => return Err(Refused::Unknown),
            b"mdat" => media = true,
            _ => walk.wipe(&found)?,
        }
        place = found.end;
    }
    match movie {
        Some(movie) if media => Ok(movie),
        _ => Err(Refused::Unknown),
    }
}

struct Walk<'a> {
    file: &'a mut File,
    seen: usize,
    wipes: bool,
}

impl Walk<'_> {
    /// Reads the box at a position. A box that extends to the end of the file gets its actual size.
    fn next(&mut self, start: u64, limit: u64) -> Result<BoxHead, Refused> {
        self.seen += 1;
        if self.seen > MAX_BOXES {
            return Err(Refused::Broken("it has too many boxes".into()));
        }
        let broken = |what: &str| Refused::Broken(format!("{what} at byte {start}"));
        self.file.seek(SeekFrom::Start(start)).map_err(Refused::Failed)?;
        let size = u32::from_be_bytes(self.read().ok_or_else(|| broken("a head ends"))?);
        let kind = self.read().ok_or_else(|| broken("a head ends"))?;
        let (head, length) = match size {
            0 => (8, limit - start),
            1 => (16, u64::from_be_bytes(self.read().ok_or_else(|| broken("a head ends"))?)),
            size => (8, size.into()),
        };
        let end = start.checked_add(length).filter(|end| length >= head && *end <= limit);
        let end = end.ok_or_else(|| broken("a box of no possible size"))?;
        if size == 0 && self.wipes {
            let size = u32::try_from(length).map_err(|_| broken("a box without end"))?;
            self.write(start, &size.to_be_bytes())?;
        }
        Ok(BoxHead { kind, start, content: start + head, end })
    }

    /// Overwrites metadata of the movie and its tracks: places, devices, people.
    fn inside(&mut self, parent: &BoxHead, depth: usize) -> Result<(), Refused> {
        let mut place = parent.content;
        while place < parent.end {
            let found = self.next(place, parent.end)?;
            match &found.kind {
                b"trak" if depth > 1 => self.inside(&found, depth - 1)?,
                b"udta" | b"meta" | b"uuid" | b"free" | b"skip" => self.wipe(&found)?,
                _ => {}
            }
            place = found.end;
        }
        Ok(())
    }

    /// Turns a box into a `free` box of the same size, so that everything else keeps its position.
    fn wipe(&mut self, found: &BoxHead) -> Result<(), Refused> {
        if !self.wipes {
            return Ok(());
        }
        self.write(found.start + 4, b"free")?;
        let mut place = found.content;
        while place < found.end {
            let length = (found.end - place).min(ZEROS.len() as u64);
            self.write(place, &ZEROS[..length as usize])?;
            place += length;
        }
        Ok(())
    }

    /// `None`: the file ends earlier.
    fn read<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        self.file.read_exact(&mut bytes).ok()?;
        Some(bytes)
    }

    fn write(&mut self, place: u64, bytes: &[u8]) -> Result<(), Refused> {
        let written = self.file.seek(SeekFrom::Start(place)).and_then(|_| self.file.write_all(bytes));
        written.map_err(Refused::Failed)
    }
}
