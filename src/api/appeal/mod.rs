//! `/api/v1/appeal`: measures of operators against the caller, and appeals against them.

pub mod index;
