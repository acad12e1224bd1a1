//! The portal's server: HTTP and sockets over the actors. The URL predicts the file: `/api/user/login` is answered by
//! `http/user/login.rs`; every URL stands in `router.rs`.

pub mod app;
mod assets;
pub mod cli;
mod codes;
pub mod config;
pub mod content;
pub mod database;
pub mod descriptors;
mod downloads;
mod files;
mod health;
pub mod html;
mod http;
mod limits;
mod links;
mod mac;
mod media;
mod metrics;
pub mod openapi;
mod passwords;
pub mod payments;
mod pictures;
mod plain;
pub mod ports;
pub mod private_postgres;
mod router;
pub mod server;
mod socket;
mod socket_payload;
mod telemetry;
mod tokens;
mod turns;
mod usage;
mod words;
