//! `/api/v1/square/**`: the community.

pub mod comment;
pub mod comment_like;
pub mod comment_me;
pub mod comments;
pub mod config_list;
mod draft;
pub mod keyword_suggestion;
pub mod post;
pub mod post_comment;
pub mod post_comment_list;
pub mod post_follow;
pub mod post_like;
pub mod post_list;
pub mod post_me;
pub mod posts;
pub mod sensitiveword_list;
pub mod tag_list;
mod thread;
