//! The socket, alone and with two nodes.

mod abuse;
mod cut_off;
mod first_light;
mod nodes;
mod reading;
mod relay;
mod rest;
mod restart;
mod sending;
mod session_end;
