-- Invitations: who brought whom, and what both got for it. Both are paid once, when the invited player has a phone and has
-- done something real; what an operator takes back is booked beside it.

-- Which accounts have, or once had, a phone: who unbinds one has not become somebody else.
create table phone_held (
    phone       text        not null,
    uid         bigint      not null references account,
    create_time timestamptz not null default now(),
    primary key (phone, uid)
);
comment on table phone_held is 'Filled by a trigger, so that whatever binds a phone keeps to it.';
create index phone_held_by on phone_held (uid);
insert into phone_held (phone, uid) select phone, uid from account where phone is not null;
create function hold_phone() returns trigger language plpgsql as $$
begin
    insert into phone_held (phone, uid) values (new.phone, new.uid) on conflict do nothing;
    return null;
end $$;
create trigger account_phone_held after insert or update of phone on account
    for each row when (new.phone is not null) execute function hold_phone();

create index login_device on login (uid, device_id) where device_id <> '';

create table invitation (
    invitee        bigint primary key references account,
    inviter        bigint      not null references account,
    device         bytea       not null,                -- keyed hash of the device it was accepted on; of the network where none was told
    network        bytea       not null,                -- keyed hash of the address, of its /64 in IPv6
    inviter_reward bigint      not null check (inviter_reward > 0),     -- X钻, as promised then
    invitee_reward bigint      not null check (invitee_reward > 0),
    state          text        not null default 'pending' check (state in ('pending', 'paid', 'refused', 'clawed_back')),
    refusal        text check (refusal in (
        'self',                                         -- a device or phone of the inviter's
        'ring',                                         -- a device or phone of somebody further up, or a chain in one network
        'phone',                                        -- the phone was another account's before
        'device',                                       -- the device has had its rewards
        'address')),                                    -- so has the network, for these weeks
    inviter_owed   bigint      not null default 0 check (inviter_owed between 0 and inviter_reward),
    invitee_owed   bigint      not null default 0 check (invitee_owed between 0 and invitee_reward),
    note           text        not null default '',     -- why an operator took it back
    paid_time      timestamptz,
    refuse_time    timestamptz,
    claw_back_time timestamptz,
    create_time    timestamptz not null default now(),
    -- Whoever invites was there before: nobody invites themselves, and no chain comes back to where it began.
    constraint inviter_was_there_before check (inviter < invitee),
    check ((state in ('paid', 'clawed_back')) = (paid_time is not null)),
    check ((state = 'refused') = (refuse_time is not null) and (state = 'refused') = (refusal is not null)),
    check ((state = 'clawed_back') = (claw_back_time is not null)),
    check (state = 'clawed_back' or (inviter_owed = 0 and invitee_owed = 0 and note = ''))
);
comment on column invitation.inviter_owed is 'What could not be taken back because it was spent. Nothing else settles it.';
create index invitation_of on invitation (inviter, invitee desc);
create index invitation_paid on invitation (inviter, paid_time) where paid_time is not null;
create index invitation_paid_device on invitation (device) where paid_time is not null;
create index invitation_paid_network on invitation (network, paid_time) where paid_time is not null;
create index invitation_state on invitation (state, invitee desc);

-- What is to be looked at: written in the transaction of what the invited player did, so that it outlives any crash, and
-- without a lock that the doer could wait for.
create table invitation_check (
    id       bigint generated always as identity primary key,
    invitee  bigint      not null,
    due_time timestamptz not null default now()
);
comment on table invitation_check is 'Pending invitations that may have come to their end. Whoever looks pushes due_time ahead, and deletes when done.';
create index invitation_check_due on invitation_check (due_time);
create index invitation_check_of on invitation_check (invitee);

create function check_invitation() returns trigger language plpgsql as $$
begin
    insert into invitation_check (invitee)
        select i.invitee from invitation i where i.invitee = new.uid and i.state = 'pending';
    return null;
end $$;
create trigger account_phone_checked after update of phone on account
    for each row when (new.phone is distinct from old.phone) execute function check_invitation();
create trigger game_download_checked after insert on game_download
    for each row when (new.uid is not null) execute function check_invitation();
create trigger post_checked after insert on post for each row execute function check_invitation();
create trigger comment_checked after insert on comment for each row execute function check_invitation();
create trigger trade_order_checked after update of status on trade_order
    for each row when (new.status = 'delivered' and old.status <> 'delivered') execute function check_invitation();

-- Who may be paid again: both sides' invitations have waited.
create function check_restored() returns trigger language plpgsql as $$
begin
    insert into invitation_check (invitee)
        select i.invitee from invitation i where new.uid in (i.invitee, i.inviter) and i.state = 'pending';
    return null;
