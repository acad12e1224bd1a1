-- Posts: the lists that readers see, publishing, and ranking. thread.sql has the changes of a published post.
-- Each list is a separate query, so that it reads its own index from the end of the previous page.

--! newest
select id, 0::bigint as rank from post
where delete_time is null and not hidden and id < :before
  and uid not in (select b.blocked from block b where b.uid = :reader)
order by id desc offset :skip limit :size;

--! newest_of_tag
select id, 0::bigint as rank from post
where tag_id = :tag and delete_time is null and not hidden and id < :before
  and uid not in (select b.blocked from block b where b.uid = :reader)
order by id desc offset :skip limit :size;

--! newest_of_game
-- `tag`: 0 means any.
select id, 0::bigint as rank from post
where game_id = :game and (:tag::bigint = 0 or tag_id = :tag) and delete_time is null and not hidden and id < :before
  and uid not in (select b.blocked from block b where b.uid = :reader)
order by id desc offset :skip limit :size;

--! hottest
select id, hot as rank from post
where delete_time is null and not hidden and (hot, id) < (:rank, :before)
  and uid not in (select b.blocked from block b where b.uid = :reader)
order by hot desc, id desc offset :skip limit :size;

--! hottest_of_tag
select id, hot as rank from post
where tag_id = :tag and delete_time is null and not hidden and (hot, id) < (:rank, :before)
  and uid not in (select b.blocked from block b where b.uid = :reader)
order by hot desc, id desc offset :skip limit :size;

--! hottest_of_game
-- `tag`: 0 means any.
select id, hot as rank from post
where game_id = :game and (:tag::bigint = 0 or tag_id = :tag) and delete_time is null and not hidden
  and (hot, id) < (:rank, :before)
  and uid not in (select b.blocked from block b where b.uid = :reader)
order by hot desc, id desc offset :skip limit :size;

--! of_author
-- The author sees hidden posts too.
select id, 0::bigint as rank from post
where uid = :author and delete_time is null and (not hidden or uid = :reader) and id < :before
  and uid not in (select b.blocked from block b where b.uid = :reader)
order by id desc offset :skip limit :size;

--! of_followed
-- Takes the newest posts of each followed account, then the newest of these.
select p.id, 0::bigint as rank
from follow f
cross join lateral (
    select id from post
    where uid = f.followee and delete_time is null and not hidden and id < :before
    order by id desc limit :skip::bigint + :size::bigint
) p
where f.uid = :reader
order by p.id desc offset :skip limit :size;

--! total
-- `tag`, `game`: 0 means any.
select count(*) from post
where delete_time is null and not hidden and (:tag::bigint = 0 or tag_id = :tag) and (:game::bigint = 0 or game_id = :game);

--! total_of_author
select count(*) from post where uid = :author and delete_time is null and (not hidden or uid = :reader);

--! total_of_followed
select coalesce(sum(a.post_num), 0)::bigint from follow f join account a on a.uid = f.followee where f.uid = :reader;

--! shown : Shown(tag_id?, tag?, game_id?, game_name?, game_icon?, video?, edit_time?, avatar?, badge?, frame?)
-- The content is cut to :chars characters plus one. The extra character tells the caller that it was cut.
select p.id, p.uid, p.title, left(p.content, :chars::int + 1) as content, p.images, p.video, p.mentions,
       p.like_num, p.comment_num, p.view_num, p.locked, p.hidden, p.seq, p.likes_version, p.create_time, p.edit_time,
       p.tag_id, t.tag, g.id as game_id, g.name as game_name, g.icon as game_icon, a.name, a.avatar,
       case when s.exp_time > now() then s.level_type else 0::smallint end as level_type,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame
from post p
join account a on a.uid = p.uid
join status s on s.uid = p.uid
left join square_tag t on t.id = p.tag_id
left join game g on g.id = p.game_id and not g.retired
where p.id = any(:ids);

--! liked
select post_id from post_like where uid = :uid and post_id = any(:ids);

