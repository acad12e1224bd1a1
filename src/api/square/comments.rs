//! The view of comments for a reader.

use actors::wire;
use sql::comment::Shown;

pub fn comment(shown: Shown) -> wire::Comment {
    let replies = shown.replies.into_iter().map(comment).collect();
    let comment = wire::Comment::new(shown.comment, &crate::api::state::media_url);
    let author = wire::Author { followed: shown.followed, ..comment.author };
    wire::Comment { author, liked: shown.liked, replies, ..comment }
}
