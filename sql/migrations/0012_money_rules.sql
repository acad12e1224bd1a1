-- The rules of money that 0009 left to the program, held by the database.
--
-- (0009 added entitlement.entry_id as `not null` and began to refuse changes of memberships by hand. It could: no program
-- before it wrote entitlements or memberships.)

-- One Idempotency-Key of an account has one effect: a charge, a download for nothing, or an order. A paid download shares
-- the key of its charge.
create table used_key (
    uid bigint not null references account,
    key uuid   not null,
    primary key (uid, key)
);
comment on table used_key is 'Filled by triggers, so that whatever writes coins, downloads and orders keeps to it.';
insert into used_key (uid, key)
    select uid, idempotency_key from coin_entry where idempotency_key is not null union
    select uid, idempotency_key from game_download where idempotency_key is not null and uid is not null union
    select uid, idempotency_key from trade_order where idempotency_key is not null;

create function use_key() returns trigger language plpgsql as $$
begin
    insert into used_key (uid, key) values (new.uid, new.idempotency_key);
    return null;
end $$;
create trigger coin_entry_key after insert on coin_entry
    for each row when (new.idempotency_key is not null) execute function use_key();
create trigger game_download_key after insert on game_download
    for each row when (new.idempotency_key is not null and new.uid is not null and new.entry_id is null)
    execute function use_key();
create trigger trade_order_key after insert on trade_order
    for each row when (new.idempotency_key is not null) execute function use_key();
create trigger used_key_append_only before update or delete on used_key
    for each row execute function refuse_change('a key stays used');
create trigger used_key_no_truncate before truncate on used_key
    for each statement execute function refuse_change('a key stays used');

-- Games -------------------------------------------------------------------------------------------------------------

alter table game drop column gift_num;                  -- counted when it is asked for

alter table game_download add column free_by text check (free_by in ('price', 'owned', 'vip', 'free'));
comment on column game_download.free_by is
    'Why it cost what it did: price (it was charged), owned, vip (a membership was in force), free (for everybody). Null: from before this was kept.';
alter table game_download add column file jsonb;
comment on column game_download.file is
    'What was handed out, as in game.platforms, so that the same key gives it again. Null where there was no key or no charge, and from before this was kept.';
alter table game_download
    add check ((free_by = 'price') = (charged > 0)),
    add check (uid is not null or free_by = 'free');

-- What names a charge names that of this account and game; the ledger never changes, so it stays true.
create function charged_for_game() returns trigger language plpgsql as $$
begin
    if not exists (select from coin_entry e where e.id = new.entry_id and e.uid = new.uid and e.ref_type = 'game'
                   and e.ref_id = new.uid || ':' || new.game_id) then
        raise exception '% names an entry that is no charge of % for the game %', tg_table_name, new.uid, new.game_id
            using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end $$;
create trigger entitlement_charged before insert on entitlement
    for each row execute function charged_for_game();
create trigger game_download_charged before insert on game_download
    for each row when (new.entry_id is not null) execute function charged_for_game();

create function download_as_charged() returns trigger language plpgsql as $$
begin
    if not exists (select from coin_entry e where e.id = new.entry_id and e.delta = -new.charged
                   and e.idempotency_key is not distinct from new.idempotency_key) then
        raise exception 'game_download has another price or key than its charge'
            using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end $$;
create trigger game_download_as_charged before insert on game_download
    for each row when (new.entry_id is not null) execute function download_as_charged();

create trigger entitlement_append_only before update or delete on entitlement
    for each row execute function refuse_change('who has paid for a game owns it');
create trigger entitlement_no_truncate before truncate on entitlement
    for each statement execute function refuse_change('who has paid for a game owns it');
create trigger game_download_append_only before update or delete on game_download
    for each row execute function refuse_change('downloads are kept as they were');
create trigger game_download_no_truncate before truncate on game_download
    for each statement execute function refuse_change('downloads are kept as they were');

-- Memberships -------------------------------------------------------------------------------------------------------

-- A membership goes on unbroken from a grant that began at its own time. Its level is the highest that was granted since
-- and was not taken back; `without`: the order that is being taken back now.
create function membership_level(member bigint, without text) returns smallint stable language sql as $$
    select coalesce(max(g.level_type), 0)::smallint from vip_grant g
    where g.uid = member and g.length > interval '0'
      and g.id >= (select coalesce(max(f.id), 0) from vip_grant f
                   where f.uid = member and f.length > interval '0' and f.begin_time = f.create_time)
      and not (g.ref_type = 'order' and (g.ref_id = without or exists (
          select from vip_grant b where b.ref_type = 'refund' and b.ref_id = g.ref_id)) is true)
