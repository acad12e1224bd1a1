//! `/api/v1/notice/**`: the community inbox.

pub mod list;
pub mod read;
