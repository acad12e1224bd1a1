//! Pictures and videos that players upload: checks, processing, and deletion of unused files.
//!
//! - Uploaded pictures are never served as uploaded: their type is detected from content, their size is checked before decoding, and
//!   the pixels are encoded again.
//! - A PNG decoder gets only the chunks with pixels, because others can expand to hundreds of MiB. No frame of a WebP or GIF exceeds
//!   the picture limit.
//! - Decoding and its queue are bounded: one picture per account, a quarter of all per network.
//! - The samples of videos are served as uploaded, so videos are validated to the last byte: boxes fill the file, one movie of a codec
//!   that browsers play, read by Firefox's parser. Only allow-listed boxes, tracks with video and sound, and their samples stay; every
//!   other byte is overwritten with zeros.
//! - A video is never in memory as a whole. It is served as `video/mp4` with `nosniff` and in a sandbox.
//! - Stored content never changes under its name: its ETag is strong, and a range that is fetched after an interruption fits.

pub mod blur;
pub mod media_gc;
pub mod pictures;
pub mod videos;
