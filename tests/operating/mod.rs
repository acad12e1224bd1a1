//! Operators' tasks with a node and its database, rehearsed.

mod backup;
mod balancer;
mod container;
mod pages;
mod systemd;
