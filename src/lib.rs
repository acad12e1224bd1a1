//! The portal's server: HTTP and sockets over the actors. The URL predicts the file: `api/user/login.rs` answers
//! `/api/user/login`. `api/router.rs` lists every URL. README.md shows the order in which folders may import each other;
//! `tests/imports.rs` enforces it.

mod accounts;
pub mod api;
pub mod cli;
pub mod config;
pub mod content;
mod downloads;
mod media;
pub mod operators;
pub mod payments;
pub mod platform;
mod reading;
mod realtime;
pub mod server;
mod square;
mod text;
mod web_app;
mod welfare;

// The tests of all crates print figures and take seeds by the same means.
#[cfg(test)]
#[allow(dead_code)]
#[path = "../tests/harness/figure.rs"]
mod figure;
#[cfg(test)]
mod fuzz;
#[cfg(test)]
#[allow(dead_code)]
#[path = "../tests/harness/seed.rs"]
mod seed;
