-- The community inbox. Writers hold the reader's status lock, because they change unread counts in the same transaction.

--! insert_notices : Added()
-- An id of 0 stands for none.
insert into notice (uid, kind, actors, post_id, comment_id, place)
select uid, kind, array[actor], nullif(post_id, 0), nullif(comment_id, 0), nextval('notice_place')
from unnest(:uids::bigint[], :kinds::text[], :actors::bigint[], :post_ids::bigint[], :comment_ids::bigint[])
     as n (uid, kind, actor, post_id, comment_id)
on conflict do nothing returning id, uid, kind;

--! likes_at
-- The like notices of the given posts and comments. comment_id 0 means the post itself.
-- A lateral lookup for each: for a join, PostgreSQL caches a plan made while the table is small, which scans all like notices.
select n.id, t.uid, t.post_id, t.comment_id, n.actors, n.actor_num, n.read
from unnest(:uids::bigint[], :post_ids::bigint[], :comment_ids::bigint[]) as t (uid, post_id, comment_id)
cross join lateral (
    select id, actors, actor_num, read from notice
    where uid = t.uid and post_id = t.post_id and kind = 'like' and coalesce(comment_id, 0) = t.comment_id
      and kind <> 'follow'
    limit 1
) n;

--! likers
-- The likes that each owner is notified of: by other people, without a block in either direction.
select t.post_id, t.comment_id, count(l.uid) as actor_num,
       coalesce((array_agg(l.uid order by l.create_time desc, l.uid))[1 : 3], '{}') as actors
from unnest(:uids::bigint[], :post_ids::bigint[], :comment_ids::bigint[]) as t (uid, post_id, comment_id)
cross join lateral (
    select uid, create_time from post_like where t.comment_id = 0 and post_id = t.post_id
    union all
    select uid, create_time from comment_like where t.comment_id <> 0 and comment_id = t.comment_id
) l
where l.uid <> t.uid
  and not exists (select from block b where b.uid = t.uid and b.blocked = l.uid)
  and not exists (select from block b where b.uid = l.uid and b.blocked = t.uid)
group by t.post_id, t.comment_id;

--! insert_likes : Added()
insert into notice (uid, kind, actors, actor_num, post_id, comment_id, place)
select uid, 'like', array_remove(array[first, second, third], 0), actor_num, post_id, nullif(comment_id, 0),
       nextval('notice_place')
from unnest(:uids::bigint[], :post_ids::bigint[], :comment_ids::bigint[], :actor_nums::bigint[], :firsts::bigint[],
            :seconds::bigint[], :thirds::bigint[])
     as n (uid, post_id, comment_id, actor_num, first, second, third)
returning id, uid, kind;

--! update_likes
-- `has_new_like`: the notice becomes unread and moves to the top.
update notice n
set actors = array_remove(array[first, second, third], 0), actor_num = u.actor_num, read = n.read and not u.has_new_like,
    place = case when u.has_new_like then nextval('notice_place') else n.place end,
    create_time = case when u.has_new_like then now() else n.create_time end
from unnest(:ids::bigint[], :actor_nums::bigint[], :firsts::bigint[], :seconds::bigint[], :thirds::bigint[],
            :has_new_like::boolean[]) as u (id, actor_num, first, second, third, has_new_like)
where n.id = u.id;

--! delete_notices : Gone()
delete from notice where id = any(:ids) returning uid, kind, read;

--! delete_about_comments : Gone()
delete from notice where comment_id = any(:comment_ids) returning uid, kind, read;

--! delete_follows : Gone()
-- Deletes the notice in which `uid` reads that `actor` follows them.
delete from notice n using unnest(:uids::bigint[], :actors::bigint[]) as f (uid, actor)
where n.uid = f.uid and n.kind = 'follow' and n.actors[1] = f.actor returning n.uid, n.kind, n.read;

