-- Invitations and their rewards.

--! accept
-- Queues the first check at once: some invitations can already be refused.
with made as (
    insert into invitation (invitee, inviter, device, network, inviter_reward, invitee_reward)
    values (:invitee, :inviter, :device, :network, :inviter_reward, :invitee_reward)
    returning invitee
)
insert into invitation_check (invitee) select invitee from made;

--! own : Own()
-- The inviter's own code and totals.
select a.invite_code, a.channel_id,
       count(i.invitee) as invited,
       count(i.invitee) filter (where i.state = 'paid') as paid,
       count(i.invitee) filter (where i.state = 'pending') as pending,
       coalesce(sum(i.inviter_reward) filter (where i.state = 'paid'), 0)::bigint as earned
from account a left join invitation i on i.inviter = a.uid
where a.uid = :uid group by a.uid;

--! of_inviter : Invited(avatar?)
-- The players that an account invited, newest first.
select i.invitee, a.name, a.avatar, i.state, i.inviter_reward, i.create_time,
       i.state = 'pending' and a.phone is null as lacks_phone,
       i.state = 'pending' and not has_acted(i.invitee) as lacks_action
from invitation i join account a on a.uid = i.invitee
where i.inviter = :uid and i.invitee < :before
order by i.invitee desc offset :skip limit :size;

--! total_of_inviter
select count(*) from invitation where inviter = :uid;

--! claim_due
-- Claims due checks for :lease_s seconds. If this node crashes, another node takes them after that. An invitee can occur several times.
with claimed as (
    update invitation_check set due_time = now() + make_interval(secs => :lease_s::float8)
    where id in (
        select id from invitation_check where due_time <= now() order by due_time limit :most for update skip locked
    )
    returning invitee
)
select invitee from claimed order by invitee;

--! sides
select inviter, device, network from invitation where invitee = :invitee and state = 'pending';

--! forget_checks
delete from invitation_check where invitee = :invitee;

--! check_at
insert into invitation_check (invitee, due_time) values (:invitee, :due_time);

--! lock_caps
-- Serializes the counts per device and per network. Taken after all row locks, in the order of the keys.
select count(pg_advisory_xact_lock(key)) as locked from (select key from unnest(:keys::bigint[]) key order by key) keys;

--! lock
select state from invitation where invitee = :invitee for update;

--! judge : (refusal?, wait_until?)
-- `line`: the inviter, the inviter's inviter and so on, at most 16. `met`: those of them who share a device or a phone with the invitee.
with recursive line (uid, depth) as (
    select inviter, 1 from invitation where invitee = :invitee
    union all
    select i.inviter, l.depth + 1 from line l join invitation i on i.invitee = l.uid where l.depth < 16
), met (depth) as (
    select l.depth from line l
    where exists (
        select from login theirs join login own using (device_id)
        where theirs.uid = l.uid and own.uid = :invitee and theirs.device_id <> '' and own.device_id <> ''
    ) or exists (
        select from phone_held theirs join phone_held own using (phone) where theirs.uid = l.uid and own.uid = :invitee
    )
)
select i.inviter_reward, i.invitee_reward, g.name as inviter_name, b.name as invitee_name,
       case
           when exists (select from met where depth = 1) then 'self'
           when exists (select from met) then 'ring'
           when exists (select from line l join invitation u on u.invitee = l.uid where u.network = i.network) then 'ring'
           when exists (
               select from phone_held own join phone_held other using (phone)
               where own.uid = i.invitee and other.uid <> i.invitee
           ) then 'phone'
           when (select count(*) from invitation p where p.device = i.device and p.paid_time is not null)
                >= :per_device::bigint then 'device'
           when (select count(*) from invitation p where p.network = i.network
                 and p.paid_time > now() - make_interval(days => :address_days::integer))
                >= :per_address::bigint then 'address'
       end as refusal,
       b.phone is not null and has_acted(i.invitee) as is_earned,
       greatest(
           case when g.suspended_until > now() then g.suspended_until end,
           case when b.suspended_until > now() then b.suspended_until end,
           case when (
               select count(*) from invitation p where p.inviter = i.inviter
               and p.paid_time >= date_trunc('month', now(), :zone::text)
           ) >= :per_month::bigint then date_trunc('month', now() at time zone :zone::text + interval '1 month') at time zone :zone::text end
       ) as wait_until
from invitation i join account g on g.uid = i.inviter join account b on b.uid = i.invitee
where i.invitee = :invitee;

--! refuse
update invitation set state = 'refused', refusal = :refusal, refuse_time = now() where invitee = :invitee;

--! pay
update invitation set state = 'paid', paid_time = now() where invitee = :invitee;

--! claw_back
update invitation set state = 'clawed_back', claw_back_time = now(), note = :note,
    inviter_owed = :inviter_owed, invitee_owed = :invitee_owed
where invitee = :invitee;

--! told : Told(refusal?, paid_time?, refuse_time?, claw_back_time?)
select * from told_invitation where invitee = :invitee;

--! newest : Told(refusal?, paid_time?, refuse_time?, claw_back_time?)
select * from told_invitation where state = any(:states::text[]) order by invitee desc limit :most;

--! involved : Told(refusal?, paid_time?, refuse_time?, claw_back_time?)
-- The invitation that an account accepted, then the newest ones that it made.
select * from told_invitation where invitee = :uid or inviter = :uid
order by invitee = :uid desc, invitee desc limit :most;
