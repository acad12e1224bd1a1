-- Nodes that serve. The clock of the database decides which of them live.

--! beat (start_time?, has_media_store?)
-- A sign of life. `start_time`: null at the first one. Its commit waits for no standby, because the next sign replaces it.
insert into node (id, start_time, seen_time, serves_since, secrets, has_media_store)
select :id, coalesce(:start_time, now()), now(), case when :serves then now() end, :secrets, :has_media_store
from set_config('synchronous_commit', 'off', true)
on conflict (id) do update set
    seen_time = excluded.seen_time,
    serves_since = case when excluded.serves_since is not null then coalesce(node.serves_since, excluded.serves_since) end,
    secrets = excluded.secrets, has_media_store = excluded.has_media_store
returning start_time;

--! live : LiveNode(has_media_store?)
-- The node that serves longest comes first; those that do not serve come last. A sign of life from the future counts
-- as little as an old one: a clock was wrong then.
select id, secrets, has_media_store from node
where seen_time > now() - make_interval(secs => :life_s) and seen_time < now() + make_interval(secs => :life_s)
order by serves_since nulls last, start_time, id;

--! seen_within
select exists (
    select from node
    where seen_time > now() - make_interval(secs => :within_s) and seen_time < now() + make_interval(secs => :within_s)
);

--! leave
delete from node where id = :id;

--! delete_dead
delete from node where seen_time < now() - interval '1 day' or seen_time > now() + interval '1 day';
