-- Games, as the content pack brings them. A picture is kept as {"name", "width", "height", "blur"}.

create table game_category (
    type    text primary key,
    name    text    not null,
    place   integer not null,
    retired boolean not null default false
);

create table game (
    id           bigint primary key,
    name         text        not null,
    category     text        not null references game_category,
    tags         text[]      not null,
    summary      text        not null,
    description  text        not null,
    developer    text        not null,
    version      text        not null,
    size_bytes   bigint      not null check (size_bytes >= 0),
    rating_tenths smallint   not null check (rating_tenths between 0 and 50),
    download_num bigint      not null check (download_num >= 0),
    online_type  smallint    not null,                  -- 0: downloadable without payment
    buy_amount   bigint      not null check (buy_amount >= 0),   -- X钻
    featured     integer,                               -- rank on the home screen; null: not there
    icon         jsonb       not null,
    banner       jsonb       not null,
    screenshots  jsonb       not null,
    video        text,
    platforms    jsonb       not null,
    gift_num     bigint      not null default 0 check (gift_num >= 0),
    retired      boolean     not null default false,    -- off the shelf
    create_time  timestamptz not null,
    check (online_type <> 0 or buy_amount = 0)
);
alter table entitlement add foreign key (game_id) references game;
-- No index for the orders of the list: a catalogue is hundreds of rows, sorted in less than a millisecond.

create table square_tag (
    id      bigint primary key,
    tag     text    not null,
    place   integer not null,
    retired boolean not null default false
);

create table content_pack (
    name       text primary key,
    apply_time timestamptz not null default now()
);
create table content_item (
    pack   text not null references content_pack,
    kind   text not null,
    key    text not null,
    title  text not null,                               -- what a person calls it
    digest text not null,                               -- SHA-256 of what was applied
    primary key (pack, kind, key)
);
comment on table content_item is 'What a pack has applied, so that the next import is a diff.';
