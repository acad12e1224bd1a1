//! Operators' tasks with a node and its database, rehearsed.

mod backup;
mod build;
mod metrics;
mod pages;
mod pooler;
mod rehearsal;
mod rotation;
mod systemd;
mod tls;
