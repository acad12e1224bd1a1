-- How often players search for a game or a book, for the list of frequent searches. Only names of the catalogue are counted: no word that
-- somebody typed is kept or shown to others.

create table search_count (
    day      date   not null,                              -- UTC
    kind     text   not null check (kind in ('game', 'book')),
    id       bigint not null,                              -- no reference: counting needs no lock of the game or book
    searches bigint not null check (searches > 0),
    primary key (day, kind, id)
);
comment on table search_count is 'Written by view::count: a searcher counts once in half an hour. Days older than a week are deleted.';

alter table viewed drop constraint viewed_kind_check,
    add constraint viewed_kind_check check (kind in ('post', 'book', 'game search', 'book search'));
