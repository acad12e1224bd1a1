-- Broadcasts that begin and end at a time, can be corrected, and can be withdrawn. Each costs a few rows, however many players read it.

-- Of a broadcast. `gone`: withdrawn, or its end was counted. The end holds by the clock, so it also holds before it is counted.
alter table message add column gone boolean not null default false, add column end_time timestamptz;

create table broadcast (
    id            bigint      primary key,                 -- a number of message.id; of a broadcast that was sent at once, its message's
    message_id    bigint      unique references message,   -- null: not begun
    to_channel    text,                                    -- as in message, and so are the next five
    to_vip        boolean     not null default false,
    kind          text        not null,
    title         text        not null check (title <> ''),
    content       text        not null,
    link          text,
    sender        text        not null default '',         -- the operator's name; empty: not known
    two_persons   boolean     not null default false,      -- another operator had to approve it
    create_time   timestamptz not null default now(),
    begin_time    timestamptz,                             -- null: at once
    end_time      timestamptz,                             -- null: none
    correct_time  timestamptz,                             -- of the last correction
    withdraw_time timestamptz,
    over          boolean     not null default false,      -- withdrawn, or its end was counted
    receivers     bigint,                                  -- counted when it left the inboxes; null: still in them, or never was
    readers       bigint,
    check (begin_time < end_time),
    check (withdraw_time is null or over)
);
comment on table broadcast is 'A message to more than one player, as its operator made it. Once it has begun, players read its row of message.';
create index broadcast_begins on broadcast (begin_time) where message_id is null and not over;
create index broadcast_ends on broadcast (end_time) where not over;

insert into broadcast (id, message_id, to_channel, to_vip, kind, title, content, link, create_time)
select id, id, to_channel, to_vip, kind, title, content, link, create_time from message where uid is null;

-- A node of an earlier release inserts only the message. The trigger runs when the whole statement is done, so it finds the row of a newer one.
create function message_has_broadcast() returns trigger language plpgsql as $$
begin
    insert into broadcast (id, message_id, to_channel, to_vip, kind, title, content, link, create_time)
    select new.id, new.id, new.to_channel, new.to_vip, new.kind, new.title, new.content, new.link, new.create_time
    where not exists (select from broadcast where message_id = new.id);
    return null;
end $$;
create trigger message_has_broadcast after insert on message
    for each row when (new.uid is null) execute function message_has_broadcast();

create table broadcast_change (
    seq         bigint      primary key,
    message_id  bigint      not null unique references message,    -- leaves every inbox
    create_time timestamptz not null default now()
);
comment on table broadcast_change is
    'Broadcasts that have left the inboxes. Its seq and message.seq are one row of numbers: a change raises broadcast_head.seq, and with it every version.';
create trigger broadcast_change_append_only before update or delete on broadcast_change
    for each row execute function refuse_change('nodes follow these changes by their numbers');

create or replace view visible_broadcast as
select s.uid, m.id, m.seq, m.kind, m.title, m.content, m.link, m.create_time,
       m.seq <= s.read_upto or exists (
           select from broadcast_read r where r.uid = s.uid and r.seq = m.seq
       ) as read
from status s
join account a using (uid)
join message m on m.uid is null
    and m.create_time >= a.create_time
    and not m.gone and (m.end_time is null or m.end_time > now())
    and (m.to_channel is null or m.to_channel = a.channel_id)
    and (not m.to_vip or (s.level_type > 0 and s.exp_time > now()));

-- The server knows the kinds of changes (src/operators/change.rs).
alter table operator_proposal drop constraint operator_proposal_kind_check,
    add constraint operator_proposal_kind_check check (kind ~ '^[a-z]+\.[a-z_]+$');
alter table operator_change drop constraint operator_change_kind_check,
    add constraint operator_change_kind_check check (kind ~ '^[a-z]+\.[a-z_]+$');

-- From when to when a book is featured, with its banner, by the clock of the database. Null: no bound.
alter table book add column featured_begin_time timestamptz, add column featured_end_time timestamptz,
    add constraint book_featured_times check (featured_begin_time < featured_end_time);
