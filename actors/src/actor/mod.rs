//! What Sessions and Threads share.

pub mod at_most_once;
mod error;

pub use error::ActorError;
