-- People's public profiles.

--! page : Page(avatar?, badge?, frame?)
-- Reader 0 is a visitor.
select a.uid, a.name, a.avatar, a.sex, a.signature, a.post_num, a.follower_num, a.following_num, a.like_num, a.create_time,
       case when s.exp_time > now() then s.level_type else 0::smallint end as level_type,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame,
       exists (select from follow f where f.uid = :reader and f.followee = a.uid) as followed,
       exists (select from follow f where f.uid = a.uid and f.followee = :reader) as follows_me,
       exists (select from block b where b.uid = :reader and b.blocked = a.uid) as blocked
from account a join status s on s.uid = a.uid where a.uid = :uid and a.erase_time is null;

--! names
select uid, name from account where uid = any(:uids);

--! followed
-- The given accounts that the reader follows.
select followee from follow where uid = :reader and followee = any(:uids);

--! muted
-- The given accounts that are muted.
select uid, muted_until::timestamptz as muted_until from account where uid = any(:uids) and muted_until > now();
