-- Bans of networks and devices: nobody registers, signs in or writes from them until a time.

create table ban (
    id              bigint      primary key generated always as identity,
    kind            text        not null check (kind in ('address', 'device')),
    network         cidr,                                   -- of an address
    device_id       text        check (device_id <> ''),    -- of a device: login.device_id
    reason          text        not null check (reason <> ''),      -- for operators; players never read it
    decider         text        not null check (decider <> ''),
    idempotency_key uuid        unique,
    create_time     timestamptz not null,                   -- by a node's clock, like `until`
    until           timestamptz not null,
    end_time        timestamptz,                            -- null: not ended by hand
    ended_by        text        check (ended_by <> ''),
    end_reason      text        not null default '',
    check ((network is not null) = (kind = 'address') and (device_id is not null) = (kind = 'device')),
    check (masklen(network) >= case family(network) when 4 then 16 else 32 end),
    check (until > create_time and until <= create_time + interval '366 days'),
    check ((end_time is null) = (ended_by is null))
);
comment on table ban is 'Networks and devices that operators banned. No account is joined to a ban. The rows stay: they are the history.';
create index ban_open on ban (until) where end_time is null;
create trigger ban_is_fixed before update on ban
    for each row when (
        row (new.id, new.kind, new.network, new.device_id, new.reason, new.decider, new.idempotency_key, new.create_time, new.until)
        is distinct from
        row (old.id, old.kind, old.network, old.device_id, old.reason, old.decider, old.idempotency_key, old.create_time, old.until)
    ) execute function refuse_change('a ban stays as it was decided');
create trigger ban_ends_once before update on ban
    for each row when (
        old.end_time is not null
        and row (new.end_time, new.ended_by, new.end_reason) is distinct from row (old.end_time, old.ended_by, old.end_reason)
    ) execute function refuse_change('a ban ends once');
create trigger ban_stays before delete on ban
    for each row execute function refuse_change('bans are the history of networks and devices');
create trigger ban_no_truncate before truncate on ban
    for each statement execute function refuse_change('bans are the history of networks and devices');
