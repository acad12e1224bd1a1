//! All texts that the server shows to people, codes of refusals, and types of input fields with their rules.

mod catalogue;
mod code;
pub mod fields;

pub use catalogue::{LANGUAGE, Language, Text};
pub use code::{Code, FAILED};
