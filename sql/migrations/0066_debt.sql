-- Refunds of a part of a payment, and refunds of coins that were spent: by a debt, or by games that are taken back.
--
-- Servers of the release before go on, and know no parts: their refund and their request to the channel mean the whole payment. Both are
-- refused after a part, also for memberships and odd payments. Servers of this release name the rest, and say with each claim that they ask
-- for it. Functions that old servers run read the new tables as the owner.

-- In the lock order of the writers: each takes the status of its account first. Orders are read before that, which these locks allow.
lock table status in access exclusive mode;
lock table trade_order, payment, channel_refund in share row exclusive mode;
lock table refund, coin_entry, entitlement in access exclusive mode;

-- Refunds -----------------------------------------------------------------------------------------------------------

alter table refund
    add column amount bigint check (amount > 0),           -- the rest of the payment, in the currency's minor unit; null: all of it
    add column coins  bigint check (coins >= 0),           -- X钻 that go back: from the balance, or as a debt; null: all of the order
    add column paid_by text not null default '',           -- the operator who says that the money went back another way
    add column asks_rest boolean;
comment on column refund.note is 'How it was paid back, where not by its channel.';
comment on column refund.asks_rest is 'Only within a claim: its server asks the channel for the rest of the payment. Always null afterwards.';

create table refund_part (
    id          bigint generated always as identity primary key,
    payment_id  bigint      not null references payment,
    amount      bigint      not null check (amount > 0),    -- in the currency's minor unit
    coins       bigint      not null default 0 check (coins >= 0), -- X钻 that go back for it: from the balance, or as a debt
    reason      text        not null,
    paid_time   timestamptz,                                -- when the channel had taken it; null: owed
    ask_time    timestamptz not null,                       -- when the channel is to be asked next
    asked       integer     not null default 0,
    fault       text        not null default '',
    note        text        not null default '',            -- how it was paid back, where not by its channel
    paid_by     text        not null default '',            -- the operator who says so
    create_time timestamptz not null default now()
);
comment on table refund_part is 'A refund of less than is left of a payment. The rest of the payment, if it goes back too, is a row of refund.';
create index refund_part_of on refund_part (payment_id, id);
create index refund_part_owed on refund_part (ask_time) where paid_time is null;
create index refund_part_made on refund_part (create_time);
create index refund_part_taken on refund_part (paid_time) where paid_time is not null;

-- All refunds of a payment together are at most its money. Of coins, the parts take back the share of the money, rounded down over all
-- parts together: never more than was paid back, and with the rest exactly all.
create function refund_fits() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
    paid record;
    parts record;
begin
    perform pg_advisory_xact_lock(hashtextextended('refund ' || new.payment_id, 0));
    select p.amount, case when p.verdict = 'accepted' and o.kind = 'coin' then o.coins else 0 end as coins
    into strict paid from payment p left join trade_order o on o.id = p.order_id where p.id = new.payment_id;
    select coalesce(sum(t.amount), 0) as amount, coalesce(sum(t.coins), 0) as coins
    into parts from refund_part t where t.payment_id = new.payment_id;
    if tg_table_name = 'refund' then
        if coalesce(new.amount, paid.amount) <> paid.amount - parts.amount then
            raise exception 'the refund of the payment % is not its rest', new.payment_id using errcode = 'integrity_constraint_violation';
        end if;
        new.amount = paid.amount - parts.amount;
        new.coins = paid.coins - parts.coins;
    elsif parts.amount + new.amount >= paid.amount or exists (select from refund r where r.payment_id = new.payment_id) then
        raise exception 'a part of % is not less than the rest of the payment %', new.amount, new.payment_id
            using errcode = 'integrity_constraint_violation';
    else
        new.coins = div(paid.coins::numeric * (parts.amount + new.amount), paid.amount) - parts.coins;
    end if;
    return new;
end $$;
create trigger refund_fits before insert on refund for each row execute function refund_fits();
create trigger refund_part_fits before insert on refund_part for each row execute function refund_fits();

