//! Operators' tasks with a node and its database, rehearsed.

mod backup;
mod balancer;
mod pages;
mod systemd;
