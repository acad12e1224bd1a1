mod comment;
mod comment_like;
mod post_comment;
mod post_comment_list;
mod post_like;
mod tag_list;
