//! `/api/v1/game/**`: what players do with a game, besides downloading it.

pub mod rating;
