//! `/api/v1/client`: what browsers report about the app itself.

pub mod error;
