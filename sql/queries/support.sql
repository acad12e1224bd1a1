-- What operators read about accounts.

--! found (uid?, order?)
-- The accounts that a text can name, each with the kind of name. A device or a name can belong to many.
select uid, 'uid' as by from account where uid = :uid
union all
select uid, 'name' from account where lower(login_name) = lower(:who)
union all
select uid, 'phone' from account where phone = :who
union all
select uid, 'order' from trade_order where id = :order
union all
(select distinct uid, 'device' from login where device_id = :who and device_id <> '' order by uid limit :most)
union all
-- `fold` finds by the index. A command acts on the result, so only the case of letters may differ: "+7" is not the player "7".
(select uid, 'nick' from account_text folded join account using (uid)
 where folded.name = fold(:who) and lower(account.name) = lower(:who) order by uid limit :most);

--! accounts : (login_name?, phone?, suspended_until?, muted_until?, level_end_time?, erase_time?)
-- `suspended_until` and `muted_until`: null if none is in force.
select a.uid, a.login_name, a.phone, a.name, a.account_type, a.channel_id, a.create_time,
       case when a.suspended_until > now() then a.suspended_until end as suspended_until,
       case when a.suspended_until > now() then a.suspend_reason else '' end as suspend_reason,
       case when a.muted_until > now() then a.muted_until end as muted_until,
       case when a.muted_until > now() then a.mute_reason else '' end as mute_reason,
       s.youth, s.balance, s.level_type, s.exp_time as level_end_time, a.post_num,
       a.avatar is not null as has_avatar, a.erase_time
from account a join status s on s.uid = a.uid
where a.uid = any(:uids) order by a.uid;

--! logins : (end_time?, end_reason?)
-- Live and ended ones, the newest first.
select id, device_id, agent, address, create_time, last_time, expire_time, end_time, end_reason
from login where uid = :uid order by create_time desc, id desc limit :most;

--! lock_account : (suspended_until?, muted_until?)
-- `suspended_until` and `muted_until`: null if none is in force.
select case when suspended_until > now() then suspended_until end as suspended_until,
       case when suspended_until > now() then suspend_reason else '' end as suspend_reason,
       case when muted_until > now() then muted_until end as muted_until,
       case when muted_until > now() then mute_reason else '' end as mute_reason
from account where uid = :uid and erase_time is null for no key update;

--! insert_note (idempotency_key?)
-- No row: the key was used.
insert into account_note (uid, author, content, idempotency_key) values (:uid, :author, :content, :idempotency_key)
on conflict (idempotency_key) do nothing
returning id;

--! notes
select id, author, content, create_time from account_note where uid = :uid and id < :below order by id desc limit :most;

--! devices
-- The devices that the logins name, the last used first.
select device_id, count(*) filter (where end_time is null and expire_time > now()) as live_logins, max(last_time) as last_time
from login where uid = :uid and device_id <> '' group by device_id order by max(last_time) desc limit :most;

--! erasure : (end_time?)
select posts, step, ask_time, due_time, end_time from erasure where uid = :uid;
