//! Middleware of every request. `server/mod.rs` sets the order.

pub mod csrf;
pub mod deadline;
pub mod drain_body;
pub mod etag;
pub mod headers;
pub mod reject_encoded_body;
pub mod renewal;
pub mod request;
mod request_metrics;
pub mod response_cache;
pub mod run_to_completion;
pub mod trace;
