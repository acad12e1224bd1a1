-- Codes and limits, where there is no Redis or while it is away; and what a change of password leaves behind.
-- Their times are milliseconds since 1970 by the caller's clock. Unlogged: after a crash, codes are asked for again.

create unlogged table limit_log (
    key       text primary key,
    uses      bigint[] not null,                       -- of a sliding limit: when, oldest first
    used      bigint   not null,                       -- of a quota: how often
    expire_ms bigint   not null                        -- from then on the row says nothing
);
comment on table limit_log is 'How often something limited was done.';
create index limit_log_expired on limit_log (expire_ms);

create unlogged table code (
    key       text primary key,                        -- what it is for, and whom it was sent to
    hash      bytea    not null,
    tries     integer  not null default 0,             -- wrong ones so far
    expire_ms bigint   not null
);
comment on table code is 'Codes that were sent and not used yet, by a keyed hash.';
create index code_expired on code (expire_ms);

alter table account
    add column password_time  timestamptz,             -- of the last change; null: never changed
    add column password_login uuid;                    -- the login that made it and stays; null: none did
