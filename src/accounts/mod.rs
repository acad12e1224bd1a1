//! Accounts: passwords, tokens, codes by SMS and the devices that people use.

pub mod attempts;
pub mod codes;
pub mod devices;
pub mod passwords;
pub mod sms;
pub mod tokens;
