//! Checks the parts of a picture file before its decoder reads them. Parts other than pixels can decompress to hundreds of MiB,
//! and a part can be larger than its picture.

/// The PNG chunks that make the pixels and the orientation.
const NEEDED: [&[u8; 4]; 6] = [b"IHDR", b"PLTE", b"tRNS", b"eXIf", b"IDAT", b"IEND"];
const SIGNATURE: usize = 8;
/// Length and name before a PNG's chunk, and the checksum after it, bytes.
const AROUND_CHUNK: usize = 12;
/// `RIFF`, its length and `WEBP`, bytes.
const WEBP_HEAD: usize = 12;
/// Position and duration of an animation's frame, bytes.
const FRAME_HEAD: usize = 16;

/// Removes from a PNG what its pixels do not need: profiles and texts are compressed, and other frames are not shown.
pub(super) fn needed_of_png(bytes: &[u8]) -> Vec<u8> {
    let (signature, mut rest) = bytes.split_at(SIGNATURE.min(bytes.len()));
    let mut needed = signature.to_vec();
    while let [a, b, c, d, name @ ..] = rest {
        let length = u32::from_be_bytes([*a, *b, *c, *d]) as usize + AROUND_CHUNK;
        // The decoder handles a truncated chunk.
        let (chunk, after) = rest.split_at(length.min(rest.len()));
        if NEEDED.iter().any(|needed| name.starts_with(*needed)) {
            needed.extend_from_slice(chunk);
        }
        rest = after;
    }
    needed
}

/// The pixels of the largest lossy picture inside a WebP. Each states its own size. The decoder allocates for it before it
/// compares the size with the outer picture.
pub(super) fn largest_in_webp(bytes: &[u8]) -> u64 {
    // Check parts with any name: after a transparency part the decoder ignores the names.
    let lossy = |(_, content): (&[u8], &[u8])| lossy_pixels(content);
    let parts = chunks(bytes.get(WEBP_HEAD..).unwrap_or_default()).map(|(name, content)| match name {
        b"ANMF" => chunks(content.get(FRAME_HEAD..).unwrap_or_default()).map(lossy).max().unwrap_or_default(),
        _ => lossy((name, content)),
    });
    parts.max().unwrap_or_default()
}

/// Names and contents of consecutive chunks. The last one may be truncated.
fn chunks(mut bytes: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    std::iter::from_fn(move || {
        let (name, rest) = bytes.split_at_checked(4)?;
        let (length, rest) = rest.split_first_chunk()?;
        let length = u32::from_le_bytes(*length) as usize;
        let content = &rest[..length.min(rest.len())];
        // Each chunk begins at an even offset.
        bytes = rest.get(length + length % 2..).unwrap_or_default();
        Some((name, content))
    })
}

/// Pixels from the head of a lossy picture: its sides are 14 bits each.
fn lossy_pixels(content: &[u8]) -> u64 {
    let [_, _, _, 0x9d, 0x01, 0x2a, a, b, c, d, ..] = content else { return 0 };
    let side = |two: [u8; 2]| u64::from(u16::from_le_bytes(two) & 0x3fff);
    side([*a, *b]) * side([*c, *d])
}
