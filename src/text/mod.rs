//! All texts that the server shows to people, translations of texts of content packs, codes of refusals, and types of input fields with
//! their rules.

mod catalogue;
mod code;
pub mod fields;
mod translations;

pub use catalogue::{LANGUAGE, Language, Text};
pub use code::{Code, FAILED};
pub use translations::{PackTexts, Translations};
