//! What the portal needs of the world outside, behind traits: another supplier is another implementation.

pub mod sms;
pub mod storage;
