-- What operators decide about posts.

--! about_post
-- Whose it is, and by what its author knows it.
select uid, case when title <> '' then title else left(content, 20) end as name from post where id = :id;
