//! The portal's server: what its binary is made of.

pub mod content;
pub mod html;
pub mod ports;
