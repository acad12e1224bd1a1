-- A membership that is bought for coins without an Idempotency-Key, and again by the same login soon after, is one purchase: the first
-- answer was lost.
create table keyless_purchase (
    login    uuid        not null,
    plan     integer     not null,
    buy_time timestamptz not null default now(),
    primary key (login, plan)
);
comment on table keyless_purchase is
    'When a login last bought a plan without a key. Written under the status lock of its account.';
