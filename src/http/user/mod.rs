//! `/api/user/**`: accounts and what belongs to them.

pub mod account;
pub mod bind;
pub mod center_coin_all;
pub mod center_coin_order;
pub mod center_login_all;
pub mod center_login_end;
pub mod center_me;
pub mod center_message_all;
pub mod center_update_info;
pub mod center_upload_avatar;
pub mod device_init;
pub mod game_download;
pub mod game_download_upload;
pub mod kefu;
pub mod login;
pub mod login_phone_without_register;
pub mod login_with_phone;
pub mod logout;
pub mod message;
pub mod phone;
pub mod post_list;
pub mod register_with_name;
pub mod reset_password;
pub mod sms_code;
pub mod status;
