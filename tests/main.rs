//! The integration tests: one binary, real services.

mod content;
