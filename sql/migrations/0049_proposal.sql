-- Two persons: a change above a limit is proposed by one operator, approved by another, and executed once.

create table operator_proposal (
    id              bigint      primary key generated always as identity,
    kind            text        not null check (kind in ('coin.grant', 'order.refund', 'message.send', 'content.import')),
    body            jsonb       not null,                  -- the exact arguments
    digest          text        not null check (digest ~ '^[0-9a-f]{64}$'),    -- SHA-256 of the arguments
    reason          text        not null,
    proposer        text        not null check (proposer <> ''),
    create_time     timestamptz not null,
    expire_time     timestamptz not null check (create_time < expire_time),
    decision        text        check (decision in ('approved', 'rejected', 'withdrawn')),     -- null: open or expired
    decided_by      text        check (decided_by <> ''),
    decided_time    timestamptz check (decided_time < expire_time),
    executed_time   timestamptz,
    result          jsonb,
    idempotency_key text        not null,
    unique (kind, idempotency_key),
    check ((decision is null) = (decided_by is null) and (decision is null) = (decided_time is null)),
    -- The proposer withdraws. Another person approves or rejects.
    check ((decided_by = proposer) = (decision = 'withdrawn')),
    check (executed_time is null or decision is not distinct from 'approved'),
    check ((executed_time is null) = (result is null))
);
comment on table operator_proposal is 'A change that needs a second operator. It is decided once and executed once.';

create trigger operator_proposal_is_fixed before update on operator_proposal
    for each row when (
        row (new.id, new.kind, new.body, new.digest, new.reason, new.proposer, new.create_time, new.expire_time, new.idempotency_key)
        is distinct from
        row (old.id, old.kind, old.body, old.digest, old.reason, old.proposer, old.create_time, old.expire_time, old.idempotency_key)
    ) execute function refuse_change('what was proposed stays');
create trigger operator_proposal_is_decided_once before update on operator_proposal
    for each row when (
        old.decision is not null
        and row (new.decision, new.decided_by, new.decided_time) is distinct from row (old.decision, old.decided_by, old.decided_time)
    ) execute function refuse_change('a decision stays');
create trigger operator_proposal_is_executed_once before update on operator_proposal
    for each row when (old.executed_time is not null) execute function refuse_change('a proposal is executed once');
create trigger operator_proposal_stays before delete on operator_proposal
    for each row execute function refuse_change('the log refers to proposals');
create trigger operator_proposal_no_truncate before truncate on operator_proposal
    for each statement execute function refuse_change('the log refers to proposals');

create table operator_change (
    id              bigint      primary key generated always as identity,
    kind            text        not null check (kind in ('coin.grant', 'order.refund', 'message.send')),
    operator        text        not null check (operator <> ''),
    idempotency_key text        not null,
    digest          text        not null check (digest ~ '^[0-9a-f]{64}$'),
    amount          bigint      not null check (amount >= 0),          -- X钻 or the currency's minor unit: summed per operator and day
    result          jsonb       not null,
    create_time     timestamptz not null,
    unique (kind, idempotency_key)
);
comment on table operator_change is 'A change below the limits, which one operator made. A repeated call finds its result here.';
create index operator_change_sum on operator_change (operator, kind, create_time);
create trigger operator_change_append_only before update or delete on operator_change
    for each row execute function refuse_change('the record of changes is append-only');
create trigger operator_change_no_truncate before truncate on operator_change
    for each statement execute function refuse_change('the record of changes is append-only');
