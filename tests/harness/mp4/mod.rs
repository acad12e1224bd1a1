//! MP4 files that parsers accept as videos.

pub mod devices;

use std::iter;

/// A video without sound.
pub struct Movie {
    pub codec: [u8; 4],
    /// The video is rotated by 90°.
    pub lies: bool,
    /// The number of samples, ten a second. The first one has all media bytes.
    pub samples: u32,
    /// The location that a phone writes (`©xyz`).
    pub told: &'static [u8],
    /// The number of media bytes.
    pub media: usize,
}

impl Default for Movie {
    fn default() -> Self {
        Self { codec: *b"avc1", lies: false, samples: 20, told: b"", media: 100 }
    }
}

impl Movie {
    pub fn bytes(&self) -> Vec<u8> {
        let media: Vec<u8> = (0..self.media).map(|n| (n % 251) as u8).collect();
        let samples = iter::once(media).chain(iter::repeat(Vec::new())).take(self.samples as usize).collect();
        let track = Track { lies: self.lies, ..Track::video(self.codec, samples) };
        let told = if self.told.is_empty() { Vec::new() } else { boxed(b"\xa9xyz", self.told) };
        let movie_boxes = if told.is_empty() { told } else { boxed(b"udta", &told) };
        Film { tracks: vec![track], movie_boxes, ..Film::default() }.bytes()
    }
}

/// A track with ten samples a second, and a chunk for each `samples_per_chunk` samples.
#[derive(Clone)]
pub struct Track {
    pub handler: [u8; 4],
    pub handler_name: &'static [u8],
    /// The sample entry, a box.
    pub entry: Vec<u8>,
    pub samples: Vec<Vec<u8>>,
    pub samples_per_chunk: usize,
    /// All samples have the size of the first one, which is stated once.
    pub equal_sizes: bool,
    pub lies: bool,
    /// More boxes of the track.
    pub boxes: Vec<u8>,
}

impl Track {
    pub fn video(codec: [u8; 4], samples: Vec<Vec<u8>>) -> Self {
        Self::new(*b"vide", video_entry(codec, b""), samples)
    }

    pub fn new(handler: [u8; 4], entry: Vec<u8>, samples: Vec<Vec<u8>>) -> Self {
        Self {
            handler,
            handler_name: b"",
            entry,
            samples_per_chunk: samples.len().max(1),
            samples,
            equal_sizes: false,
            lies: false,
            boxes: Vec::new(),
        }
    }

    /// The stated length in tenths of a second: at most 20, whatever the number of samples.
    fn said(&self) -> u32 {
        (self.samples.len() as u32).min(20)
    }

    /// The track box with these chunk positions.
    fn bytes(&self, film: &Film, chunks: &[u64]) -> Vec<u8> {
        let mut head = [7, film.created, film.created, 1, 0, self.said() * 100, 0, 0, 0, 0]
            .map(u32::to_be_bytes)
            .concat();
        head.extend(matrix(self.lies));
        head.extend([64_u32 << 16, 48 << 16].map(u32::to_be_bytes).concat());
        let media_head = [0, film.created, film.created, 10, self.said(), 0].map(u32::to_be_bytes).concat();
        let handler = [&[0; 8], self.handler.as_slice(), &[0; 12], self.handler_name, &[0]].concat();
        let count = self.samples.len() as u32;
        let (equal_size, listed) =
            if self.equal_sizes { (self.samples[0].len() as u32, &[][..]) } else { (0, &self.samples[..]) };
        let sizes = [0, equal_size, count].into_iter().chain(listed.iter().map(|sample| sample.len() as u32));
        let sizes: Vec<u8> = sizes.flat_map(u32::to_be_bytes).collect();
        let runs = [0, 1, 1, self.samples_per_chunk as u32, 1].map(u32::to_be_bytes).concat();
        let head_of = |kind: &[u8; 4], content: &[u8]| {
            boxed(
                kind,
                &[[0, chunks.len() as u32].map(u32::to_be_bytes).concat().as_slice(), content].concat(),
            )
        };
        let positions = if film.is_large {
            head_of(b"co64", &chunks.iter().flat_map(|place| place.to_be_bytes()).collect::<Vec<_>>())
        } else {
            head_of(
                b"stco",
                &chunks.iter().flat_map(|place| (*place as u32).to_be_bytes()).collect::<Vec<_>>(),
            )
        };
        let tables = [
            boxed(b"stsd", &[&[0, 0, 0, 0, 0, 0, 0, 1], self.entry.as_slice()].concat()),
            boxed(b"stts", &[0, 1, count, 1].map(u32::to_be_bytes).concat()),
            boxed(b"stsc", &runs),
            boxed(b"stsz", &sizes),
            positions,
        ];
        let reference = if film.alias.is_empty() { boxed(b"url ", &[0, 0, 0, 1]) } else { self.alias(film) };
        let references = boxed(b"dref", &[&[0, 0, 0, 0, 0, 0, 0, 1], reference.as_slice()].concat());
        let media_info =
            boxed(b"minf", &[boxed(b"dinf", &references), boxed(b"stbl", &tables.concat())].concat());
        let media = [boxed(b"mdhd", &media_head), boxed(b"hdlr", &handler), media_info].concat();
        let track = [boxed(b"tkhd", &head), self.boxes.clone(), boxed(b"mdia", &media)];
        boxed(b"trak", &track.concat())
    }

