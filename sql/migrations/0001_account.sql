-- Accounts, and the logins that speak for them.

create table account (
    uid           bigint generated always as identity (start with 10001) primary key,
    login_name    text,                                -- null: a phone account that never chose one
    phone         text unique,                         -- null: not bound
    password_hash text,                                -- null: cannot sign in by password
    account_type  smallint    not null default 0,      -- 0 made by name, 1 by phone
    name          text        not null,
    avatar        text,                                -- picture name in the media store; null: the drawn default
    age           smallint    not null default 0 check (age between 0 and 150),
    sex           smallint    not null default 0 check (sex between 0 and 2),
    signature     text        not null default '',
    invite_code   text        not null unique,
    invited_by    bigint references account,
    channel_id    text        not null default '0',    -- where the account came from
    post_num      bigint      not null default 0 check (post_num >= 0),
    follower_num  bigint      not null default 0 check (follower_num >= 0),
    following_num bigint      not null default 0 check (following_num >= 0),
    like_num      bigint      not null default 0 check (like_num >= 0),
    create_time   timestamptz not null default now(),
    check (login_name is not null or phone is not null)
);
comment on table account is 'A player. Its *_num columns are kept by the transactions that write the rows they count.';
create unique index account_login_name on account (lower(login_name));

create table login (
    id          uuid primary key,                      -- the jti of the token
    uid         bigint      not null references account,
    device_id   text        not null default '',
    agent       text        not null default '',
    address     text        not null default '',
    create_time timestamptz not null default now(),
    expire_time timestamptz not null,
    end_time    timestamptz,                           -- null: not ended
    end_reason  text,
    check ((end_time is null) = (end_reason is null))
);
comment on table login is 'One sign-in on one device. A token is worth what its row says, nothing more.';
create index login_live on login (uid) where end_time is null;

create table check_in (
    uid         bigint      not null references account,
    day         date        not null,                  -- in the portal's time zone
    create_time timestamptz not null default now(),
    primary key (uid, day)
);
