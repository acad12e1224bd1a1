-- Tickets that open a socket: one use, seconds of life. Unlogged: after a crash, clients fetch fresh ones.
create unlogged table ticket (
    secret_hash bytea primary key,                      -- SHA-256
    login_id    uuid        not null,
    uid         bigint      not null,
    expire_time timestamptz not null
);
create index ticket_expired on ticket (expire_time);
