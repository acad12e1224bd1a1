//! The socket: alone, with several nodes, in crowds, under abuse, and through deaths and restarts.

mod abuse;
mod cluster;
mod cut_off;
mod drain;
mod first_light;
mod handshake;
mod late;
mod likes;
mod node_killed;
mod nodes;
mod notices;
mod overflow;
mod places;
mod post_changed;
mod reading;
mod refusals;
mod relay;
mod rest;
mod restart;
mod sending;
mod session_end;
mod sleepers;
mod square;
mod thread;
mod thread_nodes;
mod upgrades;
