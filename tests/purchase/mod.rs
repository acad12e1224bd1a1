//! Purchases with coins: against a model, and through kills of the server.

mod killed;
mod model;
