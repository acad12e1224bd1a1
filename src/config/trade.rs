//! Settings of downloads.

use super::{Rates, settings::settings};

settings! {
    /// Limits of downloads.
    pub struct Trade {
        /// Downloads of one account, including games that it owns.
        downloads_per_account: Rates = Rates::of(&[(200, "1m"), (2000, "1d")]), "PORTAL_DOWNLOADS_PER_ACCOUNT";
        /// Downloads by visitors from one address (IPv6: one /64), and downloads of the app itself.
        downloads_per_address: Rates = Rates::of(&[(60, "1m"), (1000, "1d")]), "PORTAL_DOWNLOADS_PER_ADDRESS";
    }
}
