-- Logins: the rows that tokens name.

--! insert_login
insert into login (id, uid, device_id, agent, address, expire_time)
values (:id, :uid, :device_id, :agent, :address, now() + make_interval(secs => :life_s));

--! live_login
select (extract(epoch from expire_time - now()) * 1000)::float8 as left_ms from login where id = :id and uid = :uid and end_time is null and expire_time > now();

--! live_logins
select uid, id from login where uid = any(:uids) and end_time is null and expire_time > now();

--! end_login
update login set end_time = now(), end_reason = :reason
where id = :id and uid = :uid and end_time is null
returning id;

--! end_all_logins
update login set end_time = now(), end_reason = :reason
where uid = :uid and end_time is null
returning id;

--! insert_ticket
insert into ticket (secret_hash, login_id, uid, expire_time)
values (:secret_hash, :login_id, :uid, now() + make_interval(secs => :life_s));

--! redeem_ticket
delete from ticket t using login l
where t.secret_hash = :secret_hash and t.expire_time > now()
  and l.id = t.login_id and l.end_time is null and l.expire_time > now()
returning t.uid, t.login_id, (extract(epoch from l.expire_time - now()) * 1000)::float8 as left_ms;

--! delete_expired_tickets
delete from ticket where expire_time < now();
