-- The announcement that the app shows in a dialog when it starts.

--! newest_announcement
select id, title, content, create_time from announcement
where pos_type = :pos_type and not retired
  and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now())
order by create_time desc, id desc limit 1;