    fn alias(&self, film: &Film) -> Vec<u8> {
        boxed(b"alis", &[&[0, 0, 0, 1], film.alias].concat())
    }
}

/// A file with tracks, whose chunks alternate in the media data.
pub struct Film {
    pub brands: &'static [u8],
    pub tracks: Vec<Track>,
    /// More boxes of the movie box.
    pub movie_boxes: Vec<u8>,
    /// Boxes before the media data, and behind everything.
    pub before: Vec<u8>,
    pub behind: Vec<u8>,
    pub movie_is_last: bool,
    /// Sizes and positions have 64 bits.
    pub is_large: bool,
    /// Bytes before each chunk that belong to no sample.
    pub gap: &'static [u8],
    /// The path of the file where it was made.
    pub alias: &'static [u8],
    pub created: u32,
}

impl Default for Film {
    fn default() -> Self {
        Self {
            brands: b"isom\0\0\x02\0isomavc1",
            tracks: Vec::new(),
            movie_boxes: Vec::new(),
            before: Vec::new(),
            behind: Vec::new(),
            movie_is_last: false,
            is_large: false,
            gap: b"",
            alias: b"",
            created: 0,
        }
    }
}

impl Film {
    pub fn bytes(&self) -> Vec<u8> {
        let kind = boxed(b"ftyp", self.brands);
        let (_, chunks) = self.media(0);
        let movie_bytes = if self.movie_is_last { 0 } else { self.movie(&chunks).len() };
        let head_bytes = if self.is_large { 16 } else { 8 };
        let (media, chunks) = self.media(kind.len() + self.before.len() + movie_bytes + head_bytes);
        let media = if self.is_large {
            let size = media.len() as u64 + 16;
            [&[0, 0, 0, 1], b"mdat".as_slice(), &size.to_be_bytes(), &media].concat()
        } else {
            boxed(b"mdat", &media)
        };
        let movie = self.movie(&chunks);
        let before = self.before.clone();
        if self.movie_is_last {
            [kind, before, media, movie, self.behind.clone()].concat()
        } else {
            [kind, before, movie, media, self.behind.clone()].concat()
        }
    }

    /// The content of the media data at this position, and the positions of each track's chunks.
    fn media(&self, start: usize) -> (Vec<u8>, Vec<Vec<u64>>) {
        let mut media = Vec::new();
        let mut positions = vec![Vec::new(); self.tracks.len()];
        let chunks: Vec<Vec<_>> =
            self.tracks.iter().map(|track| track.samples.chunks(track.samples_per_chunk).collect()).collect();
        for round in 0..chunks.iter().map(Vec::len).max().unwrap_or_default() {
            for (chunks, positions) in chunks.iter().zip(&mut positions) {
                if let Some(chunk) = chunks.get(round) {
                    media.extend_from_slice(self.gap);
                    positions.push((start + media.len()) as u64);
                    media.extend(chunk.concat());
                }
            }
        }
        (media, positions)
    }

    fn movie(&self, chunks: &[Vec<u64>]) -> Vec<u8> {
        let said = self.tracks.iter().map(Track::said).max().unwrap_or_default();
        let mut head = [0, self.created, self.created, 1000, said * 100, 0x10000, 0x0100_0000, 0, 0]
            .map(u32::to_be_bytes)
            .concat();
        head.extend(matrix(false));
        head.extend([0; 24]);
        head.extend(2_u32.to_be_bytes());
        let tracks =
            self.tracks.iter().zip(chunks).flat_map(|(track, chunks)| track.bytes(self, chunks)).collect();
        boxed(b"moov", &[boxed(b"mvhd", &head), tracks, self.movie_boxes.clone()].concat())
    }
}

/// An MP4 box.
pub fn boxed(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
    [&(content.len() as u32 + 8).to_be_bytes(), kind.as_slice(), content].concat()
}

/// A sample entry of 64×48 with a minimal codec header.
pub fn video_entry(codec: [u8; 4], encoder: &[u8]) -> Vec<u8> {
    let mut entry = vec![0, 0, 0, 0, 0, 0, 0, 1];
    entry.extend([0; 16]);
    entry.extend([0, 64, 0, 48]);
    entry.extend([0; 14]);
    entry.extend(encoder);
    entry.resize(74, 0);
    entry.extend([0, 24, 0xff, 0xff]);
    let kind = if codec == *b"avc1" { b"avcC" } else { b"hvcC" };
    entry.extend(boxed(kind, &[1, 0x42, 0xc0, 0x1e, 0xff, 0xe0, 0]));
    boxed(&codec, &entry)
}

fn matrix(lies: bool) -> Vec<u8> {
    let one = 1_i32 << 16;
    let parts =
        if lies { [0, one, 0, -one, 0, 0, 0, 0, 1 << 30] } else { [one, 0, 0, 0, one, 0, 0, 0, 1 << 30] };
    parts.map(i32::to_be_bytes).concat()
}
