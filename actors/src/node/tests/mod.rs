//! A node without a database: what calls are answered from memory, and what many threads do to it at once.

mod authorise;
mod crowd;
