mod center_me;
mod center_message_all;
mod device_init;
mod login;
mod logout;
mod message;
mod register_with_name;
