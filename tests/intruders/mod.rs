//! Attacks, one file for each kind. Rules for every call go through `calls`, which reads the
//! OpenAPI document, so a new call is included automatically.

mod appeal_tokens;
mod belongings;
mod bombs;
mod call_backs;
mod claims;
mod enumeration;
mod fixation;
mod foreign_pages;
mod guessing;
mod identity;
mod lockouts;
mod logs;
mod networks;
mod paths;
mod pumping;
mod redirects_and_fetches;
mod revoked;
mod scene;
mod takeover;
mod tickets;
mod tokens;
mod topics;
mod uploads;
mod visibility;
