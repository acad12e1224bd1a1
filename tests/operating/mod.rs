//! Operators' tasks with a node and its database, rehearsed.

mod backup;
mod pages;
mod rehearsal;
mod rotation;
mod systemd;
