//! The portal's server: HTTP and sockets over the actors. The URL predicts the file: `/api/user/login` is answered by
//! `http/user/login.rs`; every URL stands in `router.rs`.

pub mod app;
mod assets;
mod backlog;
mod blur;
mod chapters;
pub mod cli;
mod codes;
pub mod config;
pub mod content;
pub mod database;
pub mod descriptors;
mod devices;
mod downloads;
mod files;
mod floods;
// The tests of all crates print figures and take seeds by the same means.
#[cfg(test)]
#[allow(dead_code)]
#[path = "../tests/harness/figure.rs"]
mod figure;
#[cfg(test)]
mod fuzz;
mod health;
pub mod html;
mod http;
mod invitations;
mod jobs;
mod limits;
mod links;
mod mac;
mod media;
mod metrics;
pub mod openapi;
mod paces;
mod page_links;
mod pages;
mod passwords;
pub mod payments;
mod pictures;
mod plain;
pub mod ports;
pub mod private_postgres;
mod public_lists;
mod ranking;
mod router;
mod screens;
#[cfg(test)]
#[allow(dead_code)]
#[path = "../tests/harness/seed.rs"]
mod seed;
pub mod server;
mod signed;
mod socket;
mod starting;
mod suggestions;
mod tags;
mod telemetry;
mod tidying;
mod tokens;
mod totals;
mod turns;
mod upgrade;
mod usage;
mod videos;
mod views;
mod words;
