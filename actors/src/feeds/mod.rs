//! Live news for pages that watch a list: new and deleted posts of the square, and the stock of gift packs.

pub mod square;
pub mod stock;
