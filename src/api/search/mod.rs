//! `/api/v1/search/**`: keyword search.

pub mod book;
pub mod game;
pub mod index;
pub mod post;
pub mod trend;
pub mod user;
pub mod wanted;
