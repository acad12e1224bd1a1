-- Devices that open the app.

--! note_devices
-- No two of one device. A node whose clock or batch is late moves nothing back.
insert into device as d (id, channel_id, device_type, first_time, last_time)
select w.id, w.channel_id, w.device_type, w.time, w.time
from unnest(:ids::bigint[], :channel_ids::text[], :device_types::text[], :times::timestamptz[]) as w (id, channel_id, device_type, time)
order by w.id
on conflict (id) do update set device_type = excluded.device_type, last_time = excluded.last_time
    where d.last_time < excluded.last_time;

--! forget_devices
-- Rows that another node has locked are left to the next time. An array: a join with the table would read all of it.
delete from device where id = any (array(
    select id from device where last_time <= :before order by last_time limit :size for update skip locked
));

--! devices
-- Those that came in the last days, and how many of them came for the first time.
select channel_id, device_type, count(*) as num,
    count(*) filter (where first_time > now() - make_interval(days => :days::integer)) as new_num
from device where last_time > now() - make_interval(days => :days::integer)
group by channel_id, device_type order by num desc, channel_id, device_type;
