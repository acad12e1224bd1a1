-- Operators' decisions about posts and their authors.

--! about_post
-- The author, and a name by which the author recognizes the post.
select uid, case when title <> '' then title else left(content, 20) end as name from post where id = :id;

--! mute
update account set muted_until = :until, mute_reason = :reason where uid = :uid and erase_time is null;

--! unmute
update account set muted_until = null, mute_reason = '' where uid = :uid and muted_until > now();
