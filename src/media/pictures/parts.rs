//! Checks the parts of a picture file before its decoder reads them. Other parts than pixels can unfold to hundreds of MiB, and
//! a part can be larger than its picture.

/// Of a PNG: what makes its pixels, and how it was held.
const NEEDED: [&[u8; 4]; 6] = [b"IHDR", b"PLTE", b"tRNS", b"eXIf", b"IDAT", b"IEND"];
const SIGNATURE: usize = 8;
/// Length and name before a PNG's chunk, and the checksum behind it.
const AROUND_CHUNK: usize = 12;
/// `RIFF`, its length and `WEBP`.
const WEBP_HEAD: usize = 12;
/// Where a frame of an animation stands, and for how long.
const FRAME_HEAD: usize = 16;

/// A PNG without what its pixels do not need: profiles and texts are packed, other frames are not shown.
pub(super) fn needed_of_png(bytes: &[u8]) -> Vec<u8> {
    let (signature, mut rest) = bytes.split_at(SIGNATURE.min(bytes.len()));
    let mut needed = signature.to_vec();
    while let [a, b, c, d, name @ ..] = rest {
        let length = u32::from_be_bytes([*a, *b, *c, *d]) as usize + AROUND_CHUNK;
        // What ends too early is left to the decoder.
        let (chunk, after) = rest.split_at(length.min(rest.len()));
        if NEEDED.iter().any(|needed| name.starts_with(*needed)) {
            needed.extend_from_slice(chunk);
        }
        rest = after;
    }
    needed
}

/// The pixels of the largest lossy picture inside a WebP. Each says its own size, and the decoder makes room for that before it asks
/// whether the picture around it has as many.
pub(super) fn largest_in_webp(bytes: &[u8]) -> u64 {
    // Whatever it is called: behind a part for transparency the decoder asks no part for its name.
    let lossy = |(_, content): (&[u8], &[u8])| lossy_pixels(content);
    let parts = chunks(bytes.get(WEBP_HEAD..).unwrap_or_default()).map(|(name, content)| match name {
        b"ANMF" => chunks(content.get(FRAME_HEAD..).unwrap_or_default()).map(lossy).max().unwrap_or_default(),
        _ => lossy((name, content)),
    });
    parts.max().unwrap_or_default()
}

/// Names and contents of what stands one behind the other, the last one as far as it is there.
fn chunks(mut bytes: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    std::iter::from_fn(move || {
        let (name, rest) = bytes.split_at_checked(4)?;
        let (length, rest) = rest.split_first_chunk()?;
        let length = u32::from_le_bytes(*length) as usize;
        let content = &rest[..length.min(rest.len())];
        // Each begins at an even place.
        bytes = rest.get(length + length % 2..).unwrap_or_default();
        Some((name, content))
    })
}

/// What the head of a lossy picture says: its sides are 14 bits each.
fn lossy_pixels(content: &[u8]) -> u64 {
    let [_, _, _, 0x9d, 0x01, 0x2a, a, b, c, d, ..] = content else { return 0 };
    let side = |two: [u8; 2]| u64::from(u16::from_le_bytes(two) & 0x3fff);
    side([*a, *b]) * side([*c, *d])
}
