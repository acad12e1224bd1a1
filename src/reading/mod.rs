//! Books: publishes chapters when their time comes, and signs the addresses of their pages.

pub mod chapters;
pub mod signed_url;
