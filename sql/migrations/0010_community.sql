-- The community: what posts show, how they rank, who follows, blocks and reports whom, and the inbox of what others did.

create table media (
    id              uuid primary key,
    uid             bigint      not null references account,
    kind            text        not null check (kind in ('image', 'video')),
    file            jsonb       not null,               -- names in the media store, and what is shown before it is there
    idempotency_key uuid,
    create_time     timestamptz not null default now(),
    unique (uid, idempotency_key)
);
comment on table media is 'What players sent. A post copies what it shows.';

alter table post
    add column images   jsonb   not null default '[]',
    add column video    jsonb,                          -- null: none
    add column mentions jsonb   not null default '[]',  -- [{"uid", "name"}], as they are named in the text
    add column hot      bigint  not null default 0,
    add column hot_due  boolean not null default true,  -- hot is older than what it is made of
    add column notices_left boolean not null default false;  -- it is gone, and notices that lead to it are still to be deleted
comment on column post.hot is
    'Its rank: the time, in milliseconds since 1970, at which a post that nobody answered would rank alike.';
create index post_hot_due on post (id) where hot_due;
create index post_notices_left on post (id) where notices_left;
create index post_newest on post (id) where delete_time is null and not hidden;
create index post_hottest on post (hot, id) where delete_time is null and not hidden;
create index post_newest_of_tag on post (tag_id, id) where delete_time is null and not hidden;
create index post_hottest_of_tag on post (tag_id, hot, id) where delete_time is null and not hidden;
create index post_newest_of_game on post (game_id, id) where delete_time is null and not hidden;
create index post_hottest_of_game on post (game_id, hot, id) where delete_time is null and not hidden;

alter table comment add column mentions jsonb not null default '[]';

create table follow (
    id          bigint generated always as identity unique,   -- newer ones are greater
    uid         bigint      not null references account,
    followee    bigint      not null references account,
    create_time timestamptz not null default now(),
    primary key (uid, followee),
    check (uid <> followee)
);
comment on table follow is 'uid follows followee.';
create index follow_newest on follow (uid, id);
create index follow_of on follow (followee, id);

create table block (
    id          bigint generated always as identity unique,
    uid         bigint      not null references account,
    blocked     bigint      not null references account,
    create_time timestamptz not null default now(),
    primary key (uid, blocked),
    check (uid <> blocked)
);
comment on table block is 'uid sees nothing of blocked in lists, and blocked may not comment on, like or follow what is uid''s.';
create index block_newest on block (uid, id);

create table notice (
    id          bigint generated always as identity primary key,
    uid         bigint      not null references account,      -- whose inbox
    kind        text        not null check (kind in ('like', 'reply', 'comment', 'follow', 'mention')),
    actors      bigint[]    not null check (cardinality(actors) between 1 and 3),   -- who did it last, newest first
    actor_num   bigint      not null default 1 check (actor_num > 0),               -- how many did it
    post_id     bigint references post,                       -- null: somebody follows
    comment_id  bigint references comment,                    -- the liked one, or the one that was written; null: the post
    read        boolean     not null default false,
    place       bigint      not null,                         -- its order in the inbox: anew with each activity
    create_time timestamptz not null default now(),           -- of the newest activity
    check ((kind = 'follow') = (post_id is null)),
    check (kind = 'like' or actor_num = 1),
    check (uid <> all (actors))
);
comment on table notice is 'What others did to what is somebody''s. Likes of one thing are one notice.';
create sequence notice_place;
create unique index notice_about on notice (uid, post_id, kind, coalesce(comment_id, 0)) where kind <> 'follow';
create unique index notice_follow on notice (uid, (actors[1])) where kind = 'follow';
create index notice_of on notice (uid, place);
create index notice_unread on notice (uid) where not read;
create index notice_at_post on notice (post_id) where post_id is not null;
create index notice_at_comment on notice (comment_id) where comment_id is not null;

create table report (
    id           bigint generated always as identity primary key,
    uid          bigint      not null references account,     -- who reports
    kind         text        not null check (kind in ('post', 'comment', 'user')),
    ref_id       bigint      not null,
    reason       text        not null check (reason in ('spam', 'abuse', 'sexual', 'fraud', 'illegal', 'other')),
    detail       text        not null,
    create_time  timestamptz not null default now(),
    resolve_time timestamptz,                                 -- null: waits for an operator
    verdict      text,
    unique (uid, kind, ref_id),
    check ((resolve_time is null) = (verdict is null))
);
create index report_open on report (kind, ref_id) where resolve_time is null;

alter table account
    add column muted_until timestamptz,                       -- null: not muted; a time that has passed means nothing
    add column mute_reason text not null default '';

-- What stood before this release: counts that were not kept yet, and likes whose notices nobody has to read any more.
update account a set
    post_num = (select count(*) from post p where p.uid = a.uid and p.delete_time is null),
    like_num = (select count(*) from post_like l join post p on p.id = l.post_id where p.uid = a.uid)
             + (select count(*) from comment_like l join comment c on c.id = l.comment_id where c.uid = a.uid);
update post set hot = (extract(epoch from create_time) * 1000)::bigint;
insert into notice (uid, kind, actors, actor_num, post_id, read, place, create_time)
select p.uid, 'like', (array_agg(l.uid order by l.create_time desc))[1:3], count(*), p.id, true, nextval('notice_place'), max(l.create_time)
from post_like l join post p on p.id = l.post_id
where l.uid <> p.uid and p.delete_time is null and not p.hidden
group by p.id;
insert into notice (uid, kind, actors, actor_num, post_id, comment_id, read, place, create_time)
select c.uid, 'like', (array_agg(l.uid order by l.create_time desc))[1:3], count(*), c.post_id, c.id, true, nextval('notice_place'), max(l.create_time)
from comment_like l join comment c on c.id = l.comment_id join post p on p.id = c.post_id
where l.uid <> c.uid and c.delete_time is null and p.delete_time is null and not p.hidden
group by c.id;
