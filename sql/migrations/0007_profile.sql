-- What players tell of themselves, suspension, when a login was last seen; customer service and sensitive words, as the
-- content pack brings them.

alter table account
    add column real_name       text not null default '',   -- empty: not given; shown to nobody else
    add column suspended_until timestamptz,                -- null: not suspended; a time that has passed means nothing
    add column suspend_reason  text not null default '';

alter table login add column last_time timestamptz not null default now();
comment on column login.last_time is 'When it was last seen, give or take a minute: it opened a socket, or its token was renewed.';
update login set last_time = create_time where end_time is null;

create table customer_service (
    one            boolean primary key default true check (one),
    contact_link   text not null,                          -- a path of the app or an https address; empty: none
    email          text not null,
    hours          text not null,
    business_email text not null
);

create table faq (
    id       bigint primary key,
    category text    not null,
    question text    not null,
    answer   text    not null,                             -- sanitised HTML
    place    integer not null
);

create table sensitive_word (
    folded text primary key,                               -- what tells it from others: width and case do not
    word   text not null                                   -- as the operator wrote it
);