-- A claim of a server of the release before gets nothing: it would ask the channel for the whole payment.
create function refund_asks_rest() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
    if new.asks_rest is null and exists (select from refund_part t where t.payment_id = new.payment_id) then
        return null;
    end if;
    new.asks_rest = null;
    new.fault = '';     -- until the channel answers; servers of the release before keep the fault of the request before
    return new;
end $$;
create trigger refund_asks_rest before update of asked on refund
    for each row when (new.asked > old.asked) execute function refund_asks_rest();

drop trigger refund_keeps on refund;
create trigger refund_keeps before update on refund
    for each row when ((old.payment_id, old.reason, old.create_time, old.amount, old.coins)
                       is distinct from (new.payment_id, new.reason, new.create_time, new.amount, new.coins)
                       or old.paid_time is not null)
    execute function refuse_change('a refund is owed until it was paid back, once');
create trigger refund_part_keeps before update on refund_part
    for each row when ((old.id, old.payment_id, old.reason, old.create_time, old.amount, old.coins)
                       is distinct from (new.id, new.payment_id, new.reason, new.create_time, new.amount, new.coins)
                       or old.paid_time is not null)
    execute function refuse_change('a refund is owed until it was paid back, once');
create trigger refund_part_stays before delete on refund_part
    for each row execute function refuse_change('refunds are kept');
create trigger refund_part_no_truncate before truncate on refund_part
    for each statement execute function refuse_change('refunds are kept');

-- A channel reports a refund of a part too. The portal asked for it.
create function part_is_known() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
    return case when exists (select from refund_part t where t.payment_id = new.payment_id) then null else new end;
end $$;
create trigger channel_refund_of_part before insert on channel_refund for each row execute function part_is_known();

-- The sandbox carries out each refund once, by its number.
create table sandbox_refund (
    number      text        primary key,
    trade_no    text        not null,
    amount      bigint      not null check (amount > 0),
    create_time timestamptz not null default now()
);
create index sandbox_refund_of on sandbox_refund (trade_no);

-- Debts -------------------------------------------------------------------------------------------------------------

-- Validated by 0067, while writers go on.
alter table coin_entry drop constraint coin_entry_ref_type_known;
alter table coin_entry add constraint coin_entry_ref_type_known check (ref_type in (
    'grant', 'game', 'vip', 'order', 'refund', 'check_in', 'make_up', 'invite', 'claw_back', 'task', 'draw', 'prize', 'erase',
    'refund_part',  -- the coins of a refund of a part           its id
    'debt',         -- what an income pays of a debt             debt:income
    'take_back'))   -- the price of a game that is taken back    uid:game:number
    not valid;

create table debt (
    id            bigint generated always as identity primary key,
    uid           bigint      not null,
    order_id      uuid        not null references trade_order,
    part_id       bigint      references refund_part,       -- null: of the refund of the rest
    coins         bigint      not null check (coins > 0),   -- X钻 that were spent and could not be taken back
    settled_coins bigint      not null default 0 check (settled_coins between 0 and coins),
    create_time   timestamptz not null default now(),
    unique nulls not distinct (order_id, part_id)
);
comment on table debt is 'Coins that a refund could not take back. Later income settles open debts, oldest first, by a coin_entry ''debt'' each.';
create index debt_of on debt (uid, id);

create function debt_is_of_refund() returns trigger language plpgsql as $$
begin
    if new.settled_coins <> 0
       or not exists (select from trade_order o where (o.id, o.uid) = (new.order_id, new.uid))
       or new.part_id is not null and not exists (
           select from refund_part t join payment p on p.id = t.payment_id where t.id = new.part_id and p.order_id = new.order_id) then
        raise exception 'the debt of % is of no refund of this account', new.uid using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end $$;
create trigger debt_is_of_refund before insert on debt for each row execute function debt_is_of_refund();
create trigger debt_keeps before update on debt
    for each row when (
        (old.id, old.uid, old.order_id, old.part_id, old.coins, old.create_time)
        is distinct from (new.id, new.uid, new.order_id, new.part_id, new.coins, new.create_time)
        or new.settled_coins < old.settled_coins)
    execute function refuse_change('a debt keeps its terms');
