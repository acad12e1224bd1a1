//! Settings of books.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// Books.
    pub struct Books {
        /// How long an address is good at which pages for members are fetched, seconds; never beyond the membership.
        page_link: Seconds = Seconds(1800.0), "PORTAL_PAGE_LINK_S";
        /// How often chapters are looked for whose time has come.
        appear: Seconds = Seconds(2.0), "PORTAL_CHAPTERS_APPEAR_S";
        /// How often one account saves where it has read to; on each node.
        progress: Rates = Rates::of(&[(120, "1m")]), "PORTAL_PROGRESS_PER_ACCOUNT";
        /// Chapters that one account reads, and what else it asks about its books; on each node.
        reads: Rates = Rates::of(&[(300, "1m")]), "PORTAL_CHAPTERS_PER_ACCOUNT";
        /// Chapters that visitors of one network read; on each node.
        reads_per_address: Rates = Rates::of(&[(600, "1m")]), "PORTAL_CHAPTERS_PER_ADDRESS";
        /// Books that one account puts on its shelf, or takes off it; on each node.
        subscribes: Rates = Rates::of(&[(60, "1m")]), "PORTAL_SUBSCRIBES_PER_ACCOUNT";
    }
}
