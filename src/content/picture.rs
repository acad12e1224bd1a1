//! The pictures of a pack: what a file's place demands of it, whether it is that, and its blurred placeholder.

use std::{
    collections::HashMap,
    io::Cursor,
    path::{Path, PathBuf},
};

use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};

use super::{
    Progress,
    listing::{self, Listing},
    parallel,
    report::Report,
};
use crate::{blur::blur, ports::storage::Name};

pub(super) const MAX_FILE_BYTES: u64 = 8 << 20;
/// Looked at before anything is decoded.
const MAX_SIDE: u32 = 4096;
const MAX_DECODE_BYTES: u64 = 256 << 20;

/// Known extensions, what the content must then be, and the extension in the store.
const FORMATS: [(&str, ImageFormat, &str); 4] = [
    ("webp", ImageFormat::WebP, "webp"),
    ("png", ImageFormat::Png, "png"),
    ("jpg", ImageFormat::Jpeg, "jpg"),
    ("jpeg", ImageFormat::Jpeg, "jpg"),
];

/// A picture that is what its place demands.
#[derive(Debug, Clone)]
pub(super) struct Checked {
    pub name: Name,
    pub width: u32,
    pub height: u32,
    pub blur: String,
    pub path: PathBuf,
    pub size_bytes: u64,
}

/// The checked pictures of a pack by their path in it; `None` where a fault was reported.
pub(super) struct Pictures(HashMap<String, Option<Checked>>);

impl Pictures {
    /// Checks every file whose place says what picture it must be, on every core.
    pub fn check(listing: &Listing, report: &Report, progress: &Progress) -> Self {
        let wanted: Vec<(&str, Shape)> =
            listing.paths().filter_map(|path| Some((path, Shape::of(path)?))).collect();
        progress.stage("checking pictures", wanted.len());
        let files: Vec<_> = wanted.iter().map(|(path, shape)| (*path, *shape, listing.peek(path))).collect();
        let checked =
            parallel::each(&files, progress, |(path, shape, file)| (*path, check(path, file, *shape)));
        Self(
            checked
                .into_iter()
                .map(|(path, result)| {
                    (path.to_owned(), result.map_err(|reason| report.fault(path, None, reason)).ok())
                })
                .collect(),
        )
    }

    /// The path of the picture called `stem` in a folder (which ends with `/`), whatever its format.
    pub fn find(&self, folder: &str, stem: &str) -> Vec<String> {
        FORMATS
            .iter()
            .map(|(extension, ..)| format!("{folder}{stem}.{extension}"))
            .filter(|path| self.0.contains_key(path))
            .collect()
    }

    /// `None` where there is no such picture; `Some(None)` where there is one with a fault.
    pub fn get(&self, path: &str) -> Option<Option<&Checked>> {
        self.0.get(path).map(Option::as_ref)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    Icon,
    Banner,
    Screenshot,
    Avatar,
    Post,
}

impl Shape {
    /// By the place in the pack; `None` for what is no picture of it.
    fn of(path: &str) -> Option<Self> {
        let (folder, file) = path.rsplit_once('/')?;
        let (stem, extension) = file.rsplit_once('.')?;
        FORMATS.iter().find(|(known, ..)| *known == extension)?;
        match (folder.split_once('/'), stem) {
            (Some(("games", slug)), "icon") if !slug.contains('/') => Some(Self::Icon),
            (Some(("games", slug)), "banner") if !slug.contains('/') => Some(Self::Banner),
            (Some(("games", slug)), _) if !slug.contains('/') => {
                let number: u32 = stem.strip_prefix("shot-")?.parse().ok()?;
                (number > 0).then_some(Self::Screenshot)
            }
            (None, _) if folder == "people" => Some(Self::Avatar),
            (None, _) if folder == "posts" => Some(Self::Post),
            (None, _) if folder == "activities" => Some(Self::Banner),
            _ => None,
        }
    }

