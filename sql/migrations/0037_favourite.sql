-- Posts and games that players keep.
create table favourite (
    id          bigint generated always as identity unique,   -- newer ones are greater
    uid         bigint      not null references account,
    kind        text        not null check (kind in ('post', 'game')),
    ref_id      bigint      not null,                         -- no reference: posts and games are never deleted
    create_time timestamptz not null default now(),
    primary key (uid, kind, ref_id)
);
create index favourite_newest on favourite (uid, kind, id);
