-- Views of posts and books, each viewer once in a while.

--! count_once
-- Those that count, of views that are of different viewers or of different things. Of two nodes that count the same viewer one waits, and counts nobody.
insert into viewed as v (kind, id, viewer, time)
select :kind::text, w.id, w.viewer, w.time
from unnest(:ids::bigint[], :viewers::bigint[], :times::timestamptz[]) as w (id, viewer, time)
order by w.id, w.viewer
on conflict (kind, id, viewer) do update set time = excluded.time
    where v.time <= excluded.time - make_interval(secs => :again_s::float8)
returning id;

--! forget_views
-- Who counted before this counts again anyway. What a node has in hand is left to the next time.
delete from viewed where (kind, id, viewer) in (
    select kind, id, viewer from viewed where time <= :before order by time limit :size for update skip locked
);
