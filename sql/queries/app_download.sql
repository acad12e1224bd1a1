--! count_app_download
insert into app_download (channel_id, invite_code, platform, day, num)
values (:channel_id, :invite_code, :platform, (now() at time zone :zone)::date, 1)
on conflict (channel_id, invite_code, platform, day) do update set num = app_download.num + 1;

--! app_downloads
-- Downloads of the last :days days, including today, in the time zone :zone.
select channel_id, invite_code, platform, sum(num)::bigint as num
from app_download where day > (now() at time zone :zone)::date - :days::integer
group by channel_id, invite_code, platform order by num desc, channel_id, invite_code, platform;
