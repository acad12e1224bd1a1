-- A post's thread: comments, likes, and the log of events. Only `thread::commit` writes it, under the post's lock.

--! post_authors
select id, uid from post where id = any(:ids);

--! take_turns
-- Serializes edits and deletions of a comment. Taken before all other locks, so that the comment's mentions cannot change afterwards.
-- The two-number form of the key is used by no other lock.
select count(pg_advisory_xact_lock(hashtext('the words of a comment'), key)) as taken
from (select hashint8(id) as key from unnest(:ids::bigint[]) id order by key) keys;

--! comment_people : (reply_to_uid?)
-- The author, the author of the comment that it answers, and the present and former mentions. Only an edit changes these.
select c.id, c.uid, r.uid as reply_to_uid, c.mentions, c.once_named
from comment c left join comment r on r.id = c.reply_to where c.id = any(:ids);

--! lock : Locked(edit_time?)
-- Locks in the order of all transactions. `count(*) >= 0` is always true; it makes each part run after the part before it.
with statuses as materialized (
    select uid from status where uid = any(:statuses) order by uid for update
), accounts as materialized (
    select uid from account where uid = any(:accounts) and (select count(*) from statuses) >= 0
    order by uid for no key update
)
select id, uid, mentions, hidden, delete_time is not null as deleted, locked, edit_time, seq, floor_num, likes_version, like_num,
       now() as now
from post where id = any(:posts) and (select count(*) from accounts) >= 0
order by id for update;

--! comment_targets : (root_id?)
-- The given comments and the top-level comments above them. All are found by id: an `or` would scan the table.
select id, post_id, uid, root_id, delete_time is not null as gone, reply_num, like_num from comment
where id = any(array(select unnest(:ids::bigint[]) union select root_id from comment where id = any(:ids)));

--! comment_words
select id, content, mentions, once_named from comment where id = any(:ids);

--! used_keys : (id?, post_id?)
-- The given keys that were used, with the comments that were made with them.
select k.uid, k.key, c.id, c.post_id
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key) join account_key k using (uid, key)
left join comment c on (c.uid, c.idempotency_key) = (k.uid, k.key);

--! new_comment_ids
select nextval(pg_get_serial_sequence('comment', 'id')) as id from generate_series(1, :n::int);

--! write_comments
-- Inserts new comments and the batch's events in one statement: the events' foreign keys are checked after both inserts.
-- 0, the nil UUID and a JSON null stand for none, because these array parameters have no nulls.
with events as (
    insert into thread_event (post_id, seq, kind, comment_id)
    select post_id, seq, kind, nullif(comment_id, 0)
    from unnest(:event_posts::bigint[], :seqs::bigint[], :kinds::smallint[], :comment_ids::bigint[])
         as e (post_id, seq, kind, comment_id)
)
insert into comment (id, post_id, uid, content, mentions, image, root_id, reply_to, floor, idempotency_key)
overriding system value
select id, post_id, uid, content, mentions::jsonb, nullif(image, 'null'), nullif(root_id, 0), nullif(reply_to, 0), nullif(floor, 0),
       nullif(key, '00000000-0000-0000-0000-000000000000')
from unnest(:ids::bigint[], :post_ids::bigint[], :uids::bigint[], :contents::text[], :mentions::text[], :images::jsonb[],
            :root_ids::bigint[], :reply_tos::bigint[], :floors::int[], :keys::uuid[])
     as c (id, post_id, uid, content, mentions, image, root_id, reply_to, floor, key);

--! edit_comments
-- clock_timestamp(), under the lock: the later of two edits gets the later time.
update comment c
set content = e.content, mentions = e.mentions::jsonb, once_named = e.once_named::jsonb, edit_time = clock_timestamp()
from unnest(:ids::bigint[], :contents::text[], :mentions::text[], :once_named::text[])
     as e (id, content, mentions, once_named)
where c.id = e.id;

--! delete_comments
update comment set delete_time = now() where id = any(:ids);

--! show_comments
update comment set delete_time = null where id = any(:ids);

--! like_posts
insert into post_like (post_id, uid)
select post_id, uid from unnest(:post_ids::bigint[], :uids::bigint[]) as l (post_id, uid)
on conflict do nothing returning post_id, uid;

--! unlike_posts
delete from post_like l using unnest(:post_ids::bigint[], :uids::bigint[]) as u (post_id, uid)
where l.post_id = u.post_id and l.uid = u.uid returning l.post_id, l.uid;

