-- The inbox. A message goes to one account (uid) or is a broadcast (seq): one row, however many read it.

create table broadcast_head (
    one boolean primary key default true check (one),
    seq bigint not null
);
comment on table broadcast_head is 'The seq of the newest broadcast. Its row lock puts broadcasts in one order.';
insert into broadcast_head (seq) values (0);

create table message (
    id          bigint generated always as identity primary key,
    uid         bigint references account,              -- null: a broadcast
    seq         bigint unique,                          -- null: to one account
    to_channel  text,                                   -- of a broadcast: only to accounts of this channel; null: of all
    to_vip      boolean     not null default false,     -- of a broadcast: only to members
    kind        text        not null check (kind in ('system', 'gift', 'order', 'vip', 'invite', 'moderation')),
    title       text        not null,
    content     text        not null,                   -- sanitised HTML
    link        text,
    read        boolean     not null default false,     -- of a message to one account
    create_time timestamptz not null default now(),
    check ((uid is null) = (seq is not null)),
    check (seq is null or not read),
    check (uid is null or (to_channel is null and not to_vip))
);
create index message_of on message (uid, id desc) where uid is not null;
create index message_unread on message (uid) where uid is not null and not read;
create index message_broadcast on message (id desc) where uid is null;

create table broadcast_read (
    uid bigint not null references account,
    seq bigint not null references message (seq),
    primary key (uid, seq)
);
comment on table broadcast_read is 'Broadcasts above status.read_upto that an account has read one by one.';

create table announcement (
    id          bigint primary key,
    pos_type    smallint    not null,
    title       text        not null,
    content     text        not null,                   -- sanitised HTML
    retired     boolean     not null default false,
    create_time timestamptz not null
);
create index announcement_newest on announcement (pos_type, create_time desc) where not retired;

create table welcome_message (
    id      bigint primary key,
    kind    text not null,
    title   text not null,
    content text not null,                              -- sanitised HTML
    link    text,
    retired boolean not null default false
);
comment on table welcome_message is 'Copied into the inbox of each new account.';

-- The broadcasts that an account may see: those sent since it was made, to everybody or to a segment it is in.
create view visible_broadcast as
select s.uid, m.id, m.seq, m.kind, m.title, m.content, m.link, m.create_time,
       m.seq <= s.read_upto or exists (
           select from broadcast_read r where r.uid = s.uid and r.seq = m.seq
       ) as read
from status s
join account a using (uid)
join message m on m.uid is null
    and m.create_time >= a.create_time
    and (m.to_channel is null or m.to_channel = a.channel_id)
    and (not m.to_vip or (s.level_type > 0 and s.exp_time > now()));
