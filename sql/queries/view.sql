-- Views of posts and books. Repeated views by a viewer within a period count once.

--! count_once
-- Returns the views that count. The pairs of id and viewer must be distinct. If two nodes count the same view, one waits and then
-- does not count it.
insert into viewed as v (kind, id, viewer, time)
select :kind::text, w.id, w.viewer, w.time
from unnest(:ids::bigint[], :viewers::bigint[], :times::timestamptz[]) as w (id, viewer, time)
order by w.id, w.viewer
on conflict (kind, id, viewer) do update set time = excluded.time
    where v.time <= excluded.time - make_interval(secs => :again_s::float8)
returning id;

--! forget_views
-- Deletes views before this time: their viewers would count again anyway. Skips rows that a node has locked; the next run takes them.
delete from viewed where (kind, id, viewer) in (
    select kind, id, viewer from viewed where time <= :before order by time limit :size for update skip locked
);
