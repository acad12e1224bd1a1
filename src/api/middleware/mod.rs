//! Around every request: a name for the logs, a time limit, figures, answers that go out again, an end for what has begun, headers
//! that protect the reader, whose page it comes from, lists that are known already, bodies as they are, and no longer than somebody
//! reads them.

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
