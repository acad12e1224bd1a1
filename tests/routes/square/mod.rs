mod comment;
mod comment_like;
mod keyword_suggestion;
mod post_comment;
mod post_comment_list;
mod post_like;
mod sensitiveword_list;
mod tag_list;
