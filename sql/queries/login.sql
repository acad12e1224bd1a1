-- Logins. A token contains the id of its login.

--! insert_login (password_hash?, phone?)
-- Checks the proof of identity (password hash or phone) and the suspension again, under the account's row lock.
-- A concurrent change holds that lock, so this statement waits for it and sees the new values. Concurrent sign-ins wait, too, so
-- that `end_logins_over_limit` counts all of them.
-- clock_timestamp(), after the lock: the login is younger than any change that it follows.
with proven as materialized (
    select uid from account
    where uid = :uid and password_hash is not distinct from coalesce(:password_hash, password_hash)
      and phone is not distinct from coalesce(:phone, phone)
      and (suspended_until is null or suspended_until <= clock_timestamp())
    for no key update
), inserted as (
    insert into login (id, uid, device_id, agent, address, create_time, expire_time)
    select :id, uid, :device_id, :agent, :address, clock_timestamp(), clock_timestamp() + make_interval(secs => :life_s)
    from proven
    returning id
), token as (
    insert into login_token (hash, login_id, create_time, use_time)
    select :token_hash, id, now(), now() from inserted, login_token_start where begins <= now()
)
select id from inserted;

--! end_logins_over_limit
-- The logins that were used last stay. The new one is among them.
update login set end_time = now(), end_reason = :reason
where end_time is null and id in (
    select id from login
    where uid = :uid and end_time is null and expire_time > now() and id <> :new_login
    order by last_time desc, create_time desc, id desc
    offset :others
)
returning id;

--! is_known_device
-- The condition on '' lets the partial index serve it. A replaced phone belongs to the account that it can take back. After a change of the
-- phone or, for a week, of the password, a login of the last day before the change may be a thief's.
select exists (
    select 1 from account a join login l on l.uid = a.uid and l.device_id = :device_id and l.device_id <> ''
    where a.phone = :phone and (
        a.password_time is null or a.password_time < now() - interval '7 days' or l.create_time < a.password_time - interval '1 day'
    )
) or exists (
    select 1 from replaced_phone w join login l on l.uid = w.uid and l.device_id = :device_id and l.device_id <> ''
    where w.phone = :phone and w.until > clock_timestamp() and l.create_time < w.replaced_time - interval '1 day'
) as known;

--! is_new_device
-- Whether no other login of the account came from this device. A device without an id is its user agent in its network. False for the
-- first login of an account; an account older than a day without stored logins had logins that were deleted (`delete_old_logins`).
select (exists (select from login where uid = :uid and id <> :id)
        or exists (select from account where uid = :uid and create_time < now() - interval '1 day')) and not exists (
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

--! lock_login
select id from login where id = :id for no key update;

--! renew_login
-- Extends a live login, and issues a token for it unless one was issued within the hour and not used yet.
-- `begun`: tokens with rows are issued. Otherwise the caller signs a legacy token.
with live as materialized (
    select id, create_time from login
    where id = :id and uid = :uid and end_time is null and expire_time > now()
    for no key update
), begun as materialized (
    select id, create_time from live, login_token_start where begins <= now()
), legacy as (
    -- The token of an older release gets a row, so that it is superseded like any other.
    insert into login_token (hash, login_id, create_time, use_time)
    select :presented_hash, id, create_time, now() from begun
    where not exists (select from login_token t where t.login_id = begun.id)
    on conflict do nothing
), issued as (
    insert into login_token (hash, login_id, create_time)
    select :fresh_hash, id, now() from begun
    where not exists (
        select from login_token t
        where t.login_id = begun.id and t.use_time is null and t.create_time > now() - interval '1 hour'
    )
    returning hash
), forgotten as (
    -- Superseded long ago; or never used by a client that keeps its first token, except the newest.
    delete from login_token t using begun
    where t.login_id = begun.id and (
        t.valid_until < now() - interval '60 days'
        or t.hash in (
            select hash from login_token where login_id = begun.id and use_time is null
            order by create_time desc offset 24
        )
    )
)
update login l set last_time = now(), expire_time =
    greatest(expire_time, least(now() + make_interval(secs => :life_s), l.create_time + make_interval(secs => :longest_s)))
from live
where l.id = live.id
returning (extract(epoch from l.expire_time - now()) * 1000)::float8 as left_ms,
          exists (select from begun) as begun, exists (select from issued) as issued;

--! token_standings : (left_ms?)
-- What the database knows of each of these tokens, in their order. `has_tokens`: of its login.
select t.hash is not null as known, t.use_time is not null as used,
       (extract(epoch from t.valid_until - now()) * 1000)::float8 as left_ms,
       exists (select from login_token any_token where any_token.login_id = asked.login_id) as has_tokens
from unnest(:login_ids::uuid[], :hashes::bytea[]) with ordinality as asked (login_id, hash, place)
left join login_token t on t.hash = asked.hash and t.login_id = asked.login_id
order by asked.place;

--! has_tokens
select exists (select from login_token where login_id = :login_id) as has_tokens;

--! use_token
-- The first use of a token ends the validity of its predecessors after a grace.
with used as (
    update login_token set use_time = now()
    where hash = :hash and login_id = :login_id and use_time is null
    returning create_time
), superseded as (
    update login_token t set valid_until = now() + make_interval(secs => :grace_s)
    from used
    where t.login_id = :login_id and t.hash <> :hash and t.valid_until is null and t.create_time < used.create_time
    returning t.hash
)
select count(*) as superseded from superseded;

--! end_login_of_reused_token
update login l set end_time = now(), end_reason = :reason
where l.id = :login_id and l.uid = :uid and l.end_time is null
  and exists (select from login_token t where t.login_id = l.id and t.hash = :hash and t.valid_until <= now())
returning l.id;

--! delete_old_logins
-- Ended or expired this many days ago, the oldest first. With an array, each plan finds the rows by the primary key.
delete from login where id = any(array(
    select id from login
    where coalesce(end_time, expire_time) < now() - make_interval(days => :days::int)
    order by coalesce(end_time, expire_time) limit :most for update skip locked
));
