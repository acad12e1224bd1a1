-- Follows between accounts. Writers lock the followee's status, then both accounts.

--! lock_accounts
-- Erased accounts are nobody to follow or block.
select uid from account where uid = any(:uids) and erase_time is null order by uid for no key update;

--! insert_follow
insert into follow (uid, followee) values (:uid, :followee) on conflict do nothing;

--! delete_follows
delete from follow f using unnest(:uids::bigint[], :followees::bigint[]) as d (uid, followee)
where f.uid = d.uid and f.followee = d.followee returning f.uid, f.followee;

--! move_counts
update account a set follower_num = a.follower_num + m.followers, following_num = a.following_num + m.following
from unnest(:uids::bigint[], :followers::bigint[], :following::bigint[]) as m (uid, followers, following)
where a.uid = m.uid;

--! follower_num
select follower_num from account where uid = :uid;

--! followers : Followed(avatar?, badge?, frame?)
-- The followers of `of`, newest first, without those whom the reader blocks. Reader 0 is a visitor.
select f.id, a.uid, a.name, a.avatar, a.signature,
       case when s.exp_time > now() then s.level_type else 0::smallint end as level_type,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame,
       exists (select from follow r where r.uid = :reader and r.followee = a.uid) as followed
from follow f join account a on a.uid = f.uid join status s on s.uid = a.uid
where f.followee = :of and f.id < :before
  and not exists (select from block b where b.uid = :reader and b.blocked = a.uid)
order by f.id desc offset :skip limit :size;

--! following : Followed(avatar?, badge?, frame?)
-- The accounts that `of` follows, newest first, without those whom the reader blocks.
select f.id, a.uid, a.name, a.avatar, a.signature,
       case when s.exp_time > now() then s.level_type else 0::smallint end as level_type,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame,
       exists (select from follow r where r.uid = :reader and r.followee = a.uid) as followed
from follow f join account a on a.uid = f.followee join status s on s.uid = a.uid
where f.uid = :of and f.id < :before
  and not exists (select from block b where b.uid = :reader and b.blocked = a.uid)
order by f.id desc offset :skip limit :size;

--! totals
select follower_num, following_num from account where uid = :uid and erase_time is null;