--! like_comments
insert into comment_like (comment_id, uid)
select comment_id, uid from unnest(:comment_ids::bigint[], :uids::bigint[]) as l (comment_id, uid)
on conflict do nothing returning comment_id, uid;

--! unlike_comments
delete from comment_like l using unnest(:comment_ids::bigint[], :uids::bigint[]) as u (comment_id, uid)
where l.comment_id = u.comment_id and l.uid = u.uid returning l.comment_id, l.uid;

--! move_posts
update post p
set seq = m.seq, floor_num = m.floor_num, likes_version = m.likes_version,
    like_num = p.like_num + m.likes, comment_num = p.comment_num + m.comments, root_num = p.root_num + m.roots,
    hot_due = p.hot_due or m.likes <> 0 or m.comments <> 0
from unnest(:ids::bigint[], :seqs::bigint[], :floor_nums::int[], :likes_versions::bigint[], :likes::bigint[],
            :comments::bigint[], :roots::bigint[]) as m (id, seq, floor_num, likes_version, likes, comments, roots)
where p.id = m.id
returning p.id, p.like_num;

--! move_accounts
update account a set like_num = a.like_num + m.likes, post_num = a.post_num + m.posts
from unnest(:uids::bigint[], :likes::bigint[], :posts::bigint[]) as m (uid, likes, posts)
where a.uid = m.uid;

--! change_posts
update post p
set hidden = c.hidden, locked = c.locked, notices_left = p.notices_left or c.hidden or c.deleted,
    delete_time = case when c.deleted then coalesce(p.delete_time, now()) end
from unnest(:ids::bigint[], :hidden::boolean[], :locked::boolean[], :deleted::boolean[]) as c (id, hidden, locked, deleted)
where p.id = c.id;

--! edit_posts
-- An id of 0 and a JSON null stand for none.
update post p
set title = e.title, content = e.content, images = e.images, video = nullif(e.video, 'null'), mentions = e.mentions,
    tag_id = nullif(e.tag_id, 0), game_id = nullif(e.game_id, 0), edit_time = now()
from unnest(:ids::bigint[], :titles::text[], :contents::text[], :images::jsonb[], :videos::jsonb[], :mentions::jsonb[],
            :tag_ids::bigint[], :game_ids::bigint[])
     as e (id, title, content, images, video, mentions, tag_id, game_id)
where p.id = e.id;

--! move_comments
update comment c
set like_num = c.like_num + m.likes, reply_num = c.reply_num + m.replies,
    likes_version = case when m.likes <> 0 then m.likes_version else c.likes_version end
from unnest(:ids::bigint[], :likes::bigint[], :replies::bigint[], :likes_versions::bigint[])
     as m (id, likes, replies, likes_version)
where c.id = m.id
returning c.id, c.like_num;

--! comments : Comment(image?, root_id?, reply_to?, reply_to_uid?, reply_to_name?, floor?, edit_time?, avatar?, badge?, frame?)
select c.id, c.post_id, c.uid, c.root_id, c.reply_to, r.uid as reply_to_uid, ra.name as reply_to_name, c.floor,
       case when c.delete_time is null then c.content else '' end as content, c.delete_time is not null as deleted,
       case when c.delete_time is null then c.mentions else '[]' end as mentions,
       case when c.delete_time is null then c.image end as image,
       c.edit_time, c.like_num, c.reply_num, c.create_time, a.name, a.avatar,
       case when s.exp_time > now() then s.level_type else 0::smallint end as level_type,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame
from comment c
join account a on a.uid = c.uid
join status s on s.uid = c.uid
left join comment r on r.id = c.reply_to
left join account ra on ra.uid = r.uid
where c.id = any(:ids);

--! events_after : (comment_id?)
select seq, kind, comment_id from thread_event where post_id = :post_id and seq > :seq order by seq limit :size;

--! post_state : (edit_time?)
select hidden, delete_time is not null as deleted, locked, edit_time from post where id = :id;

--! heads
select id, hidden or delete_time is not null as gone, locked, seq, like_num, likes_version from post where id = any(:ids);

--! comment_likes_after
-- `likes_version > 0` repeats the condition of the partial index. Without it, a generic plan could not use that index.
select id, like_num, likes_version from comment
where post_id = :post_id and likes_version > :likes_version and likes_version > 0 order by likes_version desc limit :size;
