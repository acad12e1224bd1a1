-- Nodes that serve. The clock of the database decides which of them live.

--! beat (start_time?, has_media_store?)
-- A sign of life. `start_time`: null at the first one.
insert into node (id, start_time, seen_time, secrets, has_media_store)
values (:id, coalesce(:start_time, now()), now(), :secrets, :has_media_store)
on conflict (id) do update set
    seen_time = excluded.seen_time, secrets = excluded.secrets, has_media_store = excluded.has_media_store
returning start_time;

--! live : LiveNode(has_media_store?)
-- The node that started first comes first.
select id, secrets, has_media_store from node
where seen_time > now() - make_interval(secs => :life_s) order by start_time, id;

--! leave
delete from node where id = :id;

--! delete_dead
delete from node where seen_time < now() - interval '1 day';
