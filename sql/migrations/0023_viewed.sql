-- Who counts as a viewer or reader right now: nodes remember their own, and this is what they know together. Lost with a crash,
-- after which somebody may count a second time.

create unlogged table viewed (
    kind   text        not null check (kind in ('post', 'book')),
    id     bigint      not null,                          -- no reference: what is gone needs nobody's lock
    viewer bigint      not null,                          -- of a keyed hash: an account, or a visitor's network
    time   timestamptz not null,                          -- when they counted last, by a node's clock
    primary key (kind, id, viewer)
);
comment on table viewed is 'Written by view::count alone, by id and viewer and before the rows of posts: nothing else that locks those comes here.';
create index viewed_time on viewed (time);
