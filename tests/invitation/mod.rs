//! Invitations: who is rewarded, who is not, and that each reward is paid once, through kills of the server.

mod killed;
mod model;
mod once;
mod refusals;
mod rules;
mod states;