--! unseen_comments
-- By post: how many of its counted comments the reader does not see, because the reader blocks the author of the comment or of the
-- top-level comment above it. Reads nothing if the reader blocks nobody.
select post_id, sum(num)::bigint as num from (
    select c.post_id, case when c.root_id is null then 1 + c.reply_num when above.uid is null then 1 else 0 end as num
    from block b
    join comment c on c.post_id = any(:ids) and c.uid = b.blocked and c.delete_time is null
    left join comment root on root.id = c.root_id
    left join block above on above.uid = b.uid and above.blocked = root.uid
    where b.uid = :reader
    union all
    select c.post_id, c.reply_num
    from block b
    join comment c on c.post_id = any(:ids) and c.uid = b.blocked
        and c.root_id is null and c.delete_time is not null and c.reply_num > 0
    where b.uid = :reader
) unseen
group by post_id;

--! place : (tag_id?)
select tag_id, hidden or delete_time is not null as gone from post where id = :id;

--! author_exists
select exists (select from account where uid = :uid and erase_time is null) as exists;

--! lock_author : (muted_until?)
-- Conflicts with others who publish or delete posts of this account. Does not conflict with foreign keys that refer to it.
select case when muted_until > now() then muted_until end as muted_until
from account where uid = :uid and erase_time is null for no key update;

--! used_key : (id?)
-- The post that was published with a key. Null: the key was used for something else. No row: it is unused.
select p.id from account_key k left join post p on (p.uid, p.idempotency_key) = (k.uid, k.key)
where k.uid = :uid and k.key = :key;

--! insert_post (video?, tag_id?, game_id?, key?)
insert into post (uid, title, content, images, video, tag_id, game_id, mentions, idempotency_key, hot, hot_due)
values (:uid, :title, :content, :images, :video, :tag_id, :game_id, :mentions, :key,
        (extract(epoch from now()) * 1000)::bigint, false)
returning id;

--! count_post
update account set post_num = post_num + 1 where uid = :uid;

--! on_the_shelf
-- 0 means none. A retired tag or game is allowed if the post already has it.
select :tag::bigint = 0 or exists (select from square_tag where id = :tag and not retired)
           or exists (select from post where id = :post and tag_id = :tag) as tag,
       :game::bigint = 0 or exists (select from game where id = :game and not retired)
           or exists (select from post where id = :post and game_id = :game) as game;

--! mentionable
-- The mentioned accounts that get a notice.
select uid, name from account a
where uid = any(:uids) and uid <> :writer and erase_time is null
  and not exists (select from block b where b.uid = a.uid and b.blocked = :writer);

--! add_views
with viewed as (select id from post where id = any(:ids) order by id for no key update)
update post p set view_num = p.view_num + v.views
from unnest(:ids::bigint[], :views::bigint[]) as v (id, views)
where p.id = v.id and p.id in (select id from viewed);

--! lock_due
-- Skips posts that another transaction has locked; a later run takes them.
select id from post where hot_due order by id limit :size for no key update skip locked;

--! rank
-- `people` jumps along an index from one writer to the next, so a person with many comments costs and counts as much as one with one.
with engaged as (
    select p.id,
           p.like_num - (select count(*) from post_like l where (l.post_id, l.uid) = (p.id, p.uid)) as likes,
           people.num as people
    from post p cross join lateral (
        with recursive writer (uid) as (
            select (select min(c.uid) from comment c where c.post_id = p.id and c.delete_time is null)
            union all
            select (select min(c.uid) from comment c where c.post_id = p.id and c.delete_time is null and c.uid > w.uid)
            from writer w where w.uid is not null
        )
        select count(*) as num from (select from writer where uid is not null and uid <> p.uid limit :most_people::bigint) w
    ) people
    where p.id = any(:ids)
)
update post p
set hot_due = false,
    hot = (extract(epoch from p.create_time) * 1000)::bigint
        + case when e.likes + e.people = 0 then 0
               else :engaged_ms::bigint + (:tenfold_ms::float8 * log((e.likes + :person_weight::bigint * e.people)::float8))::bigint end
from engaged e where p.id = e.id;

--! rerank_upto
select upto from post_rerank for update skip locked;

--! rerank_next
select id from post where id <= :upto order by id desc limit :size;

--! rerank
with engaged as (
    select id from post where id = any(:ids) and (like_num > 0 or comment_num > 0) order by id for no key update
)
update post set hot_due = true where id in (select id from engaged);

--! rerank_below
update post_rerank set upto = :upto;

--! reranked
delete from post_rerank;

--! excerpts
select id, title, left(content, 60) as excerpt, hidden or delete_time is not null as gone from post where id = any(:ids);
