//! Settings of downloads.

use super::{Rates, settings::settings};

settings! {
    /// Limits of downloads.
    pub struct Trade {
        /// Downloads of one account, games that it owns included.
        downloads_per_account: Rates = Rates::of(&[(200, "1m"), (2000, "1d")]), "PORTAL_DOWNLOADS_PER_ACCOUNT";
        /// Downloads from one address (IPv6: from one /64) without signing in, and of the app itself.
        downloads_per_address: Rates = Rates::of(&[(60, "1m"), (1000, "1d")]), "PORTAL_DOWNLOADS_PER_ADDRESS";
    }
}
