-- The tokens of a login. The database stores only hashes of their random parts, so a copy of the database together with the portal's
-- secret signs no valid token.

create table login_token (
    hash        bytea       primary key check (octet_length(hash) = 32),   -- SHA-256 of the jti
    login_id    uuid        not null references login on delete cascade,
    create_time timestamptz not null,
    use_time    timestamptz,                           -- null: issued, but not used yet; its predecessors are still valid
    valid_until timestamptz                            -- null: as long as the login lasts; otherwise a newer token was used
);
comment on table login_token is 'A login without a row here has the token of an older release, whose jti is the id of the login.';
create index login_token_login on login_token (login_id);

-- Nodes of the release before refuse the new tokens. A portal that has logins already gives out old ones until its nodes are replaced.
create table login_token_start (
    only_one boolean     primary key default true check (only_one),
    begins   timestamptz not null
);
comment on table login_token_start is 'When nodes begin to issue tokens that have a row in login_token.';
insert into login_token_start (begins)
select case when exists (select from login) then now() + interval '24 hours' else now() end;
