//! `/api/v1/media`: pictures and videos that players send.

pub mod index;
