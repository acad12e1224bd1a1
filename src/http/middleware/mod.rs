//! Around every request: a name for the logs, a time limit, figures, answers that go out again, an end for what has begun, headers
//! that protect the reader, whose page it comes from, lists that are known already, bodies as they are, and no longer than somebody
//! reads them.

pub mod carried_out;
pub mod deadline;
mod figures;
pub mod headers;
pub mod known_lists;
pub mod own_pages;
pub mod plain_body;
pub mod renewal;
pub mod repeated;
pub mod request;
pub mod trace;
pub mod unread;
