//! A minimal MP4 that parsers accept as a video.

/// The properties of the video.
pub struct Movie {
    pub codec: [u8; 4],
    /// The video is rotated by 90°.
    pub lies: bool,
    /// The number of samples, ten a second.
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
        let kind = boxed(b"ftyp", b"isom\0\0\x02\0isomavc1");
        let mut inside = vec![self.movie_head(), boxed(b"trak", &self.track())];
        if !self.told.is_empty() {
            inside.push(boxed(b"udta", &boxed(b"\xa9xyz", self.told)));
        }
        let media: Vec<u8> = (0..self.media).map(|n| (n % 251) as u8).collect();
        [kind, boxed(b"moov", &inside.concat()), boxed(b"mdat", &media)].concat()
    }

    fn movie_head(&self) -> Vec<u8> {
        let mut head =
            [0_u32, 0, 0, 1000, self.said() * 100, 0x10000, 0x0100_0000, 0, 0].map(u32::to_be_bytes).concat();
        head.extend(matrix(false));
        head.extend([0; 24]);
        head.extend(2_u32.to_be_bytes());
        boxed(b"mvhd", &head)
    }

    /// The stated length in tenths of a second: at most 20, whatever the number of samples.
    fn said(&self) -> u32 {
        self.samples.min(20)
    }

    fn track(&self) -> Vec<u8> {
        let mut head = [7_u32, 0, 0, 1, 0, self.said() * 100, 0, 0, 0, 0].map(u32::to_be_bytes).concat();
        head.extend(matrix(self.lies));
        head.extend([64_u32 << 16, 48 << 16].map(u32::to_be_bytes).concat());
        let media_head = [0_u32, 0, 0, 10, self.said(), 0].map(u32::to_be_bytes).concat();
        let handler = [&[0; 8], b"vide".as_slice(), &[0; 13]].concat();
        let times = [0_u32, 1, self.samples, 1].map(u32::to_be_bytes).concat();
        let sizes = [0_u32, 1, self.samples].map(u32::to_be_bytes).concat();
        let tables = [
            boxed(
                b"stsd",
                &[&[0, 0, 0, 0, 0, 0, 0, 1], boxed(&self.codec, &entry(self.codec)).as_slice()].concat(),
            ),
            boxed(b"stts", &times),
            boxed(b"stsc", &[0_u32, 0].map(u32::to_be_bytes).concat()),
            boxed(b"stsz", &sizes),
            boxed(b"stco", &[0_u32, 0].map(u32::to_be_bytes).concat()),
        ];
        let media_info = boxed(b"minf", &boxed(b"stbl", &tables.concat()));
        let media = [boxed(b"mdhd", &media_head), boxed(b"hdlr", &handler), media_info].concat();
        [boxed(b"tkhd", &head), boxed(b"mdia", &media)].concat()
    }
}

/// An MP4 box.
pub fn boxed(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
    [&(content.len() as u32 + 8).to_be_bytes(), kind.as_slice(), content].concat()
}

/// A sample entry of 64×48 with a minimal codec header.
fn entry(codec: [u8; 4]) -> Vec<u8> {
    let mut entry = vec![0, 0, 0, 0, 0, 0, 0, 1];
    entry.extend([0; 16]);
    entry.extend([0, 64, 0, 48]);
    entry.extend([0; 46]);
    entry.extend([0, 24, 0xff, 0xff]);
    let kind = if codec == *b"avc1" { b"avcC" } else { b"hvcC" };
    entry.extend(boxed(kind, &[1, 0x42, 0xc0, 0x1e, 0xff, 0xe0, 0]));
    entry
}

fn matrix(lies: bool) -> Vec<u8> {
    let one = 1_i32 << 16;
    let parts =
        if lies { [0, one, 0, -one, 0, 0, 0, 0, 1 << 30] } else { [one, 0, 0, 0, one, 0, 0, 0, 1 << 30] };
    parts.map(i32::to_be_bytes).concat()
}
