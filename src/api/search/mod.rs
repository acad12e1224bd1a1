//! `/api/v1/search/**`: what is found by words.

pub mod book;
pub mod game;
pub mod index;
pub mod post;
pub mod user;
pub mod wanted;
