-- The inbox: messages to one account, and broadcasts.

--! insert_message (link?, login_id?)
insert into message (uid, kind, title, content, link, login_id)
values (:uid, :kind, :title, :content, :link, :login_id)
returning id, create_time;

--! insert_welcome_messages
with copied as (
    insert into message (uid, kind, title, content, link)
    select :uid, kind, title, content, link from welcome_message where not retired order by id desc
    returning id
), counted as (select count(*) as n from copied)
update status set unread_messages = unread_messages + n, version = version + 1 from counted where uid = :uid and n > 0;

--! inbox : Inbox(link?, login_id?)
select id, kind, title, content, link, read, create_time, login_id
from (
    (select id, kind, title, content, link, read, create_time, login_id
     from message where uid = :uid and id < :before order by id desc limit :upto)
    union all
    (select id, kind, title, content, link, read, create_time, null::uuid
     from visible_broadcast where uid = :uid and id < :before order by id desc limit :upto)
) both_kinds
order by id desc offset :skip limit :size;

--! inbox_total
select (select count(*) from message m where m.uid = :uid) + (select count(*) from visible_broadcast b where b.uid = :uid) as total;

--! message_to : Inbox(link?, login_id?)
select id, kind, title, content, link, read, create_time, login_id from message where uid = :uid and id = :id
union all
select id, kind, title, content, link, read, create_time, null::uuid from visible_broadcast where uid = :uid and id = :id;

--! broadcasts_after : (to_channel?, link?)
-- Broadcasts and their withdrawals, in one order and in one statement, so that none is missed. A broadcast that has left the inboxes appears
-- only as its withdrawal.
select seq, id, to_channel, to_vip, kind, title, content, link, create_time, false as withdrawn
from message where seq > :seq and not gone
union all
select c.seq, m.id, m.to_channel, m.to_vip, m.kind, m.title, m.content, m.link, m.create_time, true as withdrawn
from broadcast_change c join message m on m.id = c.message_id where c.seq > :seq
order by seq limit :size;

--! read_messages
update message m set read = true
from unnest(:uids::bigint[], :ids::bigint[]) as r (uid, id)
where m.uid = r.uid and m.id = r.id and not m.read
returning m.uid;

--! read_all_messages
update message set read = true where uid = any(:uids) and not read returning uid;

--! read_broadcasts
insert into broadcast_read (uid, seq)
select b.uid, b.seq
from unnest(:uids::bigint[], :ids::bigint[]) as r (uid, id)
join visible_broadcast b on b.uid = r.uid and b.id = r.id
join status s on s.uid = b.uid and b.seq > s.read_upto
on conflict do nothing
returning uid;

--! read_all_broadcasts
update status s set read_upto = h.seq from broadcast_head h
where s.uid = any(:uids) and s.read_upto < h.seq
returning s.uid;

--! advance_read_upto
-- Raises the watermark to just below the first visible unread broadcast, so that few exceptions are stored above it.
update status s set read_upto = greatest(s.read_upto, coalesce(
    (select min(b.seq) - 1 from visible_broadcast b where b.uid = s.uid and b.seq > s.read_upto and not b.read),
    h.seq))
from broadcast_head h
where s.uid = any(:uids);

--! forget_broadcast_reads
delete from broadcast_read r using status s
where r.uid = any(:uids) and s.uid = r.uid and r.seq <= s.read_upto;

--! notify
-- Reaches every node's listener when the transaction commits.
select pg_notify('portal', :payload) is null as sent;

--! broadcast_head
select seq from broadcast_head;

--! insert_letters
-- Sends each account its own message, in the given order.
insert into message (uid, kind, title, content, link, read)
select uid, kind, title, content, link, not news
from unnest(:uids::bigint[], :kinds::text[], :titles::text[], :contents::text[], :links::text[], :news::boolean[])
    with ordinality as l (uid, kind, title, content, link, news, place)
order by place
returning id, uid, read;

--! notify_many
select pg_notify('portal', payload) is null as sent from unnest(:payloads::text[]) as p (payload);
