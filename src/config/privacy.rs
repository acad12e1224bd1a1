//! Settings of the erasure and export of accounts, and of the retention of personal data.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// A player's right to leave, and the time that personal data stays.
    pub struct Privacy {
        /// Days between the request and the erasure. A sign-in during this time cancels it. 0: at once.
        erase_cooling_off_days: u32 = 15, "PORTAL_ERASE_COOLING_OFF_DAYS";
        /// Interval of the jobs that erase due accounts and that delete old logins, former phones and expired addresses of exports.
        erase_check: Seconds = Seconds(60.0), "PORTAL_ERASE_CHECK_S";
        /// How long the address of an exported account works, seconds. It gives the data out once.
        export_link: Seconds = Seconds(600.0), "PORTAL_EXPORT_LINK_S";
        /// Exports that one account asks for.
        exports_per_account: Rates = Rates::of(&[(3, "1d")]), "PORTAL_EXPORTS_PER_ACCOUNT";
        /// Days for which an ended login stays, with its device, browser and address.
        logins_kept_days: u32 = 180, "PORTAL_LOGINS_KEPT_DAYS";
        /// Days for which a phone that an account no longer has counts as its former phone, which the rules of invitations use.
        phones_kept_days: u32 = 365, "PORTAL_FORMER_PHONES_KEPT_DAYS";
    }
}