--! delete_between : Gone()
-- All notices between two accounts except likes.
delete from notice
where kind <> 'like' and ((uid = :one and actors[1] = :other) or (uid = :other and actors[1] = :one))
returning uid, kind, read;

--! likes_between
-- The likes by one of two accounts of the other's posts and comments that have a like notice. comment_id 0 means the post itself.
select n.id, n.uid, l.uid as actor, n.post_id::bigint as post_id, 0::bigint as comment_id
from notice n join post_like l on l.post_id = n.post_id and l.uid = case when n.uid = :one then :other else :one end
where n.uid in (:one, :other) and n.kind = 'like' and n.comment_id is null
union all
select n.id, n.uid, l.uid, n.post_id::bigint, n.comment_id::bigint
from notice n join comment_like l on l.comment_id = n.comment_id and l.uid = case when n.uid = :one then :other else :one end
where n.uid in (:one, :other) and n.kind = 'like';

--! count_likes_again
update notice set actor_num = actor_num + 1 where id = any(:ids);

--! move_unread
update status s
set unread_likes = s.unread_likes + m.likes, unread_replies = s.unread_replies + m.replies,
    unread_follows = s.unread_follows + m.follows, version = s.version + 1
from unnest(:uids::bigint[], :likes::bigint[], :replies::bigint[], :follows::bigint[]) as m (uid, likes, replies, follows)
where s.uid = m.uid;

--! page
select id, place from notice
where uid = :uid and kind = any(:kinds) and place < :before order by place desc offset :skip limit :size;

--! total
select count(*) from notice where uid = :uid and kind = any(:kinds);

--! shown : Shown(avatar?, badge?, frame?, second_uid?, second_name?, post_id?, comment_id?, root_id?)
-- `excerpt` and `about` are the beginnings of what the actor wrote and of what it refers to. Leaves out hidden and deleted posts.
select n.id, n.uid, n.kind, n.actor_num, n.post_id, n.comment_id, c.root_id, n.read, n.create_time, n.place,
       a.uid as actor_uid, a.name, a.avatar,
       case when st.exp_time > now() then st.level_type else 0::smallint end as level_type,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame,
       exists (select from follow f where f.uid = n.uid and f.followee = a.uid) as followed,
       s.uid as second_uid, s.name as second_name,
       coalesce(case when n.kind in ('comment', 'reply', 'mention') then left(coalesce(c.content, p.content), 60) end, '')
           as excerpt,
       coalesce(case n.kind
           when 'like' then left(coalesce(c.content, nullif(p.title, ''), p.content), 60)
           when 'comment' then left(coalesce(nullif(p.title, ''), p.content), 60)
           when 'reply' then left(r.content, 60)
       end, '') as about
from unnest(:uids::bigint[], :ids::bigint[]) as w (uid, id)
join notice n on n.id = w.id and n.uid = w.uid
join account a on a.uid = n.actors[1]
join status st on st.uid = a.uid
left join account s on s.uid = n.actors[2]
left join post p on p.id = n.post_id
left join comment c on c.id = n.comment_id
left join comment r on r.id = c.reply_to and r.delete_time is null
where p.id is null or not (p.hidden or p.delete_time is not null);

--! read_ids : Read()
update notice n set read = true from unnest(:uids::bigint[], :ids::bigint[]) as r (uid, id)
where n.uid = r.uid and n.id = r.id and not n.read returning n.uid, n.kind;

--! read_kinds : Read()
update notice n set read = true from unnest(:uids::bigint[], :kinds::text[]) as r (uid, kind)
where n.uid = r.uid and n.kind = r.kind and not n.read returning n.uid, n.kind;

--! posts_left
select id from post where notices_left order by id limit :size;

--! at_post
select id, uid from notice where post_id = :post_id limit :size;

--! lock_left
select hidden or delete_time is not null as gone from post where id = :post_id and notices_left for update;

--! delete_at_post : Gone()
delete from notice where id = any(:ids) and post_id = :post_id returning uid, kind, read;

--! none_left
update post set notices_left = false where id = :post_id;
