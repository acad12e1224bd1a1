//! Settings of sign-in.

use std::time::Duration;

use super::{Rates, Secret, settings::settings, values::cores};

settings! {
    /// Sign-in.
    pub struct Auth {
        /// Secret that signs tokens; at least 32 characters. Unset: a random one is stored under `PORTAL_HOME` (development only).
        secret: Option<Secret> = None, "PORTAL_SECRET";
        /// Another secret whose signatures are accepted too, while the secret is replaced; at least 32 characters.
        secret_previous: Option<Secret> = None, "PORTAL_SECRET_PREVIOUS";
        /// How long a login lasts after its last renewal, days.
        login_days: u32 = 30, "PORTAL_LOGIN_DAYS";
        /// How long a login lasts from its start at most, days.
        login_max_days: u32 = 180, "PORTAL_LOGIN_MAX_DAYS";
        /// Live logins of one account. A new login ends the one that was used longest ago.
        logins_per_account: u32 = 50, "PORTAL_LOGINS_PER_ACCOUNT";
        /// Age of a token, hours, after which the next call renews it and extends its login.
        token_renew_hours: u32 = 24, "PORTAL_TOKEN_RENEW_HOURS";
        /// How long an old token stays valid after a newer one of its login was used, hours. Other tabs may still hold it.
        token_grace_hours: u32 = 24, "PORTAL_TOKEN_GRACE_HOURS";
        /// How long a replaced phone can recover its account, days. 0: not at all.
        phone_recovery_days: u32 = 7, "PORTAL_PHONE_RECOVERY_DAYS";
        /// Passwords that are hashed at once; each takes about 19 MiB and one core.
        hashes: usize = cores(), "PORTAL_PASSWORD_HASHES";
        /// Registrations by name from one address (IPv6: one /64), including attempts with a taken name.
        registrations_per_address: Rates = Rates::of(&[(20, "1h"), (100, "1d")]), "PORTAL_REGISTRATIONS_PER_ADDRESS";
        /// Changes of one account's profile. Each is sent to every node.
        profile_changes_per_account: Rates = Rates::of(&[(10, "1m"), (100, "1d")]), "PORTAL_PROFILE_CHANGES_PER_ACCOUNT";
        /// Sign-ins to one login name from one address, and password changes of one account. Right passwords count too, because each check
        /// takes a core.
        logins_per_name: Rates = Rates::of(&[(30, "15m")]), "PORTAL_LOGINS_PER_NAME";
        /// Wrong passwords for one login name from one address, such as `20/15m`: 20 in 15 minutes.
        wrong_per_name: Rates = Rates::of(&[(20, "15m")]), "PORTAL_WRONG_PASSWORDS_PER_NAME";
        /// Wrong passwords for one login name from all addresses together without a challenge. After them each try needs one, and no try is
        /// refused.
        unchallenged_wrong_per_name: Rates = Rates::of(&[(10, "15m")]), "PORTAL_UNCHALLENGED_WRONG_PASSWORDS_PER_NAME";
        /// Wrong passwords from one address (IPv6: one /64), for all login names together.
        wrong_per_address: Rates = Rates::of(&[(300, "1h")]), "PORTAL_WRONG_PASSWORDS_PER_ADDRESS";
        /// Wrong passwords in changes of the password or phone of one account.
        wrong_per_account: Rates = Rates::of(&[(10, "15m")]), "PORTAL_WRONG_PASSWORDS_PER_ACCOUNT";
        /// Wrong PINs of one account's youth mode. A PIN has four digits, so the limit of a day keeps a child from trying all of them.
        wrong_pins_per_account: Rates = Rates::of(&[(10, "15m"), (20, "1d")]), "PORTAL_WRONG_PINS_PER_ACCOUNT";
    }
}

impl Auth {
    /// The time that a login lasts after its start or its last extension.
    #[must_use]
    pub fn login_life(&self) -> Duration {
        days(self.login_days).min(self.longest_login())
    }

    /// The time that a login lasts from its start at most.
    #[must_use]
    pub fn longest_login(&self) -> Duration {
        days(self.login_max_days)
    }

    /// The time that a token stays valid after the first use of a newer one.
    #[must_use]
    pub fn token_grace(&self) -> Duration {
        Duration::from_secs(u64::from(self.token_grace_hours) * 3600)
    }
}

fn days(days: u32) -> Duration {
    Duration::from_secs(u64::from(days) * 86_400)
}
