//! Decompression bombs: chunks that inflate without end, frames beyond the canvas, thousands of frames.

use std::time::Instant;

use image::ImageFormat;

use super::uploads::{chunk, picture};
use crate::harness::{Client, PASSWORD, Running, SECRET, TestDatabase, at_most, figure};

/// Inflated size of the bombs' chunks.
const MUCH: u32 = 300 << 20;
const FRAMES: usize = 5_000;

#[tokio::test]
#[ignore = "night"]
async fn decompression_bombs_take_neither_memory_nor_time() {
    let db = TestDatabase::new().await;
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_AVATARS_PER_ACCOUNT", "10000/1h"),
        ("PORTAL_MEDIA_IMAGES_PER_ACCOUNT", "10000/1h"),
    ];
    let mut server = Running::serve(&env).await;
    let visitor = Client::visitor(server.address().await);
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let made = visitor.post("/api/user/registerWithName", &fields).await;
    let player = visitor.signed_in(made.ok()["uid"].as_i64().unwrap(), made.ok()["token"].as_str().unwrap());
    for format in [ImageFormat::Png, ImageFormat::WebP, ImageFormat::Gif, ImageFormat::Jpeg] {
        send(&player, &picture(format)).await;
    }
    let before = server.peak_mib();
    for (what, bytes, fate) in bombs() {
        let begin = Instant::now();
        for answer in send(&player, &bytes).await {
            let told = answer.text.contains("4000 万像素");
            match fate {
                Fate::Shown => assert_eq!(answer.status, 200, "{what}: {}", answer.text),
                Fate::TooLarge => assert!(answer.status == 400 && told, "{what}: {}", answer.text),
            }
        }
        let (took, took_mib) = (begin.elapsed(), server.peak_mib() - before);
        figure(&format!("{what}: time"), took.as_secs_f64(), "s", at_most(15.0));
        figure(&format!("{what}: memory"), took_mib as f64, "MiB", at_most(100.0));
    }
    server.signal("TERM").await;
    assert_eq!(server.ended().await.code, 0);
}

async fn send(client: &Client, content: &[u8]) -> [crate::harness::Answer; 2] {
    [
        client.upload("/api/user/center/uploadAvatar", "file", "a.png", content).await,
        client.upload_media("image", content).await,
    ]
}

#[derive(Clone, Copy)]
enum Fate {
    // Accepted as the small picture that it also is.
    Shown,
    TooLarge,
}

fn bombs() -> Vec<(&'static str, Vec<u8>, Fate)> {
    let much = zeros(MUCH);
    let part = |kind, head: &[u8]| in_png(&chunk(kind, &[head, &much].concat()));
    vec![
        ("a PNG's profile", part(b"iCCP", b"p\0\0"), Fate::Shown),
        ("a PNG's text", part(b"zTXt", b"Comment\0\0"), Fate::Shown),
        ("a PNG's XMP", part(b"iTXt", b"XML:com.adobe.xmp\0\x01\0\0\0"), Fate::Shown),
        ("a PNG's pixels that do not end", endless_pixels(&much), Fate::Shown),
        ("a PNG of many frames", many_frames_png(), Fate::Shown),
        ("a GIF of many frames", many_frames_gif(), Fate::Shown),
        ("a GIF's frame beyond its canvas", gif(16, 16, &[gif_frame(60_000, 1_200)]), Fate::TooLarge),
        ("a WebP of many frames", many_frames_webp(), Fate::Shown),
        ("a WebP's frame beyond its canvas", webp(2, &large_in_frame()), Fate::TooLarge),
        ("a WebP's picture beyond its canvas", webp(0, &large_lossy(b"VP8 ")), Fate::TooLarge),
        ("a WebP's frame by no name, behind its transparency", webp(2, &large_unnamed()), Fate::TooLarge),
    ]
}

/// A picture with this data after its header.
fn in_png(part: &[u8]) -> Vec<u8> {
    let png = picture(ImageFormat::Png);
    [&png[..33], part, &png[33..]].concat()
}

fn endless_pixels(much: &[u8]) -> Vec<u8> {
    let png = picture(ImageFormat::Png);
    [&png[..33], &chunk(b"IDAT", much), &chunk(b"IEND", &[])].concat()
}

fn many_frames_png() -> Vec<u8> {
    let frame = |sequence: u32| {
        let numbers = [sequence, 64, 48, 0, 0];
        let mut control: Vec<u8> = numbers.iter().flat_map(|number| number.to_be_bytes()).collect();
        control.extend([0, 1, 0, 10, 0, 0]);
        let pixels = [(sequence + 1).to_be_bytes().as_slice(), &zeros(64 * 48 * 3 + 48)].concat();
        [chunk(b"fcTL", &control), chunk(b"fdAT", &pixels)].concat()
    };
    let count = [(FRAMES as u32).to_be_bytes(), [0; 4]].concat();
    let png = in_png(&chunk(b"acTL", &count));
    let (pixels, end) = png.split_at(png.len() - 12);
    let frames: Vec<u8> = (0..FRAMES as u32).flat_map(|n| frame(2 * n)).collect();
    [pixels, &frames, end].concat()
}

