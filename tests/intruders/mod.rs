//! People who want what is not theirs, one file a kind. What holds for every call goes through `calls`, which reads the
//! OpenAPI document: a call that is new is among them by itself.

mod belongings;
mod bombs;
mod call_backs;
mod claims;
mod enumeration;
mod fixation;
mod foreign_pages;
mod guessing;
mod identity;
mod logs;
mod networks;
mod paths;
mod pumping;
mod revoked;
mod scene;
mod tickets;
mod topics;
mod uploads;
mod ways_out;
