//! The portal's server: HTTP and sockets over the actors. The URL predicts the file: `/api/user/login` is answered by
//! `api/user/login.rs`; every URL stands in `api/router.rs`. README.md draws the one order in which folders import each other, and
//! `tests/imports.rs` holds it.

mod accounts;
pub mod api;
pub mod cli;
pub mod config;
pub mod content;
mod downloads;
mod media;
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
