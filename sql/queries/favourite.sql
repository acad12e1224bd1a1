-- Posts and games that players keep.

--! keep
-- `most`: the highest number of favourites of one kind. Nothing changes if the account already keeps this one.
with there as (
    select case :kind::text
        when 'post' then exists (select from post where id = :ref_id and not hidden and delete_time is null)
        else exists (select from game where id = :ref_id and (not retired
            or exists (select from owned_game o where o.uid = :uid and o.game_id = :ref_id)))
    end as there
), had as (
    select count(*) as num, count(*) filter (where ref_id = :ref_id) > 0 as this
    from favourite where uid = :uid and kind = :kind::text
), put as (
    insert into favourite (uid, kind, ref_id)
    select :uid, :kind::text, :ref_id from there, had where there.there and not had.this and had.num < :most::bigint
    on conflict do nothing
)
select there.there, not had.this and had.num >= :most::bigint as full from there, had;

--! remove
delete from favourite where uid = :uid and kind = :kind and ref_id = :ref_id;

--! kept
select ref_id from favourite where uid = :uid and kind = :kind and ref_id = any(:ids);

--! posts
-- Newest first. `shown`: the reader may see the post. Leaves out posts by authors whom the reader blocks.
select f.id, f.ref_id, f.create_time, not p.hidden and p.delete_time is null as shown
from favourite f join post p on p.id = f.ref_id
where f.uid = :uid and f.kind = 'post' and f.id < :before
  and not exists (select from block b where b.uid = :uid and b.blocked = p.uid)
order by f.id desc offset :skip limit :size;

--! posts_total
select count(*) from favourite f join post p on p.id = f.ref_id
where f.uid = :uid and f.kind = 'post'
  and not exists (select from block b where b.uid = :uid and b.blocked = p.uid);

--! games
-- Newest first. `shown`: the game is on the shelf, or the reader owns it.
select f.id, f.ref_id, f.create_time,
       not g.retired or exists (select from owned_game o where o.uid = :uid and o.game_id = g.id) as shown
from favourite f join game g on g.id = f.ref_id
where f.uid = :uid and f.kind = 'game' and f.id < :before
order by f.id desc offset :skip limit :size;

--! games_total
select count(*) from favourite where uid = :uid and kind = 'game';
