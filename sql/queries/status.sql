-- The live values of an account: balance, membership, unread counts, version.

--! snapshots : (exp_time?)
select s.uid, s.balance,
       case when s.exp_time > now() then s.level_type else 0::smallint end as level_type,
       s.exp_time,
       -- The condition of visible_broadcast, repeated here so that the index on seq finds the few rows above the watermark.
       s.unread_messages + (
           select count(*) from message m
           where m.seq > s.read_upto and m.create_time >= a.create_time
             and not m.gone and (m.end_time is null or m.end_time > now())
             and (m.to_channel is null or m.to_channel = a.channel_id)
             and (not m.to_vip or (s.level_type > 0 and s.exp_time > now()))
             and not exists (select from broadcast_read r where r.uid = s.uid and r.seq = m.seq)
       ) as unread_messages,
       s.unread_likes, s.unread_replies, s.unread_follows,
       -- A subquery, not a join: PostgreSQL estimates 2,200 rows for this table, which has one.
       s.version + (select seq from broadcast_head)
           + (s.exp_time is not null and s.exp_time <= now())::int as version,
       (select seq from broadcast_head) as broadcast_seq,
       a.channel_id, a.create_time as account_time,
       greatest(0, extract(epoch from s.exp_time - now()) * 1000)::float8 as level_left_ms,
       s.youth
from status s join account a using (uid)
where s.uid = any(:uids);

--! lock_statuses
select uid from status where uid = any(:uids) order by uid for update;

--! youth
select youth from status where uid = :uid;

--! unlocked
-- The given accounts whose status no other transaction has locked. Does not wait.
select uid from status where uid = any(:uids) for update skip locked;

--! lower_unread_messages
update status s set unread_messages = unread_messages - r.read, version = version + 1
from unnest(:uids::bigint[], :reads::bigint[]) as r (uid, read)
where s.uid = r.uid;

--! raise_unread_messages
update status set unread_messages = unread_messages + :raised, version = version + 1 where uid = :uid;

--! touch
-- Raises the version after a change in another table that the player can see.
update status set version = version + 1 where uid = :uid;

--! versions
-- The same version as in `snapshots`.
select s.uid,
       s.version + (select seq from broadcast_head)
           + (s.exp_time is not null and s.exp_time <= now())::int as version
from status s where s.uid = any(:uids);

--! raise_unread_of
-- An account that occurs n times gets n unread messages.
update status s set unread_messages = s.unread_messages + m.num, version = s.version + m.num
from (select uid, count(*) as num from unnest(:uids::bigint[]) as u (uid) group by uid) m
where s.uid = m.uid;
