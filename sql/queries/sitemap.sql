-- The sitemap: the things that a visitor may see, in order of their ids, with the time of their last change.

--: Entry(time?)

--! games : Entry
select id, create_time as time from game where not retired order by id limit :most;

--! books : Entry
select id, update_time as time from book where not retired and chapter_num > 0 order by id limit :most;

--! activities : Entry
-- An activity's page changes when it begins and when it ends. A past activity is omitted after 90 days, as in the list of activities.
select id, case when end_time <= now() then end_time when begin_time <= now() then begin_time end as time
from activity where not retired and end_time > now() - interval '90 days' order by id limit :most;

--! post_parts
-- A part has the posts with ids from its number times :size. Only parts that have posts; each costs one probe of the index.
with recursive part (number) as (
    (select id / :size::bigint from post where delete_time is null and not hidden order by id limit 1)
    union all
    select (select p.id / :size::bigint from post p
            where p.delete_time is null and not p.hidden and p.id >= (part.number + 1) * :size::bigint order by p.id limit 1)
    from part where part.number is not null
)
select number::bigint as number from part where number is not null;

--! posts : Entry
select id, coalesce(edit_time, create_time) as time from post
where delete_time is null and not hidden and id >= :first and id < :before order by id;

--! person_parts
-- As post_parts, for the authors of posts.
with recursive part (number) as (
    (select uid / :size::bigint from post where delete_time is null and not hidden order by uid limit 1)
    union all
    select (select p.uid / :size::bigint from post p
            where p.delete_time is null and not p.hidden and p.uid >= (part.number + 1) * :size::bigint order by p.uid limit 1)
    from part where part.number is not null
)
select number::bigint as number from part where number is not null;

--! people : Entry
-- Only authors of posts: their pages have something to read. Suspended accounts are left out.
select a.uid as id, p.create_time as time
from account a
cross join lateral (
    select create_time from post where uid = a.uid and delete_time is null and not hidden order by create_time desc limit 1
) p
where a.uid >= :first and a.uid < :before and a.erase_time is null and (a.suspended_until is null or a.suspended_until <= now())
order by a.uid;
