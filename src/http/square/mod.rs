//! `/api/v1/square/**`: the community.

pub mod comment;
pub mod comment_like;
pub mod comments;
pub mod post_comment;
pub mod post_comment_list;
pub mod post_like;
pub mod tag_list;
mod thread;
