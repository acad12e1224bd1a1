//! What Sessions and Threads share. Neither knows the node that starts them: each declares a trait for the few things that it asks of
//! its owner (`SessionHost`, `ThreadHost`).

pub mod at_most_once;
mod error;
mod services;

pub use error::ActorError;
pub use services::{ActorSettings, Hubs, Services};
