//! `/api/v1/client`: reports of browsers about the app.

pub mod error;
