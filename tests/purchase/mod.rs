//! Purchases for coins: against a model, and through deaths of the server.

mod killed;
mod model;
