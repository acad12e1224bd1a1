//! Shrinks a picture to a few pixels, so that every answer that names the picture can include them.

use base64::{Engine, prelude::BASE64_STANDARD};
use image::{
    DynamicImage,
    codecs::png::{CompressionType, FilterType, PngEncoder},
};

const MAX_BLUR_LEN: usize = 300;

/// A `data:` URI of a picture about 8 pixels wide: as small as possible, since each answer carries it. (At this size
/// PNG was smaller than WebP for each of about two hundred pictures.)
#[must_use]
pub fn blur(picture: &DynamicImage) -> String {
    let uri = |width: u32| {
        let height =
            (f64::from(width * picture.height()) / f64::from(picture.width())).round().clamp(1.0, 16.0);
        let mut small = picture.thumbnail_exact(width, height as u32).to_rgba8();
        // Fewer colours compress better, and a blur hides the loss.
        for pixel in small.pixels_mut() {
            pixel.0 = pixel.0.map(|channel| channel & 0xf0 | channel >> 4);
        }
        let small = DynamicImage::from(small);
        let small = if picture.color().has_alpha() { small } else { small.to_rgb8().into() };
        format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png(&small)))
    };
    (1..=8).rev().map(uri).find(|uri| uri.len() <= MAX_BLUR_LEN).expect("a pixel's width is small enough")
}

/// Encodes a picture of a few pixels.
fn png(picture: &DynamicImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive);
    picture.write_with_encoder(encoder).expect("a few pixels can be encoded into memory");
    bytes
}

#[cfg(test)]
mod tests {
    use image::{ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};

    use super::*;

    /// Neighbouring pixels all differ: the worst case for a blur.
    fn noise(width: u32, height: u32) -> DynamicImage {
        RgbImage::from_fn(width, height, |x, y| {
            let n = x
                .wrapping_mul(2_654_435_761)
                .wrapping_add(y.wrapping_mul(40_503))
                .wrapping_mul(2_246_822_519);
            Rgb([(n >> 8) as u8, (n >> 16) as u8, (n >> 24) as u8])
        })
        .into()
    }

    #[test]
    fn a_blur_is_a_small_data_uri_whatever_the_picture() {
        for picture in [
            noise(8, 8),
            noise(512, 512),
            noise(1280, 720),
            noise(720, 1280),
            noise(9, 16),
            noise(20, 20_000),
            noise(20_000, 20),
            RgbaImage::from_pixel(256, 256, Rgba([10, 200, 30, 0])).into(),
        ] {
            let uri = blur(&picture);
            assert!(uri.len() <= MAX_BLUR_LEN, "{} {uri}", uri.len());
            let data = uri.strip_prefix("data:image/png;base64,").unwrap();
            image::load_from_memory_with_format(&BASE64_STANDARD.decode(data).unwrap(), ImageFormat::Png)
                .unwrap();
        }
    }
}