end $$;
create trigger account_restored after update of suspended_until on account
    for each row when (old.suspended_until is not null and new.suspended_until is null) execute function check_restored();

-- A first real action: what shows that somebody came to stay.
create function has_acted(player bigint) returns boolean stable language sql as $$
    select exists (select from game_download where uid = player)
        or exists (select from post where uid = player)
        or exists (select from comment where uid = player)
        or exists (select from trade_order where uid = player and deliver_time is not null)
$$;

create trigger invitation_starts_pending before insert on invitation
    for each row when (new.state <> 'pending') execute function refuse_change('an invitation begins as pending');
create trigger invitation_keeps_its_terms before update on invitation
    for each row when (
        (old.invitee, old.inviter, old.device, old.network, old.inviter_reward, old.invitee_reward, old.create_time)
        is distinct from
        (new.invitee, new.inviter, new.device, new.network, new.inviter_reward, new.invitee_reward, new.create_time))
    execute function refuse_change('an invitation keeps its terms');
create trigger invitation_moves_forward before update on invitation
    for each row when (
        (old.state, new.state) not in (('pending', 'paid'), ('pending', 'refused'), ('paid', 'clawed_back'))
        or old.paid_time <> new.paid_time)
    execute function refuse_change('an invitation moves forward only');
create trigger invitation_stays before delete on invitation
    for each row execute function refuse_change('invitations are kept');
create trigger invitation_no_truncate before truncate on invitation
    for each statement execute function refuse_change('invitations are kept');

create function invitation_is_earned() returns trigger language plpgsql as $$
begin
    if not has_acted(new.invitee)
       or exists (select from account where uid in (new.invitee, new.inviter) and suspended_until > clock_timestamp())
       or not exists (select from account where uid = new.invitee and phone is not null) then
        raise exception 'the invitation of % is not earned', new.invitee using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end $$;
create trigger invitation_earned before update of state on invitation
    for each row when (old.state <> 'paid' and new.state = 'paid') execute function invitation_is_earned();

-- What the ledger has of an invitation is what its state says: nothing, a reward for each side, or these and what was taken back.
create function is_booked(i invitation) returns boolean stable language sql as $$
    select coalesce((
        select array_agg(concat_ws(' ', e.ref_type, e.ref_id, e.uid, e.delta) order by e.ref_type, e.ref_id)
        from coin_entry e
        where e.ref_type in ('invite', 'claw_back') and e.ref_id in (i.invitee || ':inviter', i.invitee || ':invitee')
    ), '{}') = coalesce((
        select array_agg(concat_ws(' ', ref_type, ref_id, uid, delta) order by ref_type, ref_id)
        from (values
            ('invite', i.invitee || ':inviter', i.inviter, i.inviter_reward, i.paid_time is not null),
            ('invite', i.invitee || ':invitee', i.invitee, i.invitee_reward, i.paid_time is not null),
            ('claw_back', i.invitee || ':inviter', i.inviter, i.inviter_owed - i.inviter_reward, i.claw_back_time is not null),
            ('claw_back', i.invitee || ':invitee', i.invitee, i.invitee_owed - i.invitee_reward, i.claw_back_time is not null)
        ) due (ref_type, ref_id, uid, delta, is_due)
        where is_due and delta <> 0
    ), '{}')
$$;

create function invitation_agrees() returns trigger language plpgsql as $$
declare
    made invitation%rowtype;
begin
    if tg_table_name = 'invitation' then
        select * into made from invitation where invitee = new.invitee;
    elsif new.ref_id ~ '^[1-9][0-9]{0,17}:(inviter|invitee)$' then
        select * into made from invitation where invitee = split_part(new.ref_id, ':', 1)::bigint;
    end if;
    if made.invitee is null or not is_booked(made) then
        raise exception '% does not agree with the invitation of %', tg_table_name, made.invitee
            using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
create constraint trigger invitation_agrees after update of state on invitation
    deferrable initially deferred for each row execute function invitation_agrees();
create constraint trigger coin_entry_of_invitation after insert on coin_entry
    deferrable initially deferred for each row when (new.ref_type in ('invite', 'claw_back'))
    execute function invitation_agrees();

-- As operators see it.
create view told_invitation as
select i.invitee, b.name as invitee_name, i.inviter, g.name as inviter_name, i.state, i.refusal,
       i.inviter_reward, i.invitee_reward, i.inviter_owed, i.invitee_owed, i.note,
       b.phone is not null as has_phone, has_acted(i.invitee) as has_acted,
       i.create_time, i.paid_time, i.refuse_time, i.claw_back_time
from invitation i join account g on g.uid = i.inviter join account b on b.uid = i.invitee;
