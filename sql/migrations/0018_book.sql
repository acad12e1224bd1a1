-- Books: comics, novels and animations, with their chapters; who keeps them, and where whom has read to.
-- Lock order: statuses by uid, then books by id, then the rest.

create table book (
    id             bigint primary key,                    -- of the pack, for ever
    kind           text        not null check (kind in ('comic', 'novel', 'animation')),
    title          text        not null,
    author         text        not null,
    category       text        not null,
    tags           text[]      not null,
    summary        text        not null,
    description    text        not null,
    status         text        not null check (status in ('serial', 'finished')),
    direction      text        not null check (direction in ('strip', 'ltr', 'rtl')),
    cover          jsonb       not null,
    banner         jsonb,                                 -- null: none
    featured       integer,                               -- rank; null: not featured
    create_time    timestamptz not null,
    retired        boolean     not null default false,    -- its pack no longer has it
    chapter_num    bigint      not null default 0 check (chapter_num >= 0),    -- chapters that are to be seen
    last_chapter   bigint,                                -- of these the last; null: none
    update_time    timestamptz not null,                  -- when the newest of these appeared
    appear_seq     bigint      not null default 0,        -- the greatest that was given to a chapter
    subscribe_base bigint      not null check (subscribe_base >= 0),           -- what the pack begins with
    subscribe_num  bigint      not null default 0 check (subscribe_num >= 0),  -- rows of book_subscription, but for book_move
    read_base      bigint      not null check (read_base >= 0),
    read_num       bigint      not null default 0 check (read_num >= 0),       -- likewise
    kept           bigint      not null generated always as (subscribe_base + subscribe_num) stored,
    reads          bigint      not null generated always as (read_base + read_num) stored,
    updated        bigint      not null,                  -- update_time in microseconds, for cursors
    hot            bigint      not null default 0,        -- see rank_due in queries/book.sql
    hot_due        boolean     not null default true
) with (fillfactor = 80);
comment on table book is 'Readers never write here, for each write is one to each index: what they move waits in book_move. chapter_num, last_chapter, update_time and appear_seq are kept by whoever changes chapters (settle).';
-- Each list goes along an index of its own, from where the page before it ended: by kind and category, in each order.
create index book_hot on book (hot desc, id desc) where not retired and chapter_num > 0;
create index book_hot_of_kind on book (kind, hot desc, id desc) where not retired and chapter_num > 0;
create index book_hot_of_category on book (kind, category, hot desc, id desc) where not retired and chapter_num > 0;
create index book_updated on book (updated desc, id desc) where not retired and chapter_num > 0;
create index book_updated_of_kind on book (kind, updated desc, id desc) where not retired and chapter_num > 0;
create index book_updated_of_category on book (kind, category, updated desc, id desc) where not retired and chapter_num > 0;
create index book_kept on book (kept desc, id desc) where not retired and chapter_num > 0;
create index book_kept_of_kind on book (kind, kept desc, id desc) where not retired and chapter_num > 0;
create index book_kept_of_category on book (kind, category, kept desc, id desc) where not retired and chapter_num > 0;
create index book_read on book (reads desc, id desc) where not retired and chapter_num > 0;
create index book_read_of_kind on book (kind, reads desc, id desc) where not retired and chapter_num > 0;
create index book_featured on book (featured, id) where featured is not null and not retired and chapter_num > 0;
create index book_due on book (id) where hot_due;

create table book_move (
    id      bigint generated always as identity primary key,
    book_id bigint not null,                              -- no reference: that would lock the book's row a reader
    kept    bigint not null default 0,
    reads   bigint not null default 0
);
comment on table book_move is 'What readers added to a book''s counts, until rank_due carries it into the row: so no reader waits for another.';
create index book_moves on book_move (book_id) include (kept, reads);

