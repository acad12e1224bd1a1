//! `/api/v1/document/**`: the documents that players agree to, from the content pack.

pub mod index;
