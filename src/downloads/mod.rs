//! Downloads of game files: signed addresses, and how many run at once.

pub mod admission;
pub mod signed_url;
