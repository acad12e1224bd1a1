-- Lists of comments. A top-level comment is shown unless it is deleted and has no replies; a reply is shown unless it is deleted.
-- Comments by people whom the reader blocked are left out. Reader 0 is a visitor.

--! thread_of
select post_id from comment where id = :id;

--! written
select post_id, uid, content, mentions, image is not null as pictured from comment where id = :id;

--! shown_oldest
select id, 0::bigint as rank from comment
where post_id = :post_id and root_id is null and (delete_time is null or reply_num > 0) and id > :after
  and not exists (select from block b where b.uid = :reader and b.blocked = comment.uid)
order by id offset :skip limit :size;

--! shown_newest
select id, 0::bigint as rank from comment
where post_id = :post_id and root_id is null and (delete_time is null or reply_num > 0) and id < :before
  and not exists (select from block b where b.uid = :reader and b.blocked = comment.uid)
order by id desc offset :skip limit :size;

--! shown_hottest
select id, like_num + reply_num as rank from comment
where post_id = :post_id and root_id is null and (delete_time is null or reply_num > 0)
  and (like_num + reply_num, id) < (:rank, :before)
  and not exists (select from block b where b.uid = :reader and b.blocked = comment.uid)
order by like_num + reply_num desc, id desc offset :skip limit :size;

--! replies
select id, 0::bigint as rank from comment
where root_id = :root_id and delete_time is null and id > :after
  and not exists (select from block b where b.uid = :reader and b.blocked = comment.uid)
order by id offset :skip limit :size;

--! first_replies
select r.id from unnest(:root_ids::bigint[]) as root (id)
cross join lateral (
    select id from comment where root_id = root.id and delete_time is null
      and not exists (select from block b where b.uid = :reader and b.blocked = comment.uid)
    order by id limit :size
) r;

--! unseen_replies
-- By top-level comment: how many of its replies the reader does not see, because the reader blocks their authors.
select c.root_id as id, count(*) as num
from block b join comment c on c.root_id = any(:ids) and c.root_id is not null and c.uid = b.blocked and c.delete_time is null
where b.uid = :reader
group by c.root_id;

--! liked
select comment_id from comment_like where uid = :uid and comment_id = any(:ids);

--! thread_totals
-- Read seq and likes_version before the list: an event between the two reads is then sent twice, not lost.
select seq, likes_version, root_num, hidden or delete_time is not null as gone from post where id = :id;

--! reply_total
select reply_num from comment where id = :id and post_id = :post_id and root_id is null;

--! where_it_stands : (root_id?)
-- For a comment of a visible post that is not deleted, or is deleted but stays as the placeholder above its replies.
select c.root_id from comment c join post p on p.id = c.post_id
where c.id = :id and c.post_id = :post_id and not p.hidden and p.delete_time is null
  and (c.delete_time is null or (c.root_id is null and c.reply_num > 0));

--! of_author
select id, 0::bigint as rank from comment
where uid = :uid and delete_time is null and id < :before
order by id desc offset :skip limit :size;

--! of_author_total
select count(*) from comment where uid = :uid and delete_time is null;
