//! `/api/v1/media`: uploads of pictures and videos by players.

pub mod index;
