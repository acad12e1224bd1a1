//! A node without database: calls that memory answers, and calls of many threads at once.

mod authorise;
mod crowd;
mod observe;
mod status;
