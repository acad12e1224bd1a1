-- Versions of content packs: what was imported, when, by whom, in a form that can be applied again.

alter table content_pack add column published timestamptz;     -- the time that the pack in force gives; null: none

create table content_body (
    digest text  primary key,                                  -- content_item.digest
    body   jsonb not null
);
comment on table content_body is 'Items of packs by digest: versions share the bodies of items that did not change.';

create table content_version (
    number      bigint      primary key generated always as identity,
    pack        text        not null references content_pack,
    digest      text        not null,                          -- SHA-256 of everything in the pack
    published   timestamptz,                                   -- the time that the pack gives; null: none
    operator    text        not null,                          -- who imported it, as the command says
    summary     text        not null,
    rolled_back bigint      references content_version,        -- the version that this one applied again; null: an import
    create_time timestamptz not null default now()
);
comment on table content_version is 'What portal content history shows and portal content rollback applies again.';
create index content_version_pack on content_version (pack, number desc);

create table content_version_item (
    version bigint  not null references content_version,
    place   integer not null,                                  -- the order of the pack
    digest  text    not null references content_body,
    primary key (version, place)
);

create table content_version_file (
    version bigint not null references content_version,
    name    text   not null,
    primary key (version, name)
);
comment on table content_version_file is 'What the version needs in the media store. Files that a newer version drops are copied to the store of files.';

create table media_store (
    one         boolean     primary key default true check (one),
    marker      text        not null,                          -- a file with random content that a node has put into its store
    create_time timestamptz not null default now()
);
comment on table media_store is 'Tells an import whether it writes to the store that the nodes serve.';

-- What was imported, by whom, does not change.
create trigger content_version_append_only before update or delete on content_version
    for each row execute function refuse_change('versions of content are append-only');
create trigger content_version_no_truncate before truncate on content_version
    for each statement execute function refuse_change('versions of content are append-only');

-- Times of announcements and goods, which hold by the clock of the database. Null: no bound.
alter table announcement add column begin_time timestamptz, add column end_time timestamptz,
    add constraint announcement_times check (begin_time < end_time);
alter table coin_package add column begin_time timestamptz, add column end_time timestamptz,
    add constraint coin_package_times check (begin_time < end_time);
alter table vip_plan add column begin_time timestamptz, add column end_time timestamptz,
    add constraint vip_plan_times check (begin_time < end_time);
alter table game add column featured_begin_time timestamptz, add column featured_end_time timestamptz,
    add constraint game_featured_times check (featured_begin_time < featured_end_time);
