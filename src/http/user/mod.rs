//! `/api/user/**`: accounts and what belongs to them.

pub mod account;
pub mod center_login_all;
pub mod center_login_end;
pub mod center_me;
pub mod center_message_all;
pub mod center_update_info;
pub mod center_upload_avatar;
pub mod device_init;
pub mod kefu;
pub mod login;
pub mod logout;
pub mod message;
pub mod register_with_name;
