//! Invitations: which of them are rewarded, and that each reward is paid once, also when the server is killed.

mod killed;
mod model;
mod once;
mod refusals;
mod rules;
mod states;
