//! Pictures that players send: looked at by content, never by name, decoded within bounds, stripped of everything but
//! their pixels, and encoded anew.

use std::{
    collections::HashSet,
    io::Cursor,
    sync::{Arc, Mutex},
};

use bytes::Bytes;
use image::{
    DynamicImage, GenericImageView, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits, Rgb,
    RgbImage, codecs::jpeg::JpegEncoder, imageops::FilterType, metadata::Orientation,
};
use uuid::Uuid;

use crate::{
    blur::blur,
    ports::storage::{Name, Storage},
    turns::{self, Panicked, Turns},
};

/// The widths of an avatar; the last gives all of them their name.
pub const AVATAR_WIDTHS: [u32; 3] = [96, 256, 640];
/// The widths of a post's picture: in lists, on a phone, alone. None is wider than what was sent.
const POST_WIDTHS: [u32; 3] = [320, 750, 1600];
/// The longest side of a post's picture, pixels.
const MAX_SIDE: u32 = 30_000;
/// The one that `Account.avatar` names.
pub const AVATAR_SHOWN: u32 = 256;

/// Looked at before anything is decoded.
const MAX_PIXELS: u64 = 40_000_000;
/// What one decoded picture may take: that many pixels of four bytes.
const MAX_DECODED_BYTES: u64 = MAX_PIXELS * 4;
/// What decoding one may take beside it.
const MAX_DECODE_BYTES: u64 = 2 * MAX_DECODED_BYTES;
const JPEG_QUALITY: u8 = 85;
/// Pictures that are on their way or wait for their turn; beyond it callers are told to come back.
const PLACES: usize = 64;

const FORMATS: [ImageFormat; 4] = [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP, ImageFormat::Gif];

/// Why a picture is not taken.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    #[error("no picture of a known format")]
    Unknown,
    #[error("it cannot be decoded: {0}")]
    Broken(String),
    #[error("it has more pixels than are decoded")]
    TooManyPixels,
    #[error("too many pictures wait to be decoded")]
    Busy,
}

/// Decodes and encodes off the async threads, a bounded number at once.
#[derive(Clone)]
pub struct Pictures {
    turns: Turns,
    /// Accounts that have a place: one each, so that nobody's slow uploads keep all others out.
    bringing: BringingAll,
}

/// An account's right to bring one picture; to be had before it is read, so that what is in memory has a bound.
pub struct Place {
    place: turns::Place,
    bringing: Bringing,
}

impl Pictures {
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        Self { turns: Turns::new(at_once, PLACES), bringing: Arc::default() }
    }

    pub fn place(&self, uid: i64) -> Result<Place, Refused> {
        let bringing = Bringing::enter(&self.bringing, uid).ok_or(Refused::Busy)?;
        let place = self.turns.place().ok_or(Refused::Busy)?;
        Ok(Place { place, bringing })
    }

    /// An avatar in its widths.
    pub async fn avatar(&self, place: Place, bytes: Bytes) -> Result<Vec<Rendition>, Refused> {
        place.work(move || avatar(&bytes)).await
    }

    /// A post's picture in its widths.
    pub async fn picture(&self, place: Place, bytes: Bytes) -> Result<Picture, Refused> {
        place.work(move || picture(&bytes)).await
    }
}

impl Place {
    async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let Self { place, bringing } = self;
        let work = place.work(move || {
            let _bringing = bringing;
            work()
        });
        work.await.unwrap_or_else(|Panicked| Err(Refused::Broken("the decoder panicked".into())))
    }
}

/// The accounts that bring something.
pub type BringingAll = Arc<Mutex<HashSet<i64>>>;

/// An account brings something, until it is dropped.
pub struct Bringing {
    all: BringingAll,
    uid: i64,
}

impl Bringing {
    /// `None`: it does already.
    pub fn enter(all: &BringingAll, uid: i64) -> Option<Self> {
        let entered = all.lock().expect("no holder panics").insert(uid);
        entered.then(|| Self { all: all.clone(), uid })
    }
}

impl Drop for Bringing {
    fn drop(&mut self) {
        self.all.lock().expect("no holder panics").remove(&self.uid);
    }
}

