//! Decodes uploaded bytes. The content decides the format. The head and the parts give the memory use, which is checked before
//! decoding.

use std::{borrow::Cow, io::Cursor};

use image::{
    DynamicImage, GenericImageView, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits, Rgb,
    RgbImage, metadata::Orientation,
};

use super::{Refused, parts};

/// Formats that players send. Other formats are refused without a try.
const FORMATS: [ImageFormat; 4] = [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP, ImageFormat::Gif];
/// Maximum number of pixels of one picture.
const MAX_PIXELS: u64 = 40_000_000;
/// Memory bound of one decoded picture: that many pixels of four bytes.
const MAX_DECODED_BYTES: u64 = MAX_PIXELS * 4;
/// Additional memory bound during decoding: one frame of an animation, which is no larger.
const MAX_DECODE_BYTES: u64 = MAX_DECODED_BYTES;
/// Longest side of a whole picture, pixels.
const MAX_SIDE: u32 = 30_000;

/// The whole picture, upright, on white, not much wider than `most`.
pub(super) fn upright(bytes: &[u8], most: u32) -> Result<DynamicImage, Refused> {
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

/// The middle square of a picture, upright, on white, not much wider than `most`.
pub(super) fn square(bytes: &[u8], most: u32) -> Result<DynamicImage, Refused> {
    let mut decoder = decoder(bytes)?;
    let orientation = decoder.orientation().map_err(broken)?;
    let picture = shrunk(DynamicImage::from_decoder(decoder).map_err(broken)?, most);
    let (width, height) = picture.dimensions();
    let side = width.min(height);
    // Rotation keeps the middle in place. Crop first, so that fewer pixels are rotated.
    let mut middle = picture.crop_imm((width - side) / 2, (height - side) / 2, side, side);
    middle.apply_orientation(orientation);
    Ok(on_white(middle))
}

/// A decoder for the format of the content. It first checks that decoding stays within bounds.
pub(super) fn decoder(bytes: &[u8]) -> Result<impl ImageDecoder, Refused> {
    let format = image::guess_format(bytes).ok().filter(|format| FORMATS.contains(format));
    let format = format.ok_or(Refused::Unknown)?;
    if format == ImageFormat::Jpeg && !jpeg_ends(bytes) {
        // The decoder would fill the rest with grey.
        return Err(Refused::Broken("it ends too early".into()));
    }
    let bytes = match format {
        ImageFormat::Png => Cow::Owned(parts::needed_of_png(bytes)),
        _ => Cow::Borrowed(bytes),
    };
    let largest_part = if format == ImageFormat::WebP { parts::largest_in_webp(&bytes) } else { 0 };
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODE_BYTES);
    reader.limits(limits);
    let decoder = reader.into_decoder().map_err(broken)?;
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels.max(largest_part) > MAX_PIXELS || decoder.total_bytes() > MAX_DECODED_BYTES {
        return Err(Refused::TooManyPixels);
    }
    Ok(decoder)
}

/// Downscales by averaging if the shorter side exceeds `most`: fast, and good enough before the final resize.
fn shrunk(picture: DynamicImage, most: u32) -> DynamicImage {
    let (width, height) = picture.dimensions();
    let short = width.min(height);
    if short <= most {
        return picture;
    }
    let scaled = |side: u32| (u64::from(side) * u64::from(most)).div_ceil(u64::from(short)) as u32;
    picture.thumbnail_exact(scaled(width), scaled(height))
}

/// Whether a JPEG has an end marker after its pixels begin. (An end marker inside the metadata belongs to a thumbnail.)
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

/// Puts the picture on white, because JPEG has no transparency.
pub(super) fn on_white(picture: DynamicImage) -> DynamicImage {
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

fn broken(error: ImageError) -> Refused {
    match error {
        ImageError::Limits(_) => Refused::TooManyPixels,
        error => Refused::Broken(error.to_string()),
    }
}
