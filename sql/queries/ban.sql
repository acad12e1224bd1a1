-- Bans of networks and devices. Times are arguments: a ban follows the clock of the nodes.

--! lock
-- Bans begin one at a time, so that a target has one ban in force.
select pg_advisory_xact_lock(hashtext('portal ban')) is null as locked;

--! insert_ban (network?, device_id?, idempotency_key?)
insert into ban (kind, network, device_id, reason, decider, idempotency_key, create_time, until)
values (:kind, (:network::text)::cidr, :device_id, :reason, :decider, :idempotency_key, :now, :until) returning id;

--! end_same (network?, device_id?)
-- Ends the ban in force of the same network or device: a new one replaces it.
update ban set end_time = :now, ended_by = :ended_by, end_reason = :end_reason
where end_time is null and until > :now
  and network is not distinct from (:network::text)::cidr and device_id is not distinct from :device_id;

--! end_ban
update ban set end_time = :now, ended_by = :ended_by, end_reason = :end_reason
where id = :id and end_time is null and until > :now;

--! by_key : Ban(network?, device_id?, end_time?, ended_by?)
select id, kind, network::text as network, device_id, reason, decider, create_time, until, end_time, ended_by, end_reason
from ban where idempotency_key = :idempotency_key;

--! by_id : Ban(network?, device_id?, end_time?, ended_by?)
select id, kind, network::text as network, device_id, reason, decider, create_time, until, end_time, ended_by, end_reason
from ban where id = :id;

--! page : Ban(network?, device_id?, end_time?, ended_by?)
-- Newest first. `open`: only those in force.
select id, kind, network::text as network, device_id, reason, decider, create_time, until, end_time, ended_by, end_reason
from ban where id < :below and (not :open or end_time is null and until > :now) order by id desc limit :most;

--! in_force : (network?, device_id?)
select network::text as network, device_id, until from ban where end_time is null and until > :now;

--! device_of
-- The device of a login.
select device_id from login where id = :login;
