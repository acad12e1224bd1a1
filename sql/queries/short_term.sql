-- Codes and limits.

--! lock_logs
-- Locks the logs of these keys, made where there are none; in the order of the keys, so that callers take turns.
insert into limit_log (key, uses, used, expire_ms)
select key, '{}', 0, 0 from unnest(:keys::text[]) as key order by key
on conflict (key) do update set key = excluded.key
returning key, uses, used;

--! keep_logs
-- Uses are lists in PostgreSQL's own writing: arrays of arrays would all have to be of one length.
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
select hash, tries from code where key = :key and expire_ms > :now_ms for update;

--! count_try
update code set tries = tries + 1 where key = :key;

--! delete_code
delete from code where key = :key;

--! delete_expired_codes
delete from code where expire_ms <= :now_ms;

--! day_end
-- When the day of the zone ends in which the moment lies.
select (date_trunc('day', :at::timestamptz at time zone :zone::text) + interval '1 day') at time zone :zone as day_end;

--! day_begin
-- When the day of the zone began that it is now.
select date_trunc('day', now() at time zone :zone::text) at time zone :zone as day_begin;
