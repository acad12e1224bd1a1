//! Accounts: passwords, tokens, codes by SMS, the devices that people use, the erasure of accounts, and the export of their data.
//!
//! - Passwords are hashed off the async threads, a bounded number at once. An unknown name costs the same work as a known one.
//! - Every way to sign in ends in `api/user/account.rs`. `sql::login::insert` creates every login row. Under the account's row lock it
//!   checks that the verified password or phone is still current.
//! - A new password that is easy to guess is refused (`strength`). Stored passwords keep signing in.
//! - A change of the password or the phone takes a proof other than the token, and ends all other logins (`sql::credential`). It is reported
//!   by message, and by SMS to the phone that was bound before (`api/user/account_messages.rs`). The SMS is sent after the commit: a failure
//!   undoes nothing.
//! - A suspended player who proves who they are gets the reason and a short-lived token that only reads measures and appeals
//!   (`appeal_tokens`).
//! - A sign-in from a new device is reported by message (`sql::sign_in`).
//! - After `PORTAL_TOKEN_RENEW_HOURS` any call extends the login and returns a new token of the same login in `UG-Token`. The old token
//!   stays valid until the new one is used and for `PORTAL_TOKEN_GRACE_HOURS` after that, so a lost answer signs nobody out.
//! - A token that comes back after its grace ends its login (`sql::login_token`).
//! - A guess is counted before it is answered, so concurrent guesses all count. A correct guess is uncounted.
//! - Only its owner learns whether a phone or name is known: texts, work and limits are the same. Registering by name must reveal a
//!   taken name, so it is limited by address.
//! - Nobody can lock a player out. Strangers reach neither a code nor its tries (`codes`), and cannot spend the budgets of known devices
//!   (`sms::SmsLimits`). Many wrong passwords from everywhere lead to a challenge, never to a refusal (`challenge`).
//! - A code is stored as a keyed hash, bound to scene, phone and request. Only the `log` gateway logs it. If the gateway refused it or was not
//!   reached, phone and device get their allowance back. After a timeout they do not, because the outcome is unknown.

pub mod appeal_tokens;
pub mod attempts;
pub mod bans;
pub mod challenge;
pub mod codes;
pub mod devices;
pub mod erasure;
pub mod export;
pub mod export_links;
pub mod export_permits;
pub mod passwords;
pub mod retention;
pub mod security_events;
pub mod sms;
pub mod strength;
pub mod tokens;
pub mod youth;
