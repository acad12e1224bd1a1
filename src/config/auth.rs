//! Settings of sign-in.

use std::time::Duration;

use super::{Rates, Secret, settings::settings, values::cores};

settings! {
    /// Sign-in.
    pub struct Auth {
        /// Signs tokens; at least 32 characters. Unset: one is drawn and kept under `PORTAL_HOME` (development only).
        secret: Option<Secret> = None, "PORTAL_SECRET";
        /// How long a login lasts, days.
        login_days: u32 = 30, "PORTAL_LOGIN_DAYS";
        /// A token older than this is renewed by the next call, and its login with it, hours.
        token_renew_hours: u32 = 24, "PORTAL_TOKEN_RENEW_HOURS";
        /// Passwords hashed at once; each takes about 19 MiB and a core.
        hashes: usize = cores(), "PORTAL_PASSWORD_HASHES";
        /// Accounts made by name from one address (IPv6: from one /64); names that turn out to be taken count.
        registrations_per_address: Rates = Rates::of(&[(20, "1h"), (100, "1d")]), "PORTAL_REGISTRATIONS_PER_ADDRESS";
        /// Changes of one account's profile: each reaches every node.
        profile_changes_per_account: Rates = Rates::of(&[(10, "1m"), (100, "1d")]), "PORTAL_PROFILE_CHANGES_PER_ACCOUNT";
        /// Tries to sign in at one login name from one address, and of one account to change its password: also right ones take a core.
        logins_per_name: Rates = Rates::of(&[(30, "15m")]), "PORTAL_LOGINS_PER_NAME";
        /// Wrong passwords for one login name from one address, such as `20/15m`: 20 in 15 minutes.
        wrong_per_name: Rates = Rates::of(&[(20, "15m")]), "PORTAL_WRONG_PASSWORDS_PER_NAME";
        /// Wrong passwords from one address (IPv6: from one /64), for whatever names.
        wrong_per_address: Rates = Rates::of(&[(300, "1h")]), "PORTAL_WRONG_PASSWORDS_PER_ADDRESS";
        /// Wrong old passwords of one account that wants a new one.
        wrong_per_account: Rates = Rates::of(&[(10, "15m")]), "PORTAL_WRONG_PASSWORDS_PER_ACCOUNT";
    }
}

impl Auth {
    /// How long a login lasts from when it begins, or is prolonged.
    #[must_use]
    pub fn login_life(&self) -> Duration {
        Duration::from_secs(u64::from(self.login_days) * 86_400)
    }
}
