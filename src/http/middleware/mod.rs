//! Around every request: a name for the logs, a time limit, figures, headers that protect the reader, whose page it comes
//! from, lists that are known already, bodies as they are, and no longer than somebody reads them.

pub mod deadline;
pub mod headers;
pub mod known_lists;
pub mod own_pages;
pub mod plain_body;
pub mod renewal;
pub mod request;
pub mod unread;
