//! Checks the pictures of a pack against the rules of their place, and makes their blurred placeholders.

use std::{
    collections::HashMap,
    io::Cursor,
    path::{Path, PathBuf},
};

use image::{DynamicImage, ImageFormat, ImageReader};

use sql::{Pool, book::BookPicture, content::MadePicture};
use tokio::runtime::Handle;

use super::{
    Progress,
    listing::{self, Listing},
    parallel,
    report::Report,
    shape::Shape,
};
use crate::{
    media::blur::blur,
    platform::storage::{Name, Sha256Hex},
};

pub(super) const MAX_FILE_BYTES: u64 = 8 << 20;
/// Largest sides, pixels, checked before decoding: of most pictures, and of a comic's page.
pub(super) const MAX_SIDE: u32 = 4096;
pub(super) const MAX_PAGE_HEIGHT: u32 = 6000;
/// Number of check results that are stored together.
const PORTION: usize = 256;

/// The known extensions, the format that the content must have, and the extension in the store.
pub(super) const FORMATS: [(&str, ImageFormat, &str); 4] = [
    ("webp", ImageFormat::WebP, "webp"),
    ("png", ImageFormat::Png, "png"),
    ("jpg", ImageFormat::Jpeg, "jpg"),
    ("jpeg", ImageFormat::Jpeg, "jpg"),
];

/// A picture that satisfies the rules of its place.
#[derive(Debug, Clone)]
pub(super) struct Checked {
    pub name: Name,
    pub width: u32,
    pub height: u32,
    pub blur: String,
    pub path: PathBuf,
    pub size_bytes: u64,
    /// The smaller widths to create.
    pub smaller: Vec<(Name, u32)>,
    /// Digest of the file.
    digest: Sha256Hex,
    /// The largest widths of the large version and the phone version. `None`: the picture is shown unchanged.
    widths: Option<(u32, u32)>,
}

impl Checked {
    /// The picture with its sizes.
    pub fn sized(&self) -> BookPicture {
        let Self { width, height, .. } = *self;
        let at_most = |most: u32| self.smaller.iter().find(|(_, width)| *width == most);
        let (large, phone) = self.widths.unwrap_or((width, width));
        let named = |found: Option<&(Name, u32)>, otherwise: &str| {
            found.map_or_else(|| otherwise.to_owned(), |(name, _)| name.to_string())
        };
        let full = named(at_most(large), self.name.as_str());
        let medium = named(at_most(phone), &full);
        let (width, height) = if width > large {
            (large, (u64::from(height) * u64::from(large) / u64::from(width)).max(1) as u32)
        } else {
            (width, height)
        };
        BookPicture { full, medium, width, height, blur: self.blur.clone() }
    }

    /// Width of the phone version, pixels. `None`: there is no smaller version.
    pub fn small_width(&self) -> Option<u32> {
        self.widths.map(|(_, phone)| phone).filter(|phone| *phone < self.width)
    }

    /// Whether the file itself is shown as one of the sizes.
    pub fn is_shown_itself(&self) -> bool {
        self.widths.is_none_or(|(large, _)| self.width <= large)
    }

    pub fn made(&self) -> MadePicture {
        let (width, height, blur) = (self.width, self.height, self.blur.clone());
        MadePicture { digest: self.digest.as_str().to_owned(), width, height, blur }
    }
}

/// The store of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Store {
    /// Public: anybody with the name can fetch it.
    Media,
    /// Private: only signed addresses give access.
    Files,
}

/// The checked pictures of a pack by path; `None` if a fault was reported.
pub(super) struct Pictures(HashMap<String, Option<Checked>>);

impl Pictures {
    /// Checks every file whose place requires a picture, on every core.
    /// The results are cached, so a later import need not check the same picture again. They are stored in portions, even if the pack
    /// turns out to have faults.
    pub fn check(listing: &Listing, made: Option<&Made>, report: &Report, progress: &Progress) -> Self {
        let wanted: Vec<(&str, Shape)> =
            listing.paths().filter_map(|path| Some((path, Shape::of(path)?))).collect();
        progress.stage("checking pictures", wanted.len());
        let files: Vec<_> = wanted.iter().map(|(path, shape)| (*path, *shape, listing.peek(path))).collect();
        let mut all = HashMap::new();
        for portion in files.chunks(PORTION) {
            let known = made.map(|made| made.known(&digests(portion))).unwrap_or_default();
            let checked = parallel::each(portion, progress, |(path, shape, file)| {
                (*path, check(path, file, *shape, &known))
            });
            if let Some(made) = made {
                let sound = checked.iter().filter_map(|(_, result)| result.as_ref().ok()).map(Checked::made);
                let new: HashMap<_, _> = sound.map(|made| (made.digest.clone(), made)).collect();
                let fresh: Vec<_> =
                    new.into_values().filter(|made| !known.contains_key(&made.digest)).collect();
                made.keep(&fresh);
            }
            for (path, result) in checked {
                all.insert(path.to_owned(), result.map_err(|reason| report.fault(path, None, reason)).ok());
            }
        }
        Self(all)
    }

    /// The path of the picture called `stem` in a folder (which ends with `/`), whatever its format.
    pub fn find(&self, folder: &str, stem: &str) -> Vec<String> {
        FORMATS
            .iter()
            .map(|(extension, ..)| format!("{folder}{stem}.{extension}"))
            .filter(|path| self.0.contains_key(path))
            .collect()
    }

