-- Blocks between accounts. Writers lock both statuses, then both accounts.

--! insert_block
insert into block (uid, blocked) values (:uid, :blocked) on conflict do nothing;

--! delete_block
delete from block where uid = :uid and blocked = :blocked;

--! blocks_between
-- The blocks of each pair, in either direction.
select k.uid, k.blocked from unnest(:ones::bigint[], :others::bigint[]) as p (one, other)
join block k on k.uid = p.one and k.blocked = p.other
union
select k.uid, k.blocked from unnest(:ones::bigint[], :others::bigint[]) as p (one, other)
join block k on k.uid = p.other and k.blocked = p.one;

--! blocked : Blocked(avatar?, badge?, frame?)
-- Newest first.
select b.id, a.uid, a.name, a.avatar,
       case when s.exp_time > now() then s.level_type else 0::smallint end as level_type,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame
from block b join account a on a.uid = b.blocked join status s on s.uid = a.uid
where b.uid = :uid and b.id < :before order by b.id desc offset :skip limit :size;

--! total
select count(*) from block where uid = :uid;
