//! Settings of codes by SMS.

use super::{Faults, Gateway, Rates, Seconds, Secret, check, settings::settings};

settings! {
    /// Codes by SMS.
    pub struct Sms {
        /// `log` writes codes to the log (development only), `http` calls a gateway.
        gateway: Gateway = Gateway::Log, "PORTAL_SMS_GATEWAY";
        /// `http` gateway: address to which messages are posted.
        url: String = String::new(), "PORTAL_SMS_URL";
        /// `http` gateway: key that signs each posted message; at least 16 characters.
        secret: Option<Secret> = None, "PORTAL_SMS_SECRET";
        /// `http` gateway: time limit of a message; after it the message is sent once more.
        timeout: Seconds = Seconds(5.0), "PORTAL_SMS_TIMEOUT_S";
        /// How long a code is valid.
        code_life: Seconds = Seconds(300.0), "PORTAL_SMS_CODE_LIFE_S";
        /// Wrong tries that make a code invalid.
        code_tries: u32 = 5, "PORTAL_SMS_CODE_TRIES";
        /// Codes to one phone for all other devices than known ones.
        per_phone: Rates = Rates::of(&[(1, "1m"), (5, "1h"), (10, "1d")]), "PORTAL_SMS_PER_PHONE";
        /// Codes to one phone for known devices: its account signed in on them before. Other devices cannot spend them.
        per_phone_of_known_device: Rates = Rates::of(&[(1, "1m"), (5, "1h"), (10, "1d")]), "PORTAL_SMS_PER_PHONE_OF_KNOWN_DEVICE";
        /// Codes to one phone from one address (IPv6: one /64) without a challenge.
        unchallenged_per_phone: Rates = Rates::of(&[(1, "1h")]), "PORTAL_SMS_UNCHALLENGED_PER_PHONE";
        /// Codes requested from one device; all requests without a device id from one address count as one device.
        per_device: Rates = Rates::of(&[(10, "1h"), (20, "1d")]), "PORTAL_SMS_PER_DEVICE";
        /// Codes requested from one address (IPv6: one /64). Known devices have the same number in addition.
        per_address: Rates = Rates::of(&[(20, "1h"), (50, "1d")]), "PORTAL_SMS_PER_ADDRESS";
        /// Notices to one phone about changes of a password or phone. Further changes send none.
        notices_per_phone: Rates = Rates::of(&[(10, "1d")]), "PORTAL_SMS_NOTICES_PER_PHONE";
        /// Codes of the whole portal in one day.
        per_day: u32 = 10_000, "PORTAL_SMS_PER_DAY";
        /// Percent of the day's codes that only known devices can spend.
        reserved_percent: u32 = 30, "PORTAL_SMS_RESERVED_PERCENT";
        /// Wrong codes from one address (IPv6: one /64).
        wrong_per_address: Rates = Rates::of(&[(60, "1h")]), "PORTAL_SMS_WRONG_PER_ADDRESS";
    }
}

impl Sms {
    /// The codes of a day that unknown devices can spend; at least one, unless the day has none.
    #[must_use]
    pub fn unreserved_per_day(&self) -> u32 {
        let reserved = u64::from(self.per_day) * u64::from(self.reserved_percent) / 100;
        self.per_day - u32::try_from(reserved).unwrap_or(self.per_day)
    }

    pub(super) fn check(&self, is_production: bool, faults: &mut Faults) {
        if self.gateway != Gateway::Http {
            return;
        }
        if !(self.url.starts_with("https://") || self.url.starts_with("http://")) {
            faults.add("PORTAL_SMS_URL", "must be an address such as https://sms.example/send".into());
        } else if is_production && !check::is_confidential(&self.url) {
            let fault = "must be an https address in production, or one of this machine: it receives phones and codes";
            faults.add("PORTAL_SMS_URL", fault.into());
        }
        if self.secret.as_ref().is_none_or(|Secret(secret)| secret.chars().count() < 16) {
            faults.add("PORTAL_SMS_SECRET", "must be set, with at least 16 characters".into());
        }
    }
}
