--! count_app_download
insert into app_download (channel_id, invite_code, platform, day, num)
values (:channel_id, :invite_code, :platform, (now() at time zone :zone)::date, 1)
on conflict (channel_id, invite_code, platform, day) do update set num = app_download.num + 1;
