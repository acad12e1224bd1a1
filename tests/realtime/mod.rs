//! The socket, alone and with two nodes.

mod first_light;
