//! Settings of the square.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// What players may do in the square, and how often.
    pub struct Square {
        /// So long after it was made an account is a newcomer's, hours; 0: none is.
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
        /// Within this an account does not publish the same text twice, minutes; 0: it may.
        same_text_minutes: u32 = 10, "PORTAL_SAME_TEXT_MINUTES";
        /// Likes of one account, and likes taken back; on each node.
        likes: Rates = Rates::of(&[(60, "1m"), (1000, "1h")]), "PORTAL_LIKES_PER_ACCOUNT";
        /// People whom one account begins to follow.
        follows: Rates = Rates::of(&[(30, "1m"), (300, "1d")]), "PORTAL_FOLLOWS_PER_ACCOUNT";
        /// People whom one account blocks, and blocks that it takes back: each looks at what is between the two.
        blocks: Rates = Rates::of(&[(30, "1m"), (300, "1d")]), "PORTAL_BLOCKS_PER_ACCOUNT";
        /// Reports of one account.
        reports: Rates = Rates::of(&[(10, "10m"), (50, "1d")]), "PORTAL_REPORTS_PER_ACCOUNT";
        /// Searches of one account, suggestions while it types among them; on each node.
        searches_per_account: Rates = Rates::of(&[(120, "1m")]), "PORTAL_SEARCHES_PER_ACCOUNT";
        /// The same from one address (IPv6: from one /64) without signing in.
        searches_per_address: Rates = Rates::of(&[(600, "1m")]), "PORTAL_SEARCHES_PER_ADDRESS";
    }
}

settings! {
    /// The square's lists.
    pub struct Feeds {
        /// How often posts are ranked anew that were liked, answered or read since.
        rank: Seconds = Seconds(5.0), "PORTAL_FEEDS_RANK_S";
        /// How often noted views and device visits are written to the database.
        views: Seconds = Seconds(10.0), "PORTAL_FEEDS_VIEWS_S";
        /// How long it is kept how many posts there are.
        totals: Seconds = Seconds(60.0), "PORTAL_FEEDS_TOTALS_S";
        /// How long visitors are shown the first page of a list as it was answered before, milliseconds; 0: each time anew. Above 1000 their
        /// pages may miss how many posts are new, until the next one comes.
        lists_ms: u32 = 1_000, "PORTAL_FEEDS_LISTS_MS";
    }
}
