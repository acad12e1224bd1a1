-- Devices that open the app.

--! note_devices
-- The ids must be distinct. A node with a late clock or batch does not move last_time back.
insert into device as d (id, channel_id, device_type, first_time, last_time)
select w.id, w.channel_id, w.device_type, w.time, w.time
from unnest(:ids::bigint[], :channel_ids::text[], :device_types::text[], :times::timestamptz[]) as w (id, channel_id, device_type, time)
order by w.id
on conflict (id) do update set device_type = excluded.device_type, last_time = excluded.last_time
    where d.last_time < excluded.last_time;

--! forget_devices
-- Skips rows that another node has locked; the next run takes them. With a join instead of the array, PostgreSQL would scan the table.
delete from device where id = any (array(
    select id from device where last_time <= :before order by last_time limit :size for update skip locked
));

--! devices
-- Devices of the last :days days, and how many of them are new.
select channel_id, device_type, count(*) as num,
    count(*) filter (where first_time > now() - make_interval(days => :days::integer)) as new_num
from device where last_time > now() - make_interval(days => :days::integer)
group by channel_id, device_type order by num desc, channel_id, device_type;
