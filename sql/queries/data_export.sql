-- Addresses that give the data of an account out once (migrations/0045_erasure.sql).

--! close_addresses
-- Under the account's lock, so that of several requests only the newest address works.
delete from data_export where uid = :uid;

--! insert_address
insert into data_export (id, uid, login_id, expire_time)
values (:id, :uid, :login_id, clock_timestamp() + make_interval(secs => :life_s));

--! open_address
select login_id from data_export where id = :id and uid = :uid and fetch_time is null and begun_num < :most;

--! begin_fetch
update data_export set begun_num = begun_num + 1 where id = :id and fetch_time is null and begun_num < :most;

--! finish_fetch
update data_export set fetch_time = now() where id = :id and fetch_time is null;

--! delete_expired_addresses
delete from data_export
where id in (select id from data_export where expire_time < now() - interval '1 day' order by expire_time limit :most);