    /// The numbered pictures in a folder (which ends with `/`), sorted by number.
    pub fn in_folder(&self, folder: &str) -> Vec<(Option<u32>, String)> {
        let name =
            |path: &str| path.strip_prefix(folder).filter(|rest| !rest.contains('/')).map(str::to_owned);
        let number = |name: &str| name.split('.').next().and_then(|stem| stem.parse::<u32>().ok());
        let mut found: Vec<(Option<u32>, String)> =
            self.0.keys().filter_map(|path| name(path)).map(|name| (number(&name), name)).collect();
        found.sort();
        found.into_iter().map(|(number, name)| (number, format!("{folder}{name}"))).collect()
    }

    /// `None`: there is no such picture. `Some(None)`: the picture has a fault.
    pub fn get(&self, path: &str) -> Option<Option<&Checked>> {
        self.0.get(path).map(Option::as_ref)
    }
}

/// A cache of earlier imports' check results. Without it pictures are checked again.
pub(super) struct Made {
    pub pool: Pool,
    pub runtime: Handle,
}

impl Made {
    /// The cached results for these digests, keyed by digest. Call it off the async threads.
    fn known(&self, digests: &[String]) -> HashMap<String, MadePicture> {
        let found = self.runtime.block_on(sql::content::made_pictures(&self.pool, digests));
        let found = found.inspect_err(|error| tracing::warn!(%error, "pictures are checked again"));
        found.unwrap_or_default().into_iter().map(|made| (made.digest.clone(), made)).collect()
    }

    fn keep(&self, made: &[MadePicture]) {
        if made.is_empty() {
            return;
        }
        if let Err(error) = self.runtime.block_on(sql::content::keep_made_pictures(&self.pool, made)) {
            tracing::warn!(%error, "the next import checks the pictures again");
        }
    }
}

fn digests(files: &[(&str, Shape, &Path)]) -> Vec<String> {
    let digests = parallel::each(files, &Progress::silent(), |(_, _, file)| {
        let bytes = listing::read(file, MAX_FILE_BYTES).ok()?;
        Some(Sha256Hex::of(&bytes).as_str().to_owned())
    });
    digests.into_iter().flatten().collect()
}

fn check(
    path: &str,
    file: &Path,
    shape: Shape,
    known: &HashMap<String, MadePicture>,
) -> Result<Checked, String> {
    let bytes = listing::read(file, MAX_FILE_BYTES)?;
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let (_, format, stored) =
        FORMATS.iter().find(|(known, ..)| *known == extension).expect("only known extensions have a shape");
    is_of(&bytes, *format)?;
    let digest = Sha256Hex::of(&bytes);
    let (width, height, blur) = match known.get(digest.as_str()) {
        Some(known) => {
            // The cached check may have been for another place in a pack, with a larger maximum.
            fits(known.width, known.height, shape.max_sides())?;
            (known.width, known.height, known.blur.clone())
        }
        None => {
            let picture = decode(&bytes, *format, shape.max_sides())?;
            (picture.width(), picture.height(), blur(&picture))
        }
    };
    if let Some(reason) = shape.refuse(width, height) {
        return Err(reason);
    }
    let widths = shape.widths();
    let wanted =
        widths.into_iter().flat_map(|(large, phone)| [large, phone]).filter(|wanted| *wanted < width);
    Ok(Checked {
        name: Name::digested(&digest, stored),
        width,
        height,
        blur,
        path: file.to_owned(),
        size_bytes: bytes.len() as u64,
        smaller: wanted.map(|wanted| (Name::sized(&bytes, wanted, "webp"), wanted)).collect(),
        digest,
        widths,
    })
}

/// Opens a checked picture, to resize it.
pub(super) fn open(path: &Path) -> Result<DynamicImage, String> {
    let bytes = listing::read(path, MAX_FILE_BYTES)?;
    let format = image::guess_format(&bytes).map_err(|error| error.to_string())?;
    decode(&bytes, format, (MAX_SIDE, MAX_PAGE_HEIGHT))
}

/// Checks that the content has the format of the extension.
fn is_of(bytes: &[u8], format: ImageFormat) -> Result<(), String> {
    match image::guess_format(bytes) {
        Ok(found) if found == format => Ok(()),
        Ok(found) => {
            let extension = found.extensions_str().first().unwrap_or(&"another");
            Err(format!("is a {extension} file inside; give it the extension .{extension}"))
        }
        Err(_) => Err("is no picture that is known; save it as WebP, PNG or JPEG".into()),
    }
}

/// Decodes a picture whose sides fit. One call of `image`, because its generic functions would be compiled here, unoptimised in
/// development builds.
fn decode(bytes: &[u8], format: ImageFormat, most: (u32, u32)) -> Result<DynamicImage, String> {
    let broken = |error| format!("cannot be decoded ({error}); save it again");
    let (width, height) =
        ImageReader::with_format(Cursor::new(bytes), format).into_dimensions().map_err(broken)?;
    fits(width, height, most)?;
    image::load_from_memory_with_format(bytes, format).map_err(broken)
}

fn fits(width: u32, height: u32, (wide, high): (u32, u32)) -> Result<(), String> {
    if width <= wide && height <= high {
        return Ok(());
    }
    let most = if wide == high {
        format!("{wide} or less on each side")
    } else {
        format!("{wide} wide and {high} high at most")
    };
    Err(format!("is {width}×{height}; make it {most}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_pixels_are_refused_before_they_are_decoded() {
        // Only the head of a PNG, which claims 60,000 × 60,000 pixels.
        let mut png = Cursor::new(Vec::new());
        DynamicImage::new_rgb8(4, 4).write_to(&mut png, ImageFormat::Png).unwrap();
        let mut bytes = png.into_inner();
        bytes[16..24].copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
        let crc = crc32(&bytes[12..29]);
        bytes[29..33].copy_from_slice(&crc.to_be_bytes());
        assert!(decode(&bytes, ImageFormat::Png, (MAX_SIDE, MAX_SIDE)).unwrap_err().contains("60000×60000"));
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
