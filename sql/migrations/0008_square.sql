-- The square: posts, and the thread below each.
-- A post's row is what a thread is ordered by: whoever writes into the thread holds its lock and takes the next seq.

create table post (
    id            bigint generated always as identity (start with 100001) primary key,
    uid           bigint      not null references account,
    title         text        not null default '',
    content       text        not null,
    tag_id        bigint references square_tag,         -- null: none
    game_id       bigint references game,               -- null: about no game
    hidden        boolean     not null default false,   -- by an operator
    locked        boolean     not null default false,   -- nobody writes into the thread any more
    delete_time   timestamptz,                          -- null: not deleted
    edit_time     timestamptz,                          -- null: never edited
    idempotency_key uuid,
    seq           bigint      not null default 0,       -- of the newest event in the thread
    likes_version bigint      not null default 0,       -- grows with each like, of the post or of one of its comments
    floor_num     integer     not null default 0,       -- comments ever made directly below the post
    like_num      bigint      not null default 0 check (like_num >= 0),
    comment_num   bigint      not null default 0 check (comment_num >= 0),  -- that are not deleted, replies too
    root_num      bigint      not null default 0 check (root_num >= 0),     -- below the post, that are shown: deleted ones with replies too
    view_num      bigint      not null default 0 check (view_num >= 0),
    create_time   timestamptz not null default now(),
    unique (uid, idempotency_key)
) with (fillfactor = 80);
comment on table post is 'Its *_num columns are kept by the transactions that write the rows they count.';
create index post_of on post (uid, id desc) where delete_time is null;

create table comment (
    id            bigint generated always as identity primary key,
    post_id       bigint      not null references post,
    uid           bigint      not null references account,
    content       text        not null,
    root_id       bigint references comment,            -- of a reply: the comment it stands below; null: stands below the post
    reply_to      bigint references comment,            -- of a reply: the one it answers, which may be a reply itself
    floor         integer,                              -- of a comment below the post: its number there, from 1
    delete_time   timestamptz,                          -- a deleted one stays, without its text, while it has replies
    edit_time     timestamptz,
    idempotency_key uuid,
    likes_version bigint      not null default 0,       -- the post's likes_version at the last like of this comment
    like_num      bigint      not null default 0 check (like_num >= 0),
    reply_num     bigint      not null default 0 check (reply_num >= 0),    -- that are not deleted
    create_time   timestamptz not null default now(),
    unique (uid, idempotency_key),
    check ((root_id is null) = (reply_to is null)),
    check ((root_id is null) = (floor is not null))
) with (fillfactor = 80);
create index comment_below_post on comment (post_id, id) where root_id is null and (delete_time is null or reply_num > 0);
create index comment_hot on comment (post_id, (like_num + reply_num), id)
    where root_id is null and (delete_time is null or reply_num > 0);
create index comment_below_comment on comment (root_id, id) where root_id is not null and delete_time is null;
create index comment_of on comment (uid, id desc) where delete_time is null;
create index comment_liked_since on comment (post_id, likes_version) where likes_version > 0;

create table thread_event (
    post_id    bigint   not null references post,
    seq        bigint   not null,
    kind       smallint not null check (kind between 1 and 4),
    comment_id bigint references comment,               -- null: the post itself
    primary key (post_id, seq),
    check ((comment_id is null) = (kind = 4))
);
comment on table thread_event is 'The log of each thread, 1 … post.seq without holes. Kinds: 1 comment, 2 comment edited, 3 comment gone, 4 post changed.';

create table post_like (
    post_id     bigint      not null references post,
    uid         bigint      not null references account,
    create_time timestamptz not null default now(),
    primary key (post_id, uid)
);
create index post_like_of on post_like (uid, post_id desc);

create table comment_like (
    comment_id  bigint      not null references comment,
    uid         bigint      not null references account,
    create_time timestamptz not null default now(),
    primary key (comment_id, uid)
);
