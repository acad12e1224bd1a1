//! `/api/v1/report`: what players report to the operators.

pub mod index;
