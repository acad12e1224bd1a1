use std::{io::Cursor, net::Ipv4Addr};

use image::{ImageDecoder, ImageEncoder, ImageFormat, Rgb, RgbImage, codecs::png::PngEncoder};

use super::*;
use crate::fuzz::{broken, fuzz};

#[tokio::test]
async fn an_account_has_one_place_and_gets_it_back() {
    let pictures = Pictures::new(1);
    // Each account has its own address.
    let place = |uid: u32| pictures.place(uid.into(), Ipv4Addr::from_bits(uid).into());
    let first = place(1).unwrap();
    assert!(matches!(place(1), Err(Refused::Busy)));
    let broken = pictures.avatar(first, Bytes::from_static(b"hello")).await;
    assert!(matches!(broken, Err(Refused::Unknown)));
    drop(place(1).unwrap());
    let all = PLACES as u32;
    let places: Vec<_> = (0..all).map(|uid| place(uid).unwrap()).collect();
    assert!(matches!(place(all), Err(Refused::Busy)), "there are no more");
    drop(places);
    place(all).unwrap();
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
fn a_smaller_picture_is_webp_and_stays_see_through() {
    let icon =
        image::RgbaImage::from_fn(512, 512, |x, _| image::Rgba([200, 30, 30, if x < 256 { 0 } else { 255 }]));
    let made = smaller(&icon.into(), 192);
    assert_eq!(image::guess_format(&made).unwrap(), ImageFormat::WebP);
    let decoded = image::load_from_memory(&made).unwrap();
    assert_eq!(decoded.dimensions(), (192, 192));
    assert_eq!((decoded.get_pixel(10, 96).0[3], decoded.get_pixel(180, 96).0[3]), (0, 255));
}

#[test]
fn deep_colours_count_by_their_bytes() {
    // The head of a PNG with 16 bits per channel: fewer pixels need the same memory.
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
    assert!(decode::decoder(&deep(4400)).is_ok());
    assert!(matches!(decode::decoder(&deep(4500)), Err(Refused::TooManyPixels)));
}

#[test]
fn a_pngs_profile_is_dropped_before_the_decoder_reads_it() {
    let mut png = Cursor::new(Vec::new());
    let mut encoder = PngEncoder::new(&mut png);
    encoder.set_icc_profile(b"a profile".to_vec()).unwrap();
    RgbImage::from_pixel(4, 4, Rgb([200, 30, 30])).write_with_encoder(encoder).unwrap();
    let png = png.into_inner();
    assert!(png.windows(4).any(|name| name == b"iCCP"));
    assert_eq!(decode::decoder(&png).unwrap().icc_profile().unwrap(), None);
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        let step = |crc: u32, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
        (0..8).fold(crc ^ u32::from(*byte), step)
    })
}

#[test]
fn fuzzed_pictures_are_encoded_again_or_refused() {
    let drawn = |format| {
        let mut bytes = Cursor::new(Vec::new());
        let pixels = RgbImage::from_fn(40, 30, |x, y| Rgb([(x * 6) as u8, (y * 8) as u8, 90]));
        DynamicImage::from(pixels).write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    };
    let formats = [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Gif];
    const MARKS: &[&str] = &[
        "IHDR",
        "IDAT",
        "IEND",
        "PLTE",
        "tRNS",
        "acTL",
        "fdAT",
        "eXIf",
        "iCCP",
        "Exif\u{0}\u{0}",
        "MM\u{0}*",
        "II*\u{0}",
        "RIFF",
        "WEBP",
        "VP8 ",
        "VP8L",
        "VP8X",
        "ALPH",
        "ANIM",
        "ANMF",
        "GIF89a",
        "NETSCAPE2.0",
        "JFIF",
        "\u{0}\u{0}\u{0}\u{1}",
        "\u{0}",
    ];
    fuzz("pictures", 120, broken(formats.map(drawn).into(), MARKS), |bytes| {
        // As in production: a panic of a decoder refuses the picture.
        let work = |work: &dyn Fn(&[u8]) -> Vec<Rendition>| {
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(&bytes))).unwrap_or_default()
        };
        let renditions = [
            work(&|bytes| avatar(bytes).unwrap_or_default()),
            work(&|bytes| picture(bytes).map(|picture| picture.renditions).unwrap_or_default()),
        ];
        for Rendition { jpeg, width, .. } in renditions.concat() {
            assert!(
                width <= POST_WIDTHS[2] && jpeg.starts_with(&[0xff, 0xd8]) && jpeg.ends_with(&[0xff, 0xd9])
            );
            assert!(!jpeg.windows(4).any(|part| part == b"Exif"), "it tells where it was taken");
        }
    });
}
