//! `/api/v1/report`: reports from players to the operators.

pub mod index;
