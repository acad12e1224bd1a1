//! Around every request: a name for the logs, a time limit, figures, headers that protect the reader.

pub mod deadline;
pub mod headers;
pub mod renewal;
pub mod request;
