-- Moderation: measures against players with their whole history, and appeals against them.

create table measure (
    id          bigint      primary key generated always as identity,
    uid         bigint      not null references account,
    kind        text        not null check (kind in ('warn', 'mute', 'suspend', 'hide')),
    reason      text        not null,                      -- the player reads it
    decider     text        not null check (decider <> ''),
    create_time timestamptz not null default now(),
    until       timestamptz,                               -- of a mute or suspension
    ref_kind    text        check (ref_kind in ('post', 'comment')),
    ref_id      bigint,                                    -- of a hide: what is hidden
    end_time    timestamptz,                               -- null: it was not ended by hand
    ended_by    text        check (ended_by <> ''),
    end_reason  text        not null default '',
    check ((until is not null) = (kind in ('mute', 'suspend'))),
    check ((ref_id is not null) = (kind = 'hide') and (ref_kind is null) = (ref_id is null)),
    check ((end_time is null) = (ended_by is null))
);
comment on table measure is 'What operators decided against a player. The rows stay: they are the history.';
create index measure_of on measure (uid, id);
create index measure_hides on measure (ref_kind, ref_id) where kind = 'hide' and end_time is null;
-- The reasons can be emptied by an erasure.
create trigger measure_is_fixed before update on measure
    for each row when (
        row (new.id, new.uid, new.kind, new.decider, new.create_time, new.until, new.ref_kind, new.ref_id)
        is distinct from
        row (old.id, old.uid, old.kind, old.decider, old.create_time, old.until, old.ref_kind, old.ref_id)
    ) execute function refuse_change('what was decided stays');
create trigger measure_ends_once before update on measure
    for each row when (
        old.end_time is not null and row (new.end_time, new.ended_by) is distinct from row (old.end_time, old.ended_by)
    ) execute function refuse_change('a measure ends once');
create trigger measure_stays before delete on measure
    for each row execute function refuse_change('measures are the history of a player');
create trigger measure_no_truncate before truncate on measure
    for each statement execute function refuse_change('measures are the history of a player');

create table appeal (
    id          bigint      primary key generated always as identity,
    measure_id  bigint      not null unique references measure,    -- one appeal a measure
    uid         bigint      not null references account,
    content     text        not null,
    create_time timestamptz not null default now(),
    decision    text        check (decision in ('upheld', 'lifted')),      -- null: open
    answer      text        not null default '',
    decided_by  text        check (decided_by <> ''),
    decide_time timestamptz,
    check ((decision is null) = (decided_by is null) and (decision is null) = (decide_time is null))
);
comment on table appeal is 'A player asks the operators to lift a measure. It is decided once.';
create index appeal_open on appeal (id) where decision is null;
create index appeal_of on appeal (uid);
create trigger appeal_is_decided_once before update on appeal
    for each row when (
        row (new.id, new.measure_id, new.uid, new.create_time) is distinct from row (old.id, old.measure_id, old.uid, old.create_time)
        or old.decision is not null
           and row (new.decision, new.decided_by, new.decide_time) is distinct from row (old.decision, old.decided_by, old.decide_time)
    ) execute function refuse_change('a decision stays');
create trigger appeal_stays before delete on appeal
    for each row execute function refuse_change('appeals are the history of a player');
create trigger appeal_no_truncate before truncate on appeal
    for each statement execute function refuse_change('appeals are the history of a player');
