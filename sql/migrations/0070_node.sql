-- The nodes that serve, so that each can compare itself with the others.

create table node (
    id              uuid        primary key,          -- of one process
    start_time      timestamptz not null,
    seen_time       timestamptz not null,             -- the last sign of life
    serves_since    timestamptz,                      -- since when its secret agrees; null: it differs, or was not compared yet
    secrets         text[]      not null,             -- fingerprints of the secrets that it accepts: the one that signs comes first
    has_media_store boolean                           -- whether its store has the file media_store.marker; null: unknown
);
comment on table node is 'Every node writes its row every few seconds, and deletes it when it stops. Old rows are of nodes that were killed.';