fn many_frames_gif() -> Vec<u8> {
    gif(16, 16, &vec![gif_frame(16, 16); FRAMES])
}

fn gif(width: u16, height: u16, frames: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes =
        [b"GIF89a".as_slice(), &width.to_le_bytes(), &height.to_le_bytes(), &[0x80, 0, 0]].concat();
    bytes.extend([0, 0, 0, 255, 255, 255]);
    bytes.extend(frames.concat());
    bytes.push(b';');
    bytes
}

/// All pixels have the first colour: codes of three bits, reset before they would grow.
fn gif_frame(width: u16, height: u16) -> Vec<u8> {
    let (clear, end) = (4_u8, 5);
    let pixels = (usize::from(width) * usize::from(height)).min(1 << 20);
    let codes = (0..pixels).flat_map(|n| if n % 2 == 0 { vec![clear, 0] } else { vec![0] });
    let mut packed = Bits::default();
    for code in codes.chain([end]) {
        packed.push_low_first(u32::from(code), 3);
    }
    let places = [0, 0, width, height].map(u16::to_le_bytes).concat();
    let mut frame = [&[0x2c], places.as_slice(), &[0, 2]].concat();
    for part in packed.bytes.chunks(255) {
        frame.push(part.len() as u8);
        frame.extend(part);
    }
    frame.push(0);
    frame
}

fn many_frames_webp() -> Vec<u8> {
    let lossless = &picture(ImageFormat::WebP)[12..];
    webp(2, &vec![webp_frame(lossless); FRAMES].concat())
}

fn large_in_frame() -> Vec<u8> {
    webp_frame(&large_lossy(b"VP8 "))
}

/// After a transparency chunk, the decoder skips chunks without reading their names.
fn large_unnamed() -> Vec<u8> {
    let transparency = riff(b"ALPH", &[0; 1 + 64 * 48]);
    webp_frame(&[transparency, large_lossy(b"JUNK")].concat())
}

/// A lossy picture of 16383 by 16383.
fn large_lossy(name: &[u8; 4]) -> Vec<u8> {
    const SIDE: u16 = 0x3fff;
    let modes = (1_u32 << 19) - 1;
    let head = modes << 5 | 1 << 4;
    let mut content = [&head.to_le_bytes()[..3], &[0x9d, 1, 0x2a]].concat();
    content.extend([SIDE, SIDE].map(u16::to_le_bytes).concat());
    content.resize(3 << 20, 0);
    riff(name, &content)
}

/// A frame of an animation of 64 by 48.
fn webp_frame(picture: &[u8]) -> Vec<u8> {
    let head = [[0, 0, 0], [0, 0, 0], [63, 0, 0], [47, 0, 0], [10, 0, 0]].concat();
    riff(b"ANMF", &[&head, &[0][..], picture].concat())
}

fn webp(flags: u8, parts: &[u8]) -> Vec<u8> {
    let head = riff(b"VP8X", &[flags, 0, 0, 0, 63, 0, 0, 47, 0, 0]);
    let animation = if flags == 2 { riff(b"ANIM", &[0; 6]) } else { Vec::new() };
    riff(b"RIFF", &[b"WEBP".as_slice(), &head, &animation, parts].concat())
}

fn riff(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let length = (content.len() as u32).to_le_bytes();
    let padding: &[u8] = if content.len() % 2 == 1 { &[0] } else { &[] };
    [kind.as_slice(), &length, content, padding].concat()
}

/// This many zeros, packed with zlib: one zero, and copies of 258.
fn zeros(length: u32) -> Vec<u8> {
    let copies = (length - 1) / 258;
    let mut bits = Bits { bytes: vec![0x78, 0x01], used: 0 };
    bits.push_low_first(0b011, 3); // the last block, of the fixed code
    bits.push_high_first(0b0011_0000, 8); // a zero
    for _ in 0..copies {
        bits.push_high_first(0b1100_0101, 8); // 258 of what stands …
        bits.push_high_first(0, 5); // … one before
    }
    bits.push_high_first(0, 7); // the end
    let sum = ((copies * 258 + 1) % 65_521) << 16 | 1;
    bits.bytes.extend(sum.to_be_bytes());
    bits.bytes
}

/// A bit writer that fills each byte from its lowest bit.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    /// Number of bits used in the last byte; 0 means that it is full.
    used: u32,
}

impl Bits {
    fn push_low_first(&mut self, value: u32, count: u32) {
        for at in 0..count {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
                self.used = 0;
            }
            *self.bytes.last_mut().unwrap() |= ((value >> at & 1) as u8) << self.used;
            self.used += 1;
        }
    }

    fn push_high_first(&mut self, value: u32, count: u32) {
        self.push_low_first(value.reverse_bits() >> (32 - count), count);
    }
}
