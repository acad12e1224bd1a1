//! `/api/v1/favourite/**`: posts and games that the caller keeps.

mod favourites;
pub mod game;
pub mod game_list;
pub mod post;
pub mod post_list;