/// A picture in one width, ready to be kept.
#[derive(Debug, Clone)]
pub struct Rendition {
    pub name: Name,
    pub width: u32,
    pub jpeg: Bytes,
}

/// A post's picture, ready to be kept.
#[derive(Debug)]
pub struct Picture {
    /// The widest first; fewer than the widths where it is not as wide.
    pub renditions: Vec<Rendition>,
    pub width: u32,
    pub height: u32,
    pub blur: String,
}

impl Picture {
    /// As its row keeps it.
    #[must_use]
    pub fn named(&self, id: Uuid) -> sql::media::Image {
        let name = |width: u32| {
            let found = self.renditions.iter().rev().find(|rendition| rendition.width >= width);
            found.unwrap_or(&self.renditions[0]).name.to_string()
        };
        let [thumb, medium, full] = POST_WIDTHS.map(name);
        let (width, height, blur) = (self.width, self.height, self.blur.clone());
        sql::media::Image { id, thumb, medium, full, width, height, blur }
    }
}

/// Keeps what is not there yet.
pub async fn keep(storage: &dyn Storage, renditions: &[Rendition]) -> std::io::Result<()> {
    for rendition in renditions {
        storage.put(&rendition.name, rendition.jpeg.clone()).await?;
    }
    Ok(())
}

fn avatar(bytes: &[u8]) -> Result<Vec<Rendition>, Refused> {
    let square = square(bytes)?;
    let jpegs =
        AVATAR_WIDTHS.map(|width| (width, jpeg(&square.resize_exact(width, width, FilterType::Lanczos3))));
    let (_, largest) = &jpegs[jpegs.len() - 1];
    let digest_of = largest.clone();
    Ok(jpegs
        .into_iter()
        .map(|(width, jpeg)| Rendition { name: Name::sized(&digest_of, width, "jpg"), width, jpeg })
        .collect())
}

fn picture(bytes: &[u8]) -> Result<Picture, Refused> {
    let mut full = upright(bytes, 2 * POST_WIDTHS[2])?;
    if full.width() > POST_WIDTHS[2] {
        full = narrowed(&full, POST_WIDTHS[2]);
    }
    let (width, height) = full.dimensions();
    let digest_of = jpeg(&full);
    let named = |width, jpeg| Rendition { name: Name::sized(&digest_of, width, "jpg"), width, jpeg };
    let mut renditions = vec![named(width, digest_of.clone())];
    for narrower in [POST_WIDTHS[1], POST_WIDTHS[0]] {
        if narrower < width {
            renditions.push(named(narrower, jpeg(&narrowed(&full, narrower))));
        }
    }
    Ok(Picture { renditions, width, height, blur: blur(&full) })
}

/// A whole picture, upright, on white, not much wider than `most`.
fn upright(bytes: &[u8], most: u32) -> Result<DynamicImage, Refused> {
    let mut decoder = decoder(bytes)?;
    let (width, height) = decoder.dimensions();
    if width.max(height) > MAX_SIDE {
        return Err(Refused::TooManyPixels);
    }
    let orientation = decoder.orientation().map_err(broken)?;
    let lies = matches!(
        orientation,
        Orientation::Rotate90
            | Orientation::Rotate270
            | Orientation::Rotate90FlipH
            | Orientation::Rotate270FlipH
    );
    let mut picture = DynamicImage::from_decoder(decoder).map_err(broken)?;
    let wide = if lies { height } else { width };
    if wide > most {
        let scaled = |side: u32| (u64::from(side) * u64::from(most)).div_ceil(u64::from(wide)) as u32;
        picture = picture.thumbnail_exact(scaled(width), scaled(height));
    }
    picture.apply_orientation(orientation);
    Ok(on_white(picture))
}

/// A picture in a smaller width, on white.
#[must_use]
pub fn smaller(picture: DynamicImage, width: u32) -> Bytes {
    jpeg(&narrowed(&on_white(picture), width))
}