create trigger debt_by_entry before update of settled_coins on debt
    for each row when (pg_trigger_depth() < 1) execute function refuse_change('a debt is settled only by a coin_entry');
create trigger debt_stays before delete on debt for each row execute function refuse_change('debts are kept');
create trigger debt_no_truncate before truncate on debt for each statement execute function refuse_change('debts are kept');

-- Every income of any feature settles open debts in its own statement.
create function coin_entry_settles() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
    owed debt%rowtype;
    held bigint;
begin
    for owed in select * from debt d where d.uid = new.uid and d.settled_coins < d.coins order by d.id loop
        select s.balance into held from status s where s.uid = new.uid;
        exit when held <= 0;
        insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
        select new.uid, -least(held, owed.coins - owed.settled_coins), 0, o.item, 'debt', owed.id || ':' || new.id
        from trade_order o where o.id = owed.order_id;
    end loop;
    return null;
end $$;
create trigger coin_entry_settles after insert on coin_entry
    for each row when (new.delta > 0) execute function coin_entry_settles();

create function debt_is_settled() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
    update debt d set settled_coins = d.settled_coins - new.delta
    where d.uid = new.uid and d.id::text = split_part(new.ref_id, ':', 1) and new.delta < 0;
    if not found then
        raise exception 'the entry % settles no debt of %', new.ref_id, new.uid using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
create trigger coin_entry_of_debt after insert on coin_entry
    for each row when (new.ref_type = 'debt') execute function debt_is_settled();

-- At commit: nobody has both coins and an open debt.
create function debt_leaves_nothing() returns trigger language plpgsql as $$
begin
    if exists (select from debt d join status s using (uid) where d.id = new.id and d.settled_coins < d.coins and s.balance > 0) then
        raise exception 'the account % has coins and a debt', new.uid using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
create constraint trigger debt_leaves_nothing after insert on debt
    deferrable initially deferred for each row execute function debt_leaves_nothing();

-- Taken from the balance, and owed: together the coins of the refund.
create function refund_takes(of_order uuid, of_part bigint) returns bigint language sql stable as $$
    select (coalesce((select -sum(e.delta) from coin_entry e
                      where e.ref_type = case when of_part is null then 'refund' else 'refund_part' end
                        and e.ref_id = coalesce(of_part::text, of_order::text)), 0)
            + coalesce((select sum(d.coins) from debt d where d.order_id = of_order and d.part_id is not distinct from of_part), 0))::bigint
$$;

create function refund_part_agrees() returns trigger language plpgsql as $$
begin
    if new.coins <> (select refund_takes(p.order_id, new.id) from payment p where p.id = new.payment_id) then
        raise exception 'the refund of a part % does not take back its coins', new.id using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
create constraint trigger refund_part_agrees after insert on refund_part
    deferrable initially deferred for each row execute function refund_part_agrees();

-- As in 0012. In addition, a refund takes back the coins that the parts left.
create or replace function order_agrees() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
                                                where p.order_id = made.id and p.verdict = 'accepted'
                                                  and coalesce(r.coins, made.coins) = refund_takes(made.id, null)) then
        raise exception 'the order % is %, which is not what was paid and delivered', made.id, made.status
            using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;

