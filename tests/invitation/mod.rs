//! Invitations: who is paid, who is not, and that it happens once, whatever dies meanwhile.

mod killed;
mod model;
mod once;
mod refusals;
mod rules;
mod states;
