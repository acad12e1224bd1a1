-- The durable half of a Session: one row per account, its version, and the ledger behind its balance.

create table status (
    uid             bigint primary key references account,
    balance         bigint   not null default 0 check (balance >= 0),   -- X钻
    level_type      smallint not null default 0 check (level_type >= 0),
    exp_time        timestamptz,                        -- null: never was a member
    unread_messages bigint   not null default 0 check (unread_messages >= 0),  -- personal ones; broadcasts are counted from read_upto
    unread_likes    bigint   not null default 0 check (unread_likes >= 0),
    unread_replies  bigint   not null default 0 check (unread_replies >= 0),
    unread_follows  bigint   not null default 0 check (unread_follows >= 0),
    read_upto       bigint   not null,                  -- broadcasts up to this seq are read
    version         bigint   not null default 1
) with (fillfactor = 70);
comment on table status is 'What a player sees move. Each change adds at least 1 to version.';
comment on column status.version is
    'The version that clients see is this + broadcast_head.seq + 1 when exp_time has passed. A renewal of a membership that has passed therefore adds 2.';

create table coin_entry (
    id              bigint generated always as identity primary key,
    uid             bigint      not null references status,
    delta           bigint      not null check (delta <> 0),
    balance_after   bigint      not null check (balance_after >= 0),
    reason          text        not null,
    ref_type        text        not null,
    ref_id          text        not null,
    idempotency_key uuid,                               -- null: the reference alone makes it unique
    create_time     timestamptz not null default now(),
    unique (ref_type, ref_id),
    unique (uid, idempotency_key)
);
comment on table coin_entry is 'The ledger. Appending an entry is the only way to move a balance.';
create index coin_entry_of on coin_entry (uid, id desc);

-- The entry moves the balance: whoever appends one cannot forget to, or move it by another amount.
create function coin_entry_apply() returns trigger language plpgsql as $$
begin
    update status set balance = balance + new.delta, version = version + 1
    where uid = new.uid
    returning balance into strict new.balance_after;
    return new;
end $$;
create trigger coin_entry_apply before insert on coin_entry
    for each row execute function coin_entry_apply();

-- An insert that a conflict skips has moved the balance already: at commit the two must agree, or nothing is committed.
create function status_balance_agrees() returns trigger language plpgsql as $$
begin
    if (select balance from status where uid = new.uid) is distinct from
       (select balance_after from coin_entry where uid = new.uid order by id desc limit 1) then
        raise exception 'the balance of % is not that of its last coin_entry', new.uid
            using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
create constraint trigger status_balance_agrees after update of balance on status
    deferrable initially deferred for each row when (old.balance is distinct from new.balance)
    execute function status_balance_agrees();

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception '% refuses %: %', tg_table_name, tg_op, tg_argv[0] using errcode = 'integrity_constraint_violation';
end $$;
create trigger coin_entry_append_only before update or delete on coin_entry
    for each row execute function refuse_change('the ledger is append-only');
create trigger coin_entry_no_truncate before truncate on coin_entry
    for each statement execute function refuse_change('the ledger is append-only');
-- Depth 0 is a statement of a client; the ledger's own trigger runs deeper.
create trigger status_balance_by_entry before update of balance on status
    for each row when (old.balance is distinct from new.balance and pg_trigger_depth() < 1)
    execute function refuse_change('a balance moves only by a coin_entry');
create trigger status_starts_empty before insert on status
    for each row when (new.balance <> 0)
    execute function refuse_change('a balance moves only by a coin_entry');
create trigger status_version_grows before update on status
    for each row when (new.version < old.version)
    execute function refuse_change('a version never goes back');

create table entitlement (
    uid         bigint      not null references account,
    game_id     bigint      not null,
    create_time timestamptz not null default now(),
    primary key (uid, game_id)
);
comment on table entitlement is 'A player who has paid for a game owns it.';
