//! Settings of the square.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// What players may do in the square, and how often.
    pub struct Square {
        /// Hours after registration during which an account counts as a newcomer; 0: no account does.
        newcomer_hours: u32 = 24, "PORTAL_NEWCOMER_HOURS";
        /// Posts of one account.
        posts: Rates = Rates::of(&[(5, "10m"), (50, "1d")]), "PORTAL_POSTS_PER_ACCOUNT";
        /// Posts of one newcomer.
        newcomer_posts: Rates = Rates::of(&[(2, "10m"), (10, "1d")]), "PORTAL_POSTS_PER_NEWCOMER";
        /// Changes that one account makes to its posts.
        edits: Rates = Rates::of(&[(10, "10m"), (100, "1d")]), "PORTAL_POST_EDITS_PER_ACCOUNT";
        /// Comments of one account.
        comments: Rates = Rates::of(&[(12, "1m"), (500, "1d")]), "PORTAL_COMMENTS_PER_ACCOUNT";
        /// Comments of one newcomer.
        newcomer_comments: Rates = Rates::of(&[(5, "1m"), (100, "1d")]), "PORTAL_COMMENTS_PER_NEWCOMER";
        /// Changes that one account makes to its comments.
        comment_edits: Rates = Rates::of(&[(10, "10m"), (100, "1d")]), "PORTAL_COMMENT_EDITS_PER_ACCOUNT";
        /// Minutes within which an account cannot publish the same text twice; 0: no such limit.
        same_text_minutes: u32 = 10, "PORTAL_SAME_TEXT_MINUTES";
        /// Likes and removed likes of one account, on each node.
        likes: Rates = Rates::of(&[(60, "1m"), (1000, "1h")]), "PORTAL_LIKES_PER_ACCOUNT";
        /// Ratings of games that one account gives, changes or takes back.
        ratings: Rates = Rates::of(&[(30, "1m"), (300, "1d")]), "PORTAL_RATINGS_PER_ACCOUNT";
        /// Posts and games that one account adds to its favourites or removes from them, on each node.
        favourites: Rates = Rates::of(&[(60, "1m"), (1000, "1h")]), "PORTAL_FAVOURITES_PER_ACCOUNT";
        /// Accounts that one account starts to follow.
        follows: Rates = Rates::of(&[(30, "1m"), (300, "1d")]), "PORTAL_FOLLOWS_PER_ACCOUNT";
        /// Blocks and removed blocks of one account; each reads the relations between both accounts.
        blocks: Rates = Rates::of(&[(30, "1m"), (300, "1d")]), "PORTAL_BLOCKS_PER_ACCOUNT";
        /// Reports of one account.
        reports: Rates = Rates::of(&[(10, "10m"), (50, "1d")]), "PORTAL_REPORTS_PER_ACCOUNT";
        /// Searches of one account, including suggestions while typing, on each node.
        searches_per_account: Rates = Rates::of(&[(120, "1m")]), "PORTAL_SEARCHES_PER_ACCOUNT";
        /// Searches by visitors from one address (IPv6: one /64), on each node.
        searches_per_address: Rates = Rates::of(&[(600, "1m")]), "PORTAL_SEARCHES_PER_ADDRESS";
    }
}

settings! {
    /// The square's lists.
    pub struct Feeds {
        /// Interval at which posts with new likes, comments or views are ranked again.
        rank: Seconds = Seconds(5.0), "PORTAL_FEEDS_RANK_S";
        /// Interval at which recorded views and device visits are written to the database.
        views: Seconds = Seconds(10.0), "PORTAL_FEEDS_VIEWS_S";
        /// How long the total number of posts is cached.
        totals: Seconds = Seconds(60.0), "PORTAL_FEEDS_TOTALS_S";
        /// How long visitors get a cached first page of a list, milliseconds; 0: no cache. Above 1000 their pages may miss the number of
        /// new posts until the next one is published.
        lists_ms: u32 = 1_000, "PORTAL_FEEDS_LISTS_MS";
    }
}
