//! All texts that the server shows to people, and input types that carry their rules.

mod catalogue;
pub mod fields;

pub use catalogue::{LANGUAGE, Language, Text};
