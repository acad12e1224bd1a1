-- Broadcasts: messages to everybody, to members or to a channel.

--! next_seq
update broadcast_head set seq = seq + 1 returning seq;

--! send (to_channel?, link?, begin_time?, end_time?)
-- clock_timestamp(), after the lock of the head, so that create_time rises with seq.
with sent as (
    insert into message (seq, to_channel, to_vip, kind, title, content, link, end_time, create_time)
    values (:seq, :to_channel, :to_vip, :kind, :title, :content, :link, :end_time, clock_timestamp())
    returning id, to_channel, to_vip, kind, title, content, link, end_time, create_time
)
insert into broadcast (id, message_id, to_channel, to_vip, kind, title, content, link, sender, two_persons, create_time, begin_time, end_time)
select id, id, to_channel, to_vip, kind, title, content, link, :sender::text, :two_persons::boolean, create_time,
       :begin_time::timestamptz, end_time
from sent
returning id;

--! schedule (to_channel?, link?, end_time?)
insert into broadcast (id, to_channel, to_vip, kind, title, content, link, sender, two_persons, begin_time, end_time)
values (nextval(pg_get_serial_sequence('message', 'id')), :to_channel, :to_vip, :kind, :title, :content, :link, :sender,
        :two_persons, :begin_time, :end_time)
returning id;

--! lock_due_begin
-- One node begins it. The others skip the locked row.
select id, title from broadcast
where message_id is null and not over and begin_time <= now() and (end_time is null or end_time > now())
order by begin_time, id limit 1 for update skip locked;

--! begin
with sent as (
    insert into message (seq, to_channel, to_vip, kind, title, content, link, end_time, create_time)
    select :seq, to_channel, to_vip, kind, title, content, link, end_time, clock_timestamp() from broadcast where id = :id
    returning id
)
update broadcast b set message_id = sent.id from sent where b.id = :id;

--! due_end
select id from broadcast where not over and end_time <= now() order by end_time, id limit 1;

--! uncounted_message
-- The message of a broadcast that has left the inboxes.
select message_id from broadcast where id = :id and message_id is not null and over and receivers is null;

--! lock : Broadcast(message_id?, to_channel?, link?, begin_time?, end_time?, correct_time?, withdraw_time?, receivers?, readers?)
select id, message_id, to_channel, to_vip, kind, title, content, link, sender, two_persons, create_time, begin_time, end_time,
       correct_time, withdraw_time, over, end_time is not null and end_time <= now() as ended, receivers, readers
from broadcast where id = :id for update;

--! page : Broadcast(message_id?, to_channel?, link?, begin_time?, end_time?, correct_time?, withdraw_time?, receivers?, readers?)
-- Newest first.
select id, message_id, to_channel, to_vip, kind, title, content, link, sender, two_persons, create_time, begin_time, end_time,
       correct_time, withdraw_time, over, end_time is not null and end_time <= now() as ended, receivers, readers
from broadcast where id < :below order by id desc limit :size;

--! count_readers
-- The accounts that see these broadcasts, and how many of them have read each. Reads every account once for all of them.
select m.id, count(*) as receivers, count(*) filter (where m.seq <= s.read_upto or r.uid is not null) as readers
from message m
join account a on m.create_time >= a.create_time and (m.to_channel is null or m.to_channel = a.channel_id)
join status s on s.uid = a.uid and (not m.to_vip or (s.level_type > 0 and s.exp_time > now()))
left join broadcast_read r on r.uid = s.uid and r.seq = m.seq
where m.id = any(:ids)
group by m.id;

--! correct (title?, content?)
-- Null keeps the text. Marks of reading stay.
with corrected as (
    update broadcast set title = coalesce(:title::text, title), content = coalesce(:content::text, content), correct_time = now()
    where id = :id
    returning message_id, title, content
)
update message m set title = c.title, content = c.content from corrected c where m.id = c.message_id;

--! leave_inboxes
with gone as (update message set gone = true where id = :id returning id)
insert into broadcast_change (seq, message_id) select :seq, id from gone;

--! close
update broadcast set over = true, withdraw_time = case when :withdrawn then now() end where id = :id;

--! keep_counts
update broadcast set receivers = :receivers, readers = :readers where id = :id;
