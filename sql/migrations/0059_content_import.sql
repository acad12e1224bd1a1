-- What imports of content packs retired and re-priced, so that nobody splits an import to stay below the limits of one operator.

create table content_import (
    id          bigint      primary key generated always as identity,
    pack        text        not null check (pack <> ''),
    retired     bigint      not null check (retired >= 0),     -- items
    terms       jsonb       not null check (jsonb_typeof(terms) = 'object'),   -- by kind and key: the terms of sale before the import
    approved    boolean     not null,                      -- by a second operator, who saw the sums: they begin again
    create_time timestamptz not null
);
comment on table content_import is 'An import that retired items or changed terms of sale. The last 24 hours count towards the limits.';
create index content_import_time on content_import (create_time);
create index content_import_approved on content_import (id) where approved;
create trigger content_import_append_only before update or delete on content_import
    for each row execute function refuse_change('the record of imports is append-only');
create trigger content_import_no_truncate before truncate on content_import
    for each statement execute function refuse_change('the record of imports is append-only');
