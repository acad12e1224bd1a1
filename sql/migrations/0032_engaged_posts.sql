-- Hot posts: a post that others liked or commented on ranks above every post without likes and comments (sql/src/post/rank.rs).

comment on column post.hot is
    'Its rank: see rank in queries/post.sql. Posts without likes and comments of others rank by their time in milliseconds since 1970; the others begin far above these.';

-- Finds who wrote below a post, without reading all of their comments.
create index comment_writer on comment (post_id, uid) where delete_time is null;

create table post_rerank (
    upto bigint primary key
);
comment on table post_rerank is
    'Posts with ids up to this one still have the rank of the formula before 0032. A background job walks down and deletes the row at the end.';
insert into post_rerank select max(id) from post having max(id) is not null;
