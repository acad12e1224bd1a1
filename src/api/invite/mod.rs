//! `/api/v1/invite/**`: whom players bring, and what both get for it.

pub mod index;
pub mod list;