$$;

create or replace function vip_grant_apply() returns trigger language plpgsql as $$
declare
    held status%rowtype;
begin
    select * into strict held from status where uid = new.uid for update;
    new.create_time = now();
    new.begin_time = greatest(now(), held.exp_time);    -- a null does not count
    new.end_time = new.begin_time + new.length;
    update status set
        exp_time = new.end_time,
        level_type = case
            when new.length < interval '0'
                then membership_level(new.uid, case when new.ref_type = 'refund' then new.ref_id end)
            else greatest(new.level_type, case when held.exp_time > now() then held.level_type end, 0::smallint)
        end,
        -- See status.version: 1 for the change, 1 for a membership that has passed and counts towards what clients see, or
        -- that passes while this waits to be committed.
        version = version + 1 + (held.exp_time is not null)::int
    where uid = new.uid;
    return new;
end $$;

comment on column status.version is
    'The version that clients see is this + broadcast_head.seq + 1 when exp_time has passed. What moves a membership that there was therefore adds 2.';

-- What was taken back before left its level behind.
alter table status disable trigger status_membership_by_grant;
update status set level_type = membership_level(uid, null), version = version + 1
where exp_time is not null and level_type <> membership_level(uid, null);
alter table status enable trigger status_membership_by_grant;

-- As with balances: a grant that a conflict skips has moved the membership already, so at commit the two must agree.
create function status_membership_agrees() returns trigger language plpgsql as $$
begin
    if (select (exp_time, level_type) from status where uid = new.uid) is distinct from
       (select (end_time, membership_level(new.uid, null)) from vip_grant where uid = new.uid order by id desc limit 1) then
        raise exception 'the membership of % is not what its grants say', new.uid
            using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
create constraint trigger status_membership_agrees after update of exp_time, level_type on status
    deferrable initially deferred for each row
    when ((old.exp_time, old.level_type) is distinct from (new.exp_time, new.level_type))
    execute function status_membership_agrees();

-- Words -------------------------------------------------------------------------------------------------------------
-- A new kind of reference, channel or source of news is a new word here.

alter table coin_entry add constraint coin_entry_ref_type_known
    check (ref_type in ('grant', 'game', 'vip', 'order', 'refund'));
alter table vip_grant add constraint vip_grant_ref_type_known
    check (ref_type in ('coin', 'order', 'refund', 'content'));
alter table trade_order add constraint trade_order_channel_known check (channel in ('alipay', 'sandbox'));
alter table payment add constraint payment_channel_known check (channel in ('alipay', 'sandbox'));
alter table payment add constraint payment_heard_by_known check (heard_by in ('notify', 'return', 'sweep', 'operator'));

-- Orders ------------------------------------------------------------------------------------------------------------

alter table trade_order
    add column package_id bigint,                       -- of coins; null of a membership, and from before this was kept
    add column note text not null default '';           -- why an operator closed it
alter table trade_order add check (package_id is null or kind = 'coin');

-- What an order is about stays; only its time may be cut short. It moves forward only.
create trigger trade_order_keeps_its_terms before update on trade_order
    for each row when (
        (old.id, old.number, old.uid, old.kind, old.item, old.coins, old.vip_type, old.days, old.level_type, old.source,
         old.amount, old.currency, old.channel, old.idempotency_key, old.create_time, old.package_id)
        is distinct from
        (new.id, new.number, new.uid, new.kind, new.item, new.coins, new.vip_type, new.days, new.level_type, new.source,
         new.amount, new.currency, new.channel, new.idempotency_key, new.create_time, new.package_id)
        or new.pay_expire_time > old.pay_expire_time)
    execute function refuse_change('an order keeps its terms');
create trigger trade_order_moves_forward before update on trade_order
    for each row when (
        old.status <> new.status and (old.status, new.status) not in (
            ('created', 'closed'), ('created', 'delivered'), ('closed', 'delivered'), ('delivered', 'refunded'))
        or old.paid_time <> new.paid_time or old.deliver_time <> new.deliver_time or old.refund_time <> new.refund_time)
    execute function refuse_change('an order moves forward only');
create trigger trade_order_starts_created before insert on trade_order
    for each row when (new.status <> 'created')
    execute function refuse_change('an order begins as created');
create trigger trade_order_stays before delete on trade_order
    for each row execute function refuse_change('orders are kept');
create trigger trade_order_no_truncate before truncate on trade_order
    for each statement execute function refuse_change('orders are kept');

