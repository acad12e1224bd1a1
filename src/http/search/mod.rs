//! `/api/v1/search/**`: what is found by words.

pub mod find;
pub mod game;
pub mod post;
pub mod user;
pub mod wanted;