    fn refuse(self, width: u32, height: u32) -> Option<String> {
        let ratio = |w: u32, h: u32| u64::from(width) * u64::from(h) == u64::from(height) * u64::from(w);
        let (is_good, rule) = match self {
            Self::Icon => (width == height && width >= 256, "an icon must be square, 256×256 or larger"),
            Self::Banner => (ratio(16, 9) && width >= 640, "a banner must be 16:9, 640×360 or larger"),
            Self::Screenshot => (
                (ratio(16, 9) || ratio(9, 16)) && width.min(height) >= 360,
                "a screenshot must be 16:9 or 9:16, its shorter side 360 or longer",
            ),
            Self::Avatar => (width == height && width >= 128, "an avatar must be square, 128×128 or larger"),
            Self::Post => (width >= 320, "a picture of a post must be 320 wide or wider"),
        };
        (!is_good).then(|| format!("is {width}×{height}; {rule}"))
    }
}

fn check(path: &str, file: &Path, shape: Shape) -> Result<Checked, String> {
    let bytes = listing::read(file, MAX_FILE_BYTES)?;
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let (_, format, stored) =
        FORMATS.iter().find(|(known, ..)| *known == extension).expect("only known extensions have a shape");
    let picture = decode(&bytes, *format)?;
    if let Some(reason) = shape.refuse(picture.width(), picture.height()) {
        return Err(reason);
    }
    Ok(Checked {
        name: Name::of(&bytes, stored),
        width: picture.width(),
        height: picture.height(),
        blur: blur(&picture),
        path: file.to_owned(),
        size_bytes: bytes.len() as u64,
    })
}

fn decode(bytes: &[u8], format: ImageFormat) -> Result<DynamicImage, String> {
    match image::guess_format(bytes) {
        Ok(found) if found == format => {}
        Ok(found) => {
            let extension = found.extensions_str().first().unwrap_or(&"another");
            return Err(format!("is a {extension} file inside; give it the extension .{extension}"));
        }
        Err(_) => return Err("is no picture that is known; save it as WebP, PNG or JPEG".into()),
    }
    let broken = |error| format!("cannot be decoded ({error}); save it again");
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODE_BYTES);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    let decoder = reader.into_decoder().map_err(broken)?;
    let (width, height) = decoder.dimensions();
    if width > MAX_SIDE || height > MAX_SIDE {
        return Err(format!("is {width}×{height}; make it {MAX_SIDE} or less on each side"));
    }
    DynamicImage::from_decoder(decoder).map_err(broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_says_what_a_picture_must_be() {
        assert_eq!(Shape::of("games/a/icon.webp"), Some(Shape::Icon));
        assert_eq!(Shape::of("games/a/banner.jpeg"), Some(Shape::Banner));
        assert_eq!(Shape::of("games/a/shot-12.png"), Some(Shape::Screenshot));
        assert_eq!(Shape::of("people/lin.webp"), Some(Shape::Avatar));
        for other in
            ["icon.webp", "games/icon.webp", "games/a/b/icon.webp", "games/a/shot-0.png", "games/a/icon.gif"]
        {
            assert_eq!(Shape::of(other), None, "{other}");
        }
    }

    #[test]
    fn sizes_are_held_against_the_place() {
        assert_eq!(Shape::Icon.refuse(512, 512), None);
        assert_eq!(Shape::Banner.refuse(1280, 720), None);
        assert_eq!(Shape::Screenshot.refuse(720, 1280), None);
        assert!(Shape::Icon.refuse(128, 128).is_some());
        assert!(Shape::Banner.refuse(1280, 721).is_some());
        assert!(Shape::Screenshot.refuse(1000, 1000).is_some());
        assert!(Shape::Avatar.refuse(256, 255).is_some());
    }

    #[test]
    fn too_many_pixels_are_refused_before_they_are_decoded() {
        // A PNG's head alone, which claims 60,000 × 60,000 pixels.
        let mut png = Cursor::new(Vec::new());
        DynamicImage::new_rgb8(4, 4).write_to(&mut png, ImageFormat::Png).unwrap();
        let mut bytes = png.into_inner();
        bytes[16..24].copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
        let crc = crc32(&bytes[12..29]);
        bytes[29..33].copy_from_slice(&crc.to_be_bytes());
        assert!(decode(&bytes, ImageFormat::Png).unwrap_err().contains("60000×60000"));
    }

    fn crc32(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |crc, byte| {
            (0..8).fold(
                crc ^ u32::from(*byte),
                |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 },
            )
        })
    }
}