create table chapter (
    book_id      bigint      not null references book,
    id           bigint      not null,                    -- in its book, from 1, for ever
    place        integer     not null,                    -- in the book's order, from 0
    title        text        not null,
    access       text        not null check (access in ('free', 'vip')),
    publish_time timestamptz not null,                    -- may be to come
    published    boolean     not null,                    -- it has appeared: publish_time has passed, and whoever keeps the book was told
    appear_time  timestamptz,                             -- when that was; null: not yet
    appear_seq   bigint,                                  -- the how manieth of its book it was to appear; null: not yet
    retired      boolean     not null default false,
    content      jsonb       not null,                    -- pages, paragraphs or a video; see sql::content::ChapterContent
    primary key (book_id, id),
    check (published = (appear_time is not null)),
    check (published = (appear_seq is not null))
);
create index chapter_in_order on chapter (book_id, place, id) where published and not retired;
create index chapter_new on chapter (book_id, appear_seq) where published and not retired;
create index chapter_due on chapter (publish_time) where not published and not retired;

create table book_subscription (
    uid         bigint      not null references account,
    book_id     bigint      not null references book,
    seen_seq    bigint      not null,                     -- chapters that appeared behind it are new; no time: what commits late has an early one
    create_time timestamptz not null default now(),
    primary key (uid, book_id)
);
create index book_subscribers on book_subscription (book_id, uid);

create function count_book_subscriptions() returns trigger language plpgsql as $$
begin
    insert into book_move (book_id, kept)
    select book_id, case when tg_op = 'INSERT' then count(*) else -count(*) end from moved group by book_id;
    return null;
end $$;
create trigger book_subscription_added after insert on book_subscription
    referencing new table as moved for each statement execute function count_book_subscriptions();
create trigger book_subscription_gone after delete on book_subscription
    referencing old table as moved for each statement execute function count_book_subscriptions();

create sequence reading_version;
comment on sequence reading_version is 'No version is given twice: what a device knows of a place that was deleted never fits one that came after it.';

create table reading (
    uid         bigint         not null references account,
    book_id     bigint         not null references book,
    chapter_id  bigint         not null,
    locator     jsonb          not null,                  -- where in the chapter; see actors::wire::Locator
    device      text           not null,                  -- as the app calls itself
    device_name text           not null,                  -- as a person knows it
    device_time timestamptz    not null,                  -- by the device's clock; only its own are compared
    version     bigint         not null default nextval('reading_version'),
    read        int8multirange not null,                  -- ids of the chapters that were begun
    update_time timestamptz    not null default clock_timestamp(),
    primary key (uid, book_id)
) with (fillfactor = 80);
comment on table reading is 'Where an account has read to. Written under the lock of its status.';
create index reading_of on reading (uid, update_time desc, book_id desc);

create table book_text (
    book_id bigint primary key references book,
    title   text not null,
    body    text not null                                 -- title, author, category, tags
);
comment on table book_text is 'What books are found by, folded; kept by a trigger. A table of its own: rows of book move with every rank, and this index would with them.';
create index book_text_grams on book_text using gin (grams(book_id, body)) with (fastupdate = off);
alter index book_text_grams alter column 1 set statistics 0;
create index book_text_title on book_text (title text_pattern_ops);

create function keep_text_of_book() returns trigger language plpgsql as $$
begin
    insert into book_text values (
        new.id, fold(new.title),
        fold(concat_ws(' ', new.title, new.author, new.category, array_to_string(new.tags, ' '))))
    on conflict (book_id) do update set title = excluded.title, body = excluded.body;
    return null;
end $$;
create trigger book_text_changed after insert or update of title, author, category, tags on book
    for each row execute function keep_text_of_book();

-- Pictures of books that were looked at and made smaller: an import that goes on, or comes again, has not to do that anew.
create table made_picture (
    digest text     primary key,                          -- SHA-256 of the file in the pack
    width  integer  not null,
    height integer  not null,
    blur   text     not null
);

-- Files of the public store that packs name, and those that were named and are not any more: these go once nothing else uses them.
create table pack_file (
    pack text not null references content_pack,
    name text not null,
    primary key (pack, name)
);
create index pack_file_name on pack_file (name);
create index pack_file_digest on pack_file (left(name, 32));

create table unused_file (
    name      text        primary key,
    look_time timestamptz not null default now()          -- not before then; moved away by whoever is about to name it
);
create index unused_file_due on unused_file (look_time);
create index unused_file_digest on unused_file (left(name, 32));
