-- Verification codes and rate limits. All times are the caller's, except in day_begin.

--! lock_logs
-- Locks the logs of these keys and creates the missing ones. Locks in the order of the keys, so that callers cannot deadlock.
insert into limit_log (key, uses, used, expire_ms)
select key, '{}', 0, 0 from unnest(:keys::text[]) as key order by key
on conflict (key) do update set key = excluded.key
returning key, uses, used;

--! keep_logs
-- Each element of :uses is an array literal, because the inner arrays of an array of arrays must all have the same length.
update limit_log l set uses = k.uses::bigint[], used = k.used, expire_ms = k.expire_ms
from unnest(:keys::text[], :uses::text[], :useds::bigint[], :expiries::bigint[]) as k (key, uses, used, expire_ms)
where l.key = k.key;

--! set_uses
update limit_log set uses = :uses where key = :key;

--! delete_logs
delete from limit_log where key = any(:keys::text[]);

--! delete_expired_logs
delete from limit_log where expire_ms <= :now_ms;

--! put_code
insert into code (key, hash, expire_ms) values (:key, :hash, :expire_ms)
on conflict (key) do update set hash = excluded.hash, tries = 0, expire_ms = excluded.expire_ms;

--! lock_code
select hash, tries from code where key = :key and expire_ms > :now_ms and expire_ms <= :latest_ms for update;

--! stored_code
select hash from code where key = :key and expire_ms > :now_ms and expire_ms <= :latest_ms;

--! count_try
update code set tries = tries + 1 where key = :key;

--! delete_code
delete from code where key = :key;

--! delete_expired_codes
delete from code where expire_ms <= :now_ms;

--! day_end
-- The end of the day that contains :at, in the zone.
select (date_trunc('day', :at::timestamptz at time zone :zone::text) + interval '1 day') at time zone :zone as day_end;

--! day_begin
-- The beginning of today in the zone, by the database's clock.
select date_trunc('day', now() at time zone :zone::text) at time zone :zone as day_begin;
