-- Operators: their names, their roles, their sessions, and the log of every change that they make.

create table operator (
    id             bigint      primary key generated always as identity,
    name           text        not null unique check (name ~ '^[a-z][a-z0-9._-]{1,31}$' and name <> 'dev'),
    password_hash  text        not null,
    password_once  boolean     not null default true,      -- made by the portal: the first sign-in must replace it
    totp_sealed    bytea       not null,                   -- the secret of the codes, encrypted with a key of the portal
    totp_last_step bigint      not null default 0,         -- the period of the last code; 0: none was used
    create_time    timestamptz not null default now(),
    disabled_time  timestamptz                             -- null: may sign in
);
comment on table operator is 'A person who runs the portal. Never deleted, because the log refers to it.';

-- A code works once: the period only grows, except with a new secret.
create trigger operator_code_works_once before update of totp_last_step on operator
    for each row when (new.totp_last_step < old.totp_last_step and new.totp_sealed = old.totp_sealed)
    execute function refuse_change('a code works once');
create trigger operator_stays before delete on operator
    for each row execute function refuse_change('the log refers to operators');
create trigger operator_no_truncate before truncate on operator
    for each statement execute function refuse_change('the log refers to operators');

create table operator_role (
    operator_id bigint not null references operator,
    role        text   not null check (role in ('support', 'moderator', 'content', 'finance', 'admin', 'read_only')),
    primary key (operator_id, role)
);
comment on table operator_role is 'What a role may do stands in src/operators/role.rs.';

create table operator_session (
    token_hash  bytea       primary key check (octet_length(token_hash) = 32),     -- SHA-256 of a random token
    operator_id bigint      not null references operator,
    create_time timestamptz not null,
    expire_time timestamptz not null check (create_time < expire_time),
    end_time    timestamptz,                               -- null: not ended
    address     text        not null,
    agent       text        not null
);
create index operator_session_live on operator_session (operator_id) where end_time is null;

create function end_operator_sessions() returns trigger language plpgsql as $$
begin
    update operator_session set end_time = new.disabled_time where operator_id = new.id and end_time is null;
    return null;
end $$;
create trigger operator_disabled after update of disabled_time on operator
    for each row when (new.disabled_time is not null) execute function end_operator_sessions();

create table operator_log (
    id           bigint      primary key generated always as identity,
    time         timestamptz not null default clock_timestamp(),
    -- `operator`: signed in. `cli`: a command with direct access to the database. `api` and `job`: the portal itself.
    actor        text        not null check (actor in ('operator', 'cli', 'api', 'job')),
    operator_id  bigint      references operator,
    actor_name   text        not null check (actor_name <> ''),
    action       text        not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
    subject_kind text        not null check (subject_kind ~ '^[a-z_]+$'),
    subject_id   text        not null,
    reason       text        not null default '',
    before       jsonb,                                    -- null: nothing was there, or it is not known
    after        jsonb,
    request_id   text        not null default '',          -- empty: no call over HTTP
    check ((actor = 'operator') = (operator_id is not null))
);
comment on table operator_log is 'Who changed what, on whom, why. An entry of an operator commits with its change.';
create index operator_log_subject on operator_log (subject_kind, subject_id, id);
create index operator_log_actor on operator_log (actor_name, id);
create index operator_log_action on operator_log (action, id);
create trigger operator_log_append_only before update or delete on operator_log
    for each row execute function refuse_change('the log is append-only');
create trigger operator_log_no_truncate before truncate on operator_log
    for each statement execute function refuse_change('the log is append-only');

create table account_note (
    id              bigint      primary key generated always as identity,
    uid             bigint      not null references account,
    author          text        not null,                  -- the operator's name
    content         text        not null check (content <> ''),
    idempotency_key uuid        unique,
    create_time     timestamptz not null default now()
);
comment on table account_note is 'What operators note about an account. Players never see it.';
create index account_note_of on account_note (uid, id);
