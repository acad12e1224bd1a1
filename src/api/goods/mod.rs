//! `/api/v1/goods/**`: what players have in their accounts, from gifts: frames, rename cards, spins, cards that make up days.

pub mod frame;
pub mod me;
