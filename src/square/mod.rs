//! The square and its lists: word filter, spam limits, views, ranking, totals, tags and suggestions.

pub mod ranking;
pub mod spam_limits;
pub mod suggestions;
pub mod tags;
pub mod totals;
pub mod views;
pub mod word_filter;