-- At commit: delivered (and perhaps refunded since) is what has one accepted payment, of its whole amount, and one
-- delivery; refunded is that of which the payment goes back.
create function order_agrees() returns trigger language plpgsql as $$
declare
    made trade_order%rowtype;
    is_delivered boolean;
begin
    if tg_table_name = 'payment' then
        select * into strict made from trade_order where id = new.order_id;
    else
        select * into strict made from trade_order where id = new.id;
    end if;
    is_delivered = made.status in ('delivered', 'refunded');
    if is_delivered <> exists (select from payment p where p.order_id = made.id and p.verdict = 'accepted')
       or exists (select from payment p where p.order_id = made.id and p.verdict = 'accepted'
                  and (p.channel, p.amount, p.currency) is distinct from (made.channel, made.amount, made.currency))
       or is_delivered <> (exists (select from coin_entry e where e.ref_type = 'order' and e.ref_id = made.id::text
                                   and e.uid = made.uid and e.delta = made.coins and made.kind = 'coin')
                           or exists (select from vip_grant g where g.ref_type = 'order' and g.ref_id = made.id::text
                                      and g.uid = made.uid and made.kind = 'vip'))
       or (made.status = 'refunded') <> exists (select from refund r join payment p on p.id = r.payment_id
                                                where p.order_id = made.id and p.verdict = 'accepted') then
        raise exception 'the order % is %, which is not what was paid and delivered', made.id, made.status
            using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
create constraint trigger trade_order_agrees after update of status on trade_order
    deferrable initially deferred for each row when (old.status <> new.status) execute function order_agrees();
create constraint trigger payment_agrees after insert on payment
    deferrable initially deferred for each row when (new.verdict = 'accepted') execute function order_agrees();

-- What readers of orders see.
create or replace view told_order as
select id, number, uid, kind, item, coins, vip_type, days, level_type, source, amount, currency, channel, status,
       pay_expire_time, pay_expire_time <= now() as pay_expired, paid_time, deliver_time, refund_time, create_time,
       package_id, note
from trade_order;

-- Payments ----------------------------------------------------------------------------------------------------------

-- Money for an order that is not here is money all the same.
alter table payment alter column order_id drop not null;
alter table payment drop constraint payment_verdict_check;
alter table payment add constraint payment_verdict_check
    check (verdict in ('accepted', 'surplus', 'mismatch', 'unknown') and (order_id is null) = (verdict = 'unknown'));
comment on column payment.verdict is
    'accepted: it paid the order; surplus: the order was paid already; mismatch: not what was asked for; unknown: for an order that is not here. All but the first are for an operator.';
comment on column payment.note is 'An operator''s reason; of an unknown order, its id.';
create trigger payment_no_truncate before truncate on payment
    for each statement execute function refuse_change('payments are kept as they were heard');

create trigger refund_keeps before update on refund
    for each row when ((old.payment_id, old.reason, old.create_time) is distinct from (new.payment_id, new.reason, new.create_time)
                       or old.paid_time is not null)
    execute function refuse_change('a refund is owed until it was paid back, once');
create trigger refund_stays before delete on refund
    for each row execute function refuse_change('refunds are kept');
create trigger refund_no_truncate before truncate on refund
    for each statement execute function refuse_change('refunds are kept');
alter table refund add column note text not null default '';    -- how it was paid back, where not by its channel

create table channel_refund (
    payment_id  bigint primary key references payment,
    create_time timestamptz not null default now()
);
comment on table channel_refund is 'Payments of which the channel says that money went back, and nobody here had sent it: for an operator.';

create table acknowledgement (
    payment_id  bigint primary key references payment,
    reason      text        not null,
    create_time timestamptz not null default now()
);
comment on table acknowledgement is 'Odd payments that an operator has looked at and settled otherwise.';
create trigger acknowledgement_append_only before update or delete on acknowledgement
    for each row execute function refuse_change('what was acknowledged stays so');

create or replace view told_payment as
select p.id, p.channel, p.trade_no, p.order_id, p.amount, p.currency, p.verdict, p.heard_by, p.note, p.create_time,
       r.reason as refund_reason, r.paid_time as refund_paid_time, coalesce(r.fault, '') as refund_fault,
       coalesce(r.note, '') as refund_note, a.reason as acknowledged,
       a.reason is null and case
           when r.payment_id is not null then r.paid_time is null
           else p.verdict <> 'accepted' or c.payment_id is not null end as is_odd,
       c.payment_id is not null as channel_refunded
from payment p
left join refund r on r.payment_id = p.id
left join acknowledgement a on a.payment_id = p.id
left join channel_refund c on c.payment_id = p.id;
