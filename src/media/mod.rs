//! Pictures and videos that players upload: checks, processing, and deletion of unused files.

pub mod blur;
pub mod media_gc;
pub mod pictures;
pub mod videos;
