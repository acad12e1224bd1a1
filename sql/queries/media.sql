-- What players sent, before and after a post shows it.

--! insert_media (key?)
insert into media (id, uid, kind, file, idempotency_key) values (:id, :uid, :kind, :file, :key)
on conflict (uid, idempotency_key) do nothing;

--! media_by_key
select id, kind, file from media where uid = :uid and idempotency_key = :key;

--! media
select id, kind, file from media where uid = :uid and id = any(:ids);
