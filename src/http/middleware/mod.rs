//! Around every request: a name for the logs, a time limit, figures, headers that protect the reader, bodies as they are, lists that are known already.

pub mod deadline;
pub mod headers;
pub mod known_lists;
pub mod plain_body;
pub mod renewal;
pub mod request;