-- As in 0016. Recharged X钻 that a refund of a part takes back no longer count, like those of a refunded order.
create function coins_of_parts(of_order uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(sum(t.coins), 0)::bigint from refund_part t join payment p on p.id = t.payment_id where p.order_id = of_order
$$;
create or replace function deeds_done(who bigint, deed text, since timestamptz, until timestamptz, enough bigint) returns bigint
language sql stable as $$
    -- Counts at most `enough`, so that more deeds cost no more.
    select case deed
        when 'publish' then (select count(*) from (
            select from post where uid = who and delete_time is null and not hidden
            and create_time >= since and create_time < until limit enough) d)
        when 'comment' then (select count(*) from (
            select from comment where uid = who and delete_time is null
            and create_time >= since and create_time < until limit enough) d)
        when 'like' then (select count(*) from (
            (select from post_like where uid = who and create_time >= since and create_time < until limit enough)
            union all
            (select from comment_like where uid = who and create_time >= since and create_time < until limit enough)
            limit enough) d)
        when 'check_in' then (select count(*) from (
            select from check_in where uid = who and not made_up and create_time >= since and create_time < until limit enough) d)
        when 'invite' then (select count(*) from (
            select from invitation where inviter = who and state = 'paid' and paid_time >= since and paid_time < until limit enough) d)
        when 'download' then (select count(*) from (
            select distinct game_id from game_download where uid = who
            and create_time >= since and create_time < until limit enough) d)
        when 'recharge' then (select least(enough, coalesce(sum(coins - coins_of_parts(id)), 0)) from trade_order
            where uid = who and kind = 'coin' and status = 'delivered' and deliver_time >= since and deliver_time < until)
        else 0
    end
$$;

create view payment_state as
select p.id, p.channel, p.trade_no, p.order_id, p.amount, p.currency, p.verdict, p.heard_by, p.note, p.create_time,
       r.reason as refund_reason, r.paid_time as refund_paid_time, coalesce(r.fault, '') as refund_fault,
       coalesce(r.note, '') as refund_note, a.reason as acknowledged,
       a.reason is null and (t.owed > 0 or case
           when r.payment_id is not null then r.paid_time is null
           else p.verdict <> 'accepted' or c.payment_id is not null end) as is_odd,
       c.payment_id is not null as channel_refunded,
       t.amount as parts_amount, t.owed as parts_owed, coalesce(r.paid_by, '') as refund_paid_by
from payment p
left join refund r on r.payment_id = p.id
left join acknowledgement a on a.payment_id = p.id
left join channel_refund c on c.payment_id = p.id
cross join lateral (
    select coalesce(sum(t.amount), 0)::bigint as amount, count(*) filter (where t.paid_time is null) as owed
    from refund_part t where t.payment_id = p.id
) t;

create view odd_payment_state as
select t.* from (
    select id from payment where verdict <> 'accepted'
    union
    select payment_id from channel_refund
    union
    select payment_id from refund where paid_time is null
    union
    select payment_id from refund_part where paid_time is null
) suspect join payment_state t using (id)
where t.is_odd;
comment on view odd_payment_state is 'The payments of payment_state that are odd; only those that can be are looked at.';

-- A prepared `select *` of a server of the release before fails if its view gets columns. So these two keep theirs.
create or replace view told_payment as
select id, channel, trade_no, order_id, amount, currency, verdict, heard_by, note, create_time, refund_reason, refund_paid_time, refund_fault,
       refund_note, acknowledged, is_odd, channel_refunded
from payment_state;
create or replace view odd_payment as
select id, channel, trade_no, order_id, amount, currency, verdict, heard_by, note, create_time, refund_reason, refund_paid_time, refund_fault,
       refund_note, acknowledged, is_odd, channel_refunded
from odd_payment_state;
comment on view told_payment is 'For servers of the release before payment_state.';
comment on view odd_payment is 'For servers of the release before odd_payment_state.';

create view order_refund as
select o.id as order_id, o.channel, o.currency, coalesce(r.amount, o.amount) as amount, o.refund_time as time
from trade_order o left join payment p on p.order_id = o.id and p.verdict = 'accepted' left join refund r on r.payment_id = p.id
where o.refund_time is not null
union all
select p.order_id, p.channel, p.currency, t.amount, t.create_time
from refund_part t join payment p on p.id = t.payment_id where p.verdict = 'accepted';
comment on view order_refund is 'The money of orders that went back, each part by itself. Refunds of odd payments are left out: they paid for nothing.';

-- Ownership of games ------------------------------------------------------------------------------------------------

-- A game that was taken back can be bought again. The charge of the purchase with the number n has the reference uid:game:n.
alter table entitlement drop constraint entitlement_pkey,
    add constraint entitlement_pkey primary key using index entitlement_numbered;

create table revocation (
    uid         bigint      not null,
    game_id     bigint      not null,
    number      integer     not null,
    order_id    uuid        not null references trade_order,    -- whose refund took the game back
    entry_id    bigint      not null unique,                    -- gives back the coins of the purchase
    reason      text        not null,
    create_time timestamptz not null default now(),
    primary key (uid, game_id, number)                      -- of an entitlement: the trigger below checks it, and entitlements stay
);
comment on table revocation is 'A purchase that a refund took back: its player no longer owns the game.';
create index revocation_of on revocation (order_id);

create function revoked_as_booked() returns trigger language plpgsql as $$
begin
    if not exists (
        select from entitlement e join coin_entry paid on paid.id = e.entry_id join coin_entry back on back.id = new.entry_id
        join trade_order o on o.id = new.order_id
        where (e.uid, e.game_id, e.number) = (new.uid, new.game_id, new.number)
          and (back.uid, back.ref_type, back.delta) = (new.uid, 'take_back', -paid.delta)
          and back.ref_id = new.uid || ':' || new.game_id || ':' || new.number and o.uid = new.uid) then
        raise exception 'the revocation of the game % of % gives its coins not back', new.game_id, new.uid
            using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end $$;
create trigger revoked_as_booked before insert on revocation for each row execute function revoked_as_booked();
create trigger revocation_append_only before update or delete on revocation
    for each row execute function refuse_change('a revocation stays: the player can buy the game again');
create trigger revocation_no_truncate before truncate on revocation
    for each statement execute function refuse_change('a revocation stays: the player can buy the game again');

create view owned_game as
select e.uid, e.game_id, e.number, e.entry_id, e.create_time from entitlement e
where not exists (select from revocation r where (r.uid, r.game_id, r.number) = (e.uid, e.game_id, e.number));
comment on view owned_game is 'The only place that says which account owns which game.';

create function bought_again() returns trigger language plpgsql as $$
begin
    if not exists (select from revocation r where (r.uid, r.game_id, r.number) = (new.uid, new.game_id, new.number - 1)) then
        raise exception '% owns the game % already', new.uid, new.game_id using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end $$;
create trigger entitlement_bought_again before insert on entitlement
    for each row when (new.number > 0) execute function bought_again();

-- As in 0025, with the number of the purchase.
create or replace function entitled_as_charged() returns trigger language plpgsql as $$
declare
    wrong text;
begin
    select case
        when g.id is null then format('entitlement names the game %s, which is not there', a.game_id)
        else format('entitlement names an entry that is no charge of %s for the game %s', a.uid, a.game_id) end
    into wrong
    from added a left join public.game g on g.id = a.game_id left join public.coin_entry e on e.id = a.entry_id
    where g.id is null
       or (e.uid = a.uid and e.ref_type = 'game' and e.ref_id = concat_ws(':', a.uid, a.game_id, nullif(a.number, 0))) is not true
    limit 1;
    if found then
        raise exception '%', wrong using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;

create or replace function downloads_as_charged() returns trigger language plpgsql as $$
declare
    wrong text;
begin
    select case
        when g.id is null then format('game_download names the game %s, which is not there', a.game_id)
        when a.entry_id is null then format('game_download names the account %s, which is not there', a.uid)
        when not (e.delta = -a.charged and e.idempotency_key is not distinct from a.idempotency_key)
            then 'game_download has another price or key than its charge'
        else format('game_download names an entry that is no charge of %s for the game %s', a.uid, a.game_id) end
    into wrong
    from added a left join public.game g on g.id = a.game_id left join public.coin_entry e on e.id = a.entry_id
    where g.id is null
       or case when a.entry_id is null
               -- As a value it is looked up for each; "exists" may read all accounts for a crowd.
               then a.uid is not null and (select o.uid from public.account o where o.uid = a.uid) is null
               else (e.delta = -a.charged and e.idempotency_key is not distinct from a.idempotency_key
                     and e.uid = a.uid and e.ref_type = 'game'
                     and starts_with(e.ref_id || ':', a.uid || ':' || a.game_id || ':')) is not true end
    limit 1;
    if found then
        raise exception '%', wrong using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
