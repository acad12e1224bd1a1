-- A comment can hold one picture. Its text may then be empty.
alter table comment add column image jsonb;               -- null: none; as in post.images
create index comment_image on comment ((image ->> 'id')) where image is not null;

-- The placeholders of deleted comments by one author: who blocks that author sees neither them nor the replies below them.
create index comment_placeholder on comment (post_id, uid) where root_id is null and delete_time is not null and reply_num > 0;