fn narrowed(picture: &DynamicImage, width: u32) -> DynamicImage {
    let height = u64::from(picture.height()) * u64::from(width) / u64::from(picture.width());
    picture.resize_exact(width, (height as u32).max(1), FilterType::Lanczos3)
}

/// The middle of a picture, upright, on white, not much larger than the largest avatar.
fn square(bytes: &[u8]) -> Result<DynamicImage, Refused> {
    let mut decoder = decoder(bytes)?;
    let orientation = decoder.orientation().map_err(broken)?;
    let picture = shrunk(DynamicImage::from_decoder(decoder).map_err(broken)?);
    let (width, height) = picture.dimensions();
    let side = width.min(height);
    // The middle stays the middle however the picture is turned: cropped first, there is less to turn.
    let mut middle = picture.crop_imm((width - side) / 2, (height - side) / 2, side, side);
    middle.apply_orientation(orientation);
    Ok(on_white(middle))
}

/// Averages what is much larger than any avatar; fast, and good enough before the resize that follows.
fn shrunk(picture: DynamicImage) -> DynamicImage {
    let most = 2 * AVATAR_WIDTHS[AVATAR_WIDTHS.len() - 1];
    let (width, height) = picture.dimensions();
    let short = width.min(height);
    if short <= most {
        return picture;
    }
    let scaled = |side: u32| (u64::from(side) * u64::from(most)).div_ceil(u64::from(short)) as u32;
    picture.thumbnail_exact(scaled(width), scaled(height))
}

/// A decoder of what the bytes are, once their head has said that decoding them stays within bounds.
fn decoder(bytes: &[u8]) -> Result<impl ImageDecoder, Refused> {
    let format = image::guess_format(bytes).ok().filter(|format| FORMATS.contains(format));
    let format = format.ok_or(Refused::Unknown)?;
    if format == ImageFormat::Jpeg && !jpeg_ends(bytes) {
        // The decoder would fill the rest with grey.
        return Err(Refused::Broken("it ends too early".into()));
    }
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODE_BYTES);
    reader.limits(limits);
    let decoder = reader.into_decoder().map_err(broken)?;
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MAX_PIXELS || decoder.total_bytes() > MAX_DECODED_BYTES {
        return Err(Refused::TooManyPixels);
    }
    Ok(decoder)
}

/// Whether an end follows where a JPEG's pixels begin. (One inside its metadata belongs to a thumbnail.)
fn jpeg_ends(bytes: &[u8]) -> bool {
    let mut rest = &bytes[2.min(bytes.len())..];
    while let [0xff, marker, after @ ..] = rest {
        match marker {
            0xff => rest = &rest[1..],
            0xda => return after.windows(2).any(|two| two == [0xff, 0xd9]),
            _ => {
                let [high, low, ..] = after else { return false };
                let Some(next) = after.get(usize::from(u16::from_be_bytes([*high, *low]))..) else {
                    return false;
                };
                rest = next;
            }
        }
    }
    false
}

/// JPEG knows no transparency.
fn on_white(picture: DynamicImage) -> DynamicImage {
    if !picture.color().has_alpha() {
        return picture.into_rgb8().into();
    }
    let picture = picture.into_rgba8();
    let white = RgbImage::from_fn(picture.width(), picture.height(), |x, y| {
        let [r, g, b, a] = picture.get_pixel(x, y).0.map(u32::from);
        Rgb([r, g, b].map(|channel| ((channel * a + 255 * (255 - a) + 127) / 255) as u8))
    });
    white.into()
}

fn jpeg(picture: &DynamicImage) -> Bytes {
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, JPEG_QUALITY);
    picture.write_with_encoder(encoder).expect("pixels of a small picture can be encoded into memory");
    bytes.into()
}

