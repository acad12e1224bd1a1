//! Downloads of game files: signed addresses, and limits of concurrent downloads.
//!
//! - A game's file needs an address that is signed for one login (or visitor), one file and one name. It lasts `PORTAL_DOWNLOAD_LINK_S`
//!   and ends with the login, which each request checks.
//! - The files have their own store, never under `/media/`. From S3 the client gets an address for at most one minute: a transfer that
//!   began then continues even if the login ends, and is not counted or rate-checked here.
//! - Bodies have a minimum rate and no time limit; the kernel ends a client that reads nothing. Downloads are bounded, because each
//!   holds a file open.

pub mod admission;
pub mod signed_url;
