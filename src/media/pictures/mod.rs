//! Checks and re-encodes pictures of players. The content decides the type, never the name. Decoding has bounds. Only the pixels
//! are kept, and they are encoded again.

mod decode;
mod parts;

use std::{net::IpAddr, time::Duration};

use bytes::Bytes;
use image::{DynamicImage, GenericImageView, codecs::jpeg::JpegEncoder, imageops::FilterType};
use uuid::Uuid;
use webp::{Encoder, WebPConfig};

use crate::{
    media::blur::blur,
    platform::{
        blocking_pool::{FairBlockingPool, FairSlot, Panicked},
        storage::{Name, Storage},
    },
};

/// The widths of an avatar. The last one gives the name of all.
pub const AVATAR_WIDTHS: [u32; 3] = [96, 256, 640];
/// The widths of a post's picture: in lists, on a phone, alone. None is wider than the upload.
const POST_WIDTHS: [u32; 3] = [320, 750, 1600];
/// The width that `Account.avatar` names.
pub const AVATAR_SHOWN: u32 = AVATAR_WIDTHS[1];
const JPEG_QUALITY: u8 = 85;
const WEBP_QUALITY: f32 = 80.0;
/// From 0 (fast) to 6 (small): packs have thousands of pictures.
const WEBP_METHOD: i32 = 2;
/// Maximum number of pictures that are processed or waiting. Above that callers are told to retry.
const PLACES: usize = 64;

/// Why a picture is refused.
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
    turns: FairBlockingPool,
}

/// A permit of an account to upload one picture. A handler takes it before it reads the body, so that memory is bounded.
pub struct PictureSlot(FairSlot);

impl Pictures {
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        Self { turns: FairBlockingPool::new(at_once, PLACES) }
    }

    pub fn place(&self, uid: i64, address: IpAddr) -> Result<PictureSlot, Refused> {
        self.turns.place(uid, address).map(PictureSlot).ok_or(Refused::Busy)
    }

    /// Like `place`, but waits up to `patience` for the account's previous upload.
    pub async fn place_within(
        &self,
        uid: i64,
        address: IpAddr,
        patience: Duration,
    ) -> Result<PictureSlot, Refused> {
        self.turns.place_within(uid, address, patience).await.map(PictureSlot).ok_or(Refused::Busy)
    }

    /// Makes an avatar in all its widths.
    pub async fn avatar(&self, place: PictureSlot, bytes: Bytes) -> Result<Vec<Rendition>, Refused> {
        place.work(move || avatar(&bytes)).await
    }

    /// Makes a post's picture in all its widths.
    pub async fn picture(&self, place: PictureSlot, bytes: Bytes) -> Result<Picture, Refused> {
        place.work(move || picture(&bytes)).await
    }
}

impl PictureSlot {
    async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let worked = self.0.work(work).await;
        worked.unwrap_or_else(|Panicked| Err(Refused::Broken("the decoder panicked".into())))
    }
}

/// A picture in one width, ready for the store.
#[derive(Debug, Clone)]
pub struct Rendition {
    pub name: Name,
    pub width: u32,
    pub jpeg: Bytes,
}

/// A post's picture, ready for the store.
#[derive(Debug)]
pub struct Picture {
    /// The widest first. A narrow picture has fewer than all widths.
    pub renditions: Vec<Rendition>,
    pub width: u32,
    pub height: u32,
    pub blur: String,
}

impl Picture {
    /// The picture as its database row.
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

/// Stores the files that do not exist yet.
pub async fn keep(storage: &dyn Storage, renditions: &[Rendition]) -> std::io::Result<()> {
    for rendition in renditions {
        storage.put(&rendition.name, rendition.jpeg.clone()).await?;
    }
    Ok(())
}

fn avatar(bytes: &[u8]) -> Result<Vec<Rendition>, Refused> {
    let square = decode::square(bytes, 2 * AVATAR_WIDTHS[2])?;
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
    let mut full = decode::upright(bytes, 2 * POST_WIDTHS[2])?;
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

/// Resizes a picture to a smaller width, as WebP. Each side has at most 16,383 pixels.
#[must_use]
pub fn smaller(picture: &DynamicImage, width: u32) -> Bytes {
    let picture = narrowed(picture, width);
    let (width, height) = picture.dimensions();
    let mut config = WebPConfig::new().expect("the library is the one that this was built with");
    config.quality = WEBP_QUALITY;
    config.method = WEBP_METHOD;
    let encoded = if picture.color().has_alpha() {
        Encoder::from_rgba(picture.into_rgba8().as_raw(), width, height).encode_advanced(&config)
    } else {
        Encoder::from_rgb(picture.into_rgb8().as_raw(), width, height).encode_advanced(&config)
    };
    Bytes::copy_from_slice(&encoded.expect("pixels within the format's bounds can be encoded"))
}

fn narrowed(picture: &DynamicImage, width: u32) -> DynamicImage {
    let height = u64::from(picture.height()) * u64::from(width) / u64::from(picture.width());
    picture.resize_exact(width, (height as u32).max(1), FilterType::Lanczos3)
}

fn jpeg(picture: &DynamicImage) -> Bytes {
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, JPEG_QUALITY);
    picture.write_with_encoder(encoder).expect("pixels of a small picture can be encoded into memory");
    bytes.into()
}

#[cfg(test)]
mod tests;
