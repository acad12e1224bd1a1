//! `/api/user/**`: accounts and what belongs to them.

pub mod account;
pub mod center_me;
pub mod center_message_all;
pub mod device_init;
pub mod login;
pub mod logout;
pub mod message;
pub mod register_with_name;
