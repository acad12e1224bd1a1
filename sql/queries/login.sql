-- Logins. A token contains the id of its login.

--! insert_login (password_hash?, phone?)
-- Checks the proof of identity (password hash or phone) and the suspension again, under the account's row lock.
-- A concurrent change holds that lock, so this statement waits for it and sees the new values.
-- clock_timestamp(), after the lock: the login is younger than any change that it follows.
with proven as materialized (
    select uid from account
    where uid = :uid and password_hash is not distinct from coalesce(:password_hash, password_hash)
      and phone is not distinct from coalesce(:phone, phone)
      and (suspended_until is null or suspended_until <= clock_timestamp())
    for share
)
insert into login (id, uid, device_id, agent, address, create_time, expire_time)
select :id, uid, :device_id, :agent, :address, clock_timestamp(), clock_timestamp() + make_interval(secs => :life_s)
from proven;

--! is_new_device
-- Whether no other login of the account came from this device. A device without an id is its user agent in its network. False for the
-- first login of an account.
select exists (select from login where uid = :uid and id <> :id) and not exists (
    select from login
    where uid = :uid and id <> :id and device_id = :device_id
      and (:device_id::text <> '' or agent = :agent and case
          when address = '' then :network::text = ''
          else :network::text <> '' and address::inet <<= (:network::text)::inet
      end)
) as is_new;

--! live_among
select id, uid, (extract(epoch from expire_time - now()) * 1000)::float8 as left_ms
from login where id = any(:ids) and end_time is null and expire_time > now();

--! live_logins
select uid, id from login where uid = any(:uids) and end_time is null and expire_time > now();

--! end_login
update login set end_time = now(), end_reason = :reason
where id = :id and uid = :uid and end_time is null
returning id;

--! end_other_logins (kept?)
-- If `kept` is null, all logins end.
update login set end_time = now(), end_reason = :reason
where uid = :uid and end_time is null and id is distinct from :kept
returning id;

--! insert_tickets
with seen as (
    update login set last_time = now()
    where id in (
        select id from login where id = any(:login_ids::uuid[]) and last_time < now() - interval '1 minute'
        order by id for update
    )
)
insert into ticket (secret_hash, login_id, uid, expire_time)
select secret_hash, login_id, uid, now() + make_interval(secs => life_s)
from unnest(:secret_hashes::bytea[], :login_ids::uuid[], :uids::bigint[], :life_ss::float8[])
     as t (secret_hash, login_id, uid, life_s);

--! redeem_tickets
-- A join, because a scan with `= any` would compare each ticket with each hash when many clients reconnect at once.
delete from ticket t using unnest(:secret_hashes::bytea[]) as asked (secret_hash), login l
where t.secret_hash = asked.secret_hash and t.expire_time > now()
  and l.id = t.login_id and l.end_time is null and l.expire_time > now()
returning t.secret_hash, t.uid, t.login_id, (extract(epoch from l.expire_time - now()) * 1000)::float8 as left_ms;

--! delete_expired_tickets
delete from ticket where expire_time < now();

--! logins_of
-- The newest live logins. The caller's own login comes first, so the limit never drops it.
select id, agent, address, create_time, last_time from login
where uid = :uid and end_time is null and expire_time > now()
order by id = :current desc, create_time desc, id desc
limit :most;

--! prolong_login
update login set expire_time = greatest(expire_time, now() + make_interval(secs => :life_s)), last_time = now()
where id = :id and uid = :uid and end_time is null and expire_time > now()
returning (extract(epoch from expire_time - now()) * 1000)::float8 as left_ms;
