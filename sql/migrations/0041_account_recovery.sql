-- Replaced phones that can recover an account, and messages about a login that a tap ends.

-- Whether a sign-in comes from a device that the account used before. First, because it takes long: no other table is locked meanwhile.
create index login_of on login (uid, device_id);

create table replaced_phone (
    phone         text        primary key,
    uid           bigint      not null references account,
    replaced_time timestamptz not null,                   -- clock_timestamp(), after the account's row lock
    until         timestamptz not null,
    check (replaced_time < until)
);
comment on table replaced_phone is 'Until then a code to the replaced phone takes the account back. A phone that is bound again has no row that counts.';
create index replaced_phone_of on replaced_phone (uid, replaced_time);
create index replaced_phone_until on replaced_phone (until);

alter table message
    add column login_id uuid;                             -- the login that a tap ends; null: the message offers no such tap
