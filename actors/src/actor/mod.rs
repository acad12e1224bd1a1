//! What Sessions and Threads share.

pub mod at_most_once;
