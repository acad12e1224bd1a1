//! The square and its lists: word filter, spam limits, views, ranking, totals, tags, suggestions, pinyin and frequent
//! searches.
//!
//! - Texts for others pass the sensitive words first. For names and signatures (`must_be_clean`) any word refuses. For posts and
//!   comments (`to_publish`) the word decides between refusing and masking.
//! - The list of words is read again after an import on any node, and at each check while notices of imports do not arrive.
//! - Words match in any width, case and form (traditional, simplified), with signs in between, except where a sign may separate two
//!   words. `word_filter/tests.rs` lists what must match and what must not; add a line for each complaint.
//! - A repeated `Idempotency-Key` gets its first answer before words, mutes and limits are checked, and uses up no limit. The database
//!   looks the key up only where a limit or a word would refuse.
//! - Refused texts do not count as repeated. Thanks and laughter may be repeated within the rate.
//! - Edits have the limits of publishing: a person newly named is notified, a newcomer adds no link, and a comment cannot become a copy
//!   of another recent one of its author. Its own unchanged text costs nothing.
//! - Posts, comments, follows, reports and tickets are limited on all nodes together (`short_term`); likes, searches, shelves and
//!   progress per node.
//! - The number of posts is counted at most once a minute per filter and node.
//! - Reading writes nothing: views are collected in memory, one per viewer and half hour, and written every few seconds and at the
//!   stop. Keyed hashes of viewers prevent counting on two nodes. A killed node loses the views that it has not written.

pub mod pinyin;
pub mod ranking;
pub mod spam_limits;
pub mod suggestions;
pub mod tags;
pub mod totals;
pub mod trends;
pub mod views;
pub mod word_filter;
