//! Operators' tasks with a node and its database, rehearsed.

mod backup;
mod balancer;
mod build;
mod container;
mod metrics;
mod pages;
mod pooler;
mod read_replica;
mod rehearsal;
mod rotation;
mod stopped_rehearsal;
mod systemd;
mod tls;
mod verified_dumps;
