//! Settings of books.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// Books.
    pub struct Books {
        /// How long a signed address of members' pages is valid, seconds; it ends with the membership at the latest.
        page_link: Seconds = Seconds(1800.0), "PORTAL_PAGE_LINK_S";
        /// Interval at which the server looks for chapters whose publish time has passed.
        appear: Seconds = Seconds(2.0), "PORTAL_CHAPTERS_APPEAR_S";
        /// Saved reading positions of one account, on each node.
        progress: Rates = Rates::of(&[(120, "1m")]), "PORTAL_PROGRESS_PER_ACCOUNT";
        /// Chapters that one account reads, and its other calls about books, on each node.
        reads: Rates = Rates::of(&[(300, "1m")]), "PORTAL_CHAPTERS_PER_ACCOUNT";
        /// Chapters that visitors from one network read, on each node.
        reads_per_address: Rates = Rates::of(&[(600, "1m")]), "PORTAL_CHAPTERS_PER_ADDRESS";
        /// Books that one account adds to its shelf or removes from it, on each node.
        subscribes: Rates = Rates::of(&[(60, "1m")]), "PORTAL_SUBSCRIBES_PER_ACCOUNT";
    }
}
