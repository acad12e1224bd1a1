-- Search by words. All texts and words are folded by `fold()`; the indexes are over `grams()` (both in the schema).

--! keyword
select fold(:given) as folded, (select coalesce(max(post_id), 0) from post_text)::bigint as newest_post,
       (select coalesce(max(uid), 0) from account_text)::bigint as newest_account;

--! posts_with
-- The newest posts that have all words. Materialized, so that PostgreSQL uses the index of grams and never scans the posts by id.
with found as materialized (
    select post_id, title from post_text
    where grams(post_id, body) @@ :query::text::tsquery and body like all(:words::text[]) and post_id <= :upto
),
newest as (select post_id, title from found order by post_id desc limit :most)
select p.id, n.title like all(:words::text[]) as titled, p.hot,
       not p.hidden and p.delete_time is null
       and not exists (select from block b where b.uid = :reader and b.blocked = p.uid) as shown
from newest n join post p on p.id = n.post_id
order by p.id desc;

--! posts_near
-- Posts that nearly match the words. Checks at most :look candidates.
with near as materialized (
    select post_id, title, body from post_text
    where grams(post_id, body) @@ :query::text::tsquery and post_id <= :upto limit :look
),
newest as (select post_id, title from near where body like any(:words::text[]) order by post_id desc limit :most)
select p.id, n.title like any(:words::text[]) as titled, p.hot,
       not p.hidden and p.delete_time is null
       and not exists (select from block b where b.uid = :reader and b.blocked = p.uid) as shown
from newest n join post p on p.id = n.post_id
order by p.id desc;

--! posts_among_newest
-- For words that nearly every post has: reads only the newest :look posts.
with walk as materialized (
    select post_id, title, body from post_text where post_id <= :upto order by post_id desc limit :look
),
newest as (select post_id, title from walk where body like all(:words::text[]) order by post_id desc limit :most)
select p.id, n.title like all(:words::text[]) as titled, p.hot,
       not p.hidden and p.delete_time is null
       and not exists (select from block b where b.uid = :reader and b.blocked = p.uid) as shown
from newest n join post p on p.id = n.post_id
order by p.id desc;

--! names_that_begin
select uid, name from account_text where name like :beginning order by name using ~<~, uid limit :most;

--! names_with
with found as materialized (
    select uid, name from account_text
    where grams(uid, name) @@ :query::text::tsquery and name like all(:words::text[])
)
select uid, name from found order by uid desc limit :most;

--! names_near
with near as materialized (
    select uid, name from account_text where grams(uid, name) @@ :query::text::tsquery limit :look
)
select uid, name from near where name like any(:words::text[]) order by uid desc limit :most;

--! known_names_with
-- Searches only the :look accounts with the most followers.
select t.uid, t.name
from (select uid from account where follower_num > 0 order by follower_num desc, uid desc limit :look) known
join account_text t on t.uid = known.uid
where t.name like all(:words::text[]);

--! people : (avatar?, badge?, frame?)
select a.uid, a.name, a.avatar, a.signature, a.follower_num,
       case when s.exp_time > now() then s.level_type else 0::smallint end as level_type,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame,
       exists (select from follow f where f.uid = :reader and f.followee = a.uid) as followed
from account a join status s on s.uid = a.uid
where a.uid = any(:uids)
  and not exists (select from block b where b.uid = :reader and b.blocked = a.uid);

--! games
-- All games: a catalogue has some hundred rows.
select id, fold(name) as name, fold(array_to_string(tags, ' ')) as tags, download_num from game where not retired;

--! names_of_games
select id, name from game where id = any(:ids);

--! blocked
select blocked from block where uid = :reader and blocked = any(:uids);

--! tags_with
select id, tag, fold(tag) like :beginning as begins from square_tag
where not retired and fold(tag) like all(:words::text[])
order by begins desc, place, id limit :most;

--! titles_that_begin
select p.id, p.uid, p.title, p.hot
from (
    select post_id from post_text where title <> '' and title like :beginning order by title using ~<~ limit :most
) t join post p on p.id = t.post_id
where not p.hidden and p.delete_time is null;

--! titles
select id, uid, title from post where id = any(:ids) and title <> '' and not hidden and delete_time is null;

--! pinyin_texts
-- The folded texts that are found by pinyin: see search/pinyin_index.rs.
select 'game' as kind, id, fold(name) as name, array(select fold(tag) from unnest(tags) tag) as about,
       download_num as weight
from game where not retired
union all
select kind, id, fold(title), array(select fold(text) from unnest(author || tags) text), hot
from book where not retired and chapter_num > 0
union all
select 'tag', id, fold(tag), '{}', -place::bigint from square_tag where not retired
union all
select 'player', t.uid, t.name, '{}', known.follower_num
from (select uid, follower_num from account where follower_num > 0 order by follower_num desc, uid desc limit :players) known
join account_text t on t.uid = known.uid;

--! tags_by_id
select id, tag from square_tag where id = any(:ids) and not retired;

--! add_searches
insert into search_count as c (day, kind, id, searches)
select (now() at time zone 'UTC')::date, :kind::text, w.id, w.searches
from unnest(:ids::bigint[], :searches::bigint[]) as w (id, searches)
order by w.id
on conflict (day, kind, id) do update set searches = c.searches + excluded.searches;

--! forget_searches
delete from search_count where day < (now() at time zone 'UTC')::date - 7;

--! trends
-- The most searched games and books of the last seven days: each day weighs three quarters of the day after it. Games and books
-- with fewer than :least searches follow by popularity, in turn.
with counted as (
    select kind, id, sum(searches) as week,
           sum(searches * power(0.75, (now() at time zone 'UTC')::date - day)) as score,
           coalesce(sum(searches) filter (where day >= (now() at time zone 'UTC')::date - 1), 0) as latest
    from search_count where day > (now() at time zone 'UTC')::date - 7
    group by kind, id having sum(searches) >= :least::bigint
),
named as (
    select 'game' as kind, id, name, create_time, row_number() over (order by download_num desc, id) as place
    from game where not retired
    union all
    select 'book', id, title, create_time, row_number() over (order by hot desc, id desc)
    from book where not retired and chapter_num > 0
)
select n.kind, n.id, n.name, coalesce(c.latest >= :hot::bigint and 2 * c.latest > c.week, false) as hot,
       n.create_time > now() - interval '14 days' as fresh
from named n left join counted c on c.kind = n.kind and c.id = n.id
order by coalesce(c.score, 0) desc, n.place, n.kind desc limit :most;