fn broken(error: ImageError) -> Refused {
    match error {
        ImageError::Limits(_) => Refused::TooManyPixels,
        error => Refused::Broken(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_account_has_one_place_and_gets_it_back() {
        let pictures = Pictures::new(1);
        let place = pictures.place(1).unwrap();
        assert!(matches!(pictures.place(1), Err(Refused::Busy)));
        let broken = pictures.avatar(place, Bytes::from_static(b"hello")).await;
        assert!(matches!(broken, Err(Refused::Unknown)));
        drop(pictures.place(1).unwrap());
        let places: Vec<_> = (0..PLACES as i64).map(|uid| pictures.place(uid).unwrap()).collect();
        assert!(matches!(pictures.place(-1), Err(Refused::Busy)), "there are no more");
        drop(places);
        pictures.place(-1).unwrap();
    }

    #[test]
    fn a_large_picture_is_shrunk_and_a_small_one_is_not_refused() {
        for side in [1, 95, 640, 1300] {
            let mut png = Cursor::new(Vec::new());
            RgbImage::from_pixel(side, side + 7, Rgb([200, 30, 30]))
                .write_to(&mut png, ImageFormat::Png)
                .unwrap();
            let renditions = avatar(png.get_ref()).unwrap();
            assert_eq!(renditions.iter().map(|rendition| rendition.width).collect::<Vec<_>>(), AVATAR_WIDTHS);
            for rendition in renditions {
                let decoded = image::load_from_memory(&rendition.jpeg).unwrap();
                assert_eq!(decoded.dimensions(), (rendition.width, rendition.width));
                let [r, g, b, _] = decoded.get_pixel(rendition.width / 2, rendition.width / 2).0;
                assert!(r.abs_diff(200) < 5 && g.abs_diff(30) < 5 && b.abs_diff(30) < 5, "{r} {g} {b}");
            }
        }
    }

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut png = Cursor::new(Vec::new());
        RgbImage::from_pixel(width, height, Rgb([200, 30, 30])).write_to(&mut png, ImageFormat::Png).unwrap();
        png.into_inner()
    }

    #[test]
    fn a_posts_picture_has_three_sizes_and_none_is_larger_than_what_was_sent() {
        for (sent, sizes) in [
            ((3300, 1650), vec![(1600, 800), (750, 375), (320, 160)]),
            ((1600, 900), vec![(1600, 900), (750, 421), (320, 180)]),
            ((700, 1400), vec![(700, 1400), (320, 640)]),
            ((320, 10), vec![(320, 10)]),
            ((1, 900), vec![(1, 900)]),
        ] {
            let picture = picture(&png(sent.0, sent.1)).unwrap();
            let decoded: Vec<_> = picture
                .renditions
                .iter()
                .map(|rendition| image::load_from_memory(&rendition.jpeg).unwrap().dimensions())
                .collect();
            assert_eq!(decoded, sizes);
            let named = picture.named(Uuid::nil());
            assert_eq!((named.width, named.height), sizes[0]);
            assert_eq!(named.full, picture.renditions[0].name.as_str());
            let ends = |name: &str, width: u32| assert!(name.ends_with(&format!("-{width}.jpg")), "{name}");
            ends(&named.thumb, sizes.last().unwrap().0);
            ends(&named.medium, sizes[0].0.min(750));
        }
        assert!(matches!(picture(&png(1, 30_001)), Err(Refused::TooManyPixels)));
    }

    #[test]
    fn deep_colours_count_by_their_bytes() {
        // A PNG's head, of 16 bits a channel: fewer pixels are as much.
        let deep = |side: u32| {
            let mut png = Cursor::new(Vec::new());
            let picture = image::ImageBuffer::<image::Rgba<u16>, _>::new(4, 4);
            DynamicImage::ImageRgba16(picture).write_to(&mut png, ImageFormat::Png).unwrap();
            let mut bytes = png.into_inner();
            bytes[16..20].copy_from_slice(&side.to_be_bytes());
            bytes[20..24].copy_from_slice(&side.to_be_bytes());
            let crc = crc32(&bytes[12..29]);
            bytes[29..33].copy_from_slice(&crc.to_be_bytes());
            bytes
        };
        assert!(decoder(&deep(4400)).is_ok());
        assert!(matches!(decoder(&deep(4500)), Err(Refused::TooManyPixels)));
    }

    fn crc32(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |crc, byte| {
            let step = |crc: u32, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
            (0..8).fold(crc ^ u32::from(*byte), step)
        })
    }
}
