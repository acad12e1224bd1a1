-- Orders for coins and memberships, their payments and refunds.

--! lock_payer
-- Locks the account's status. Returns whether its youth mode is on.
select youth from status where uid = :uid for update;

--! coin_package
select name, coins + bonus as coins, amount, currency from coin_package where id = :id and not retired
  and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now());

--! vip_plan
select name, days, level_type, price, currency from vip_plan where type = :type and not retired
  and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now());

--! channel_is_offered
select channel from pay_channel where channel = :channel and not retired;

--! open_orders
-- How many orders can still be paid, and the time until the first of them expires.
select count(*) as n, (greatest(1, coalesce(extract(epoch from min(pay_expire_time) - now()), 0)) * 1000)::bigint as wait_ms
from trade_order where uid = :uid and status = 'created' and cancel_time is null and pay_expire_time > now();

--! insert_order (package_id?, vip_type?, idempotency_key?)
-- The channel does not know an order before the player opens its pay page. Until then it is asked only once, when the order expires.
insert into trade_order (id, uid, kind, item, package_id, coins, vip_type, days, level_type, source, amount, currency, channel,
    pay_expire_time, ask_time, idempotency_key)
values (:id, :uid, :kind, :item, :package_id, :coins, :vip_type, :days, :level_type, :source, :amount, :currency, :channel,
    now() + :life_ms::float8 * interval '1 ms', now() + :life_ms::float8 * interval '1 ms', :idempotency_key);

--! order : Order(package_id?, vip_type?, paid_time?, deliver_time?, refund_time?)
select * from told_order where id = :id;

--! order_by_key : Order(package_id?, vip_type?, paid_time?, deliver_time?, refund_time?)
select * from told_order
where id = (select id from trade_order where uid = :uid and idempotency_key = :idempotency_key);

--! orders_of : Order(package_id?, vip_type?, paid_time?, deliver_time?, refund_time?)
select * from told_order where uid = :uid and number < :before order by number desc offset :skip limit :size;

--! orders_total
select count(*) from trade_order where uid = :uid;

--! number_time
select create_time from trade_order where number = :number;

--! orders_before : Order(package_id?, vip_type?, paid_time?, deliver_time?, refund_time?)
-- Orders of all accounts that are older than a time or an order. `status`: empty means any.
select * from told_order
where (create_time, number) < (:below_time, :below) and create_time >= :since and (:status = '' or status = :status)
order by create_time desc, number desc limit :size;

--! orders_of_between : Order(package_id?, vip_type?, paid_time?, deliver_time?, refund_time?)
select * from told_order
where uid = :uid and number < :below and create_time >= :since and create_time < :until and (:status = '' or status = :status)
order by number desc limit :size;

--! overdue_orders : Order(package_id?, vip_type?, paid_time?, deliver_time?, refund_time?)
-- Expired orders that are still open: their channel is switched off, or does not answer for more than an hour.
select * from told_order
where status = 'created' and pay_expired
  and (pay_expire_time < now() - interval '1 hour' or channel <> all(:channels::text[]))
order by number desc limit :size;

--! lock_order
select id from trade_order where id = :id for update;

--! opened
-- The player opens the pay page: from now on the channel is asked, with growing intervals.
update trade_order set ask_time = now() + interval '5 s', asked = 0
where id = :id and status = 'created' and ask_time > now() + interval '5 s';

--! claim_due : Order(package_id?, vip_type?, paid_time?, deliver_time?, refund_time?)
-- Claims orders to ask the channel about. No other node claims them before the new ask_time.
with claimed as (
    update trade_order set asked = asked + 1, ask_time = now() + least(60, 5 * 2 ^ least(asked, 10)) * interval '1 s'
    where id in (
        select id from trade_order
        where status = 'created' and ask_time <= now() and channel = any(:channels::text[])
        order by ask_time limit :size for update skip locked
    )
    returning id
)
select * from told_order where id in (select id from claimed);

--! deliver
update trade_order set status = 'delivered', paid_time = now(), deliver_time = now() where id = :id;

--! close
-- `note`: the reason, if an operator closes the order; otherwise empty.
update trade_order set status = 'closed', note = :note where id = :id and status = 'created' returning uid;

--! cancel
update trade_order set cancel_time = now() where id = :id and status = 'created' and cancel_time is null returning uid;

--! refund
update trade_order set status = 'refunded', refund_time = now() where id = :id;

--! payment : Payment(order_id?, refund_reason?, refund_paid_time?, acknowledged?)
select * from payment_state where channel = :channel and trade_no = :trade_no;

--! payments_of : Payment(order_id?, refund_reason?, refund_paid_time?, acknowledged?)
select * from payment_state where order_id = :order_id order by id;

--! odd_payments : Payment(order_id?, refund_reason?, refund_paid_time?, acknowledged?)
-- Payments for operators to check: payments without a delivery or refund, refunds that the channel has not accepted, and refunds
-- that the channel made by itself.
select * from odd_payment_state order by id desc limit :size;

--! open_counts
select (select count(*) from odd_payment_state where refund_reason is null and parts_owed = 0) as odd,
       (select count(*) from odd_payment_state where refund_reason is not null or parts_owed > 0) as owed,
       (select count(*) from trade_order where status = 'created' and pay_expire_time < now() - interval '1 hour') as overdue;

--! insert_payment (order_id?)
insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by, note)
values (:channel, :trade_no, :order_id, :amount, :currency, :verdict, :heard_by, :note)
on conflict (channel, trade_no) do nothing
returning id;

--! note_channel_refund
-- The channel reports a refund of this payment. It is recorded unless the portal itself ordered a refund.
insert into channel_refund (payment_id)
select p.id from payment p
where p.channel = :channel and p.trade_no = :trade_no and not exists (select from refund r where r.payment_id = p.id)
-- A trigger leaves it out as well if the portal ordered a refund of a part.
on conflict do nothing;

--! acknowledge
insert into acknowledgement (payment_id, reason)
select id, :reason from payment_state where id = :payment_id and is_odd
on conflict do nothing;

--! insert_refund
-- Of all that is left of the payment, which `amount` has to be; a trigger sets the coins. The writer sends the refund to the channel at once. If its node
-- crashes, a background job does so after 30 s.
insert into refund (payment_id, amount, reason, ask_time) values (:payment_id, :amount, :reason, now() + interval '30 s')
returning coalesce(amount, 0) as amount, coalesce(coins, 0) as coins;

--! insert_part
-- A refund of less than what is left. `refund_part_fits` sets the coins.
insert into refund_part (payment_id, amount, reason, ask_time) values (:payment_id, :amount, :reason, now() + interval '30 s')
returning id, coins;

--! parts_of : Part(paid_time?)
select t.id, t.payment_id, t.amount, t.coins, t.reason, t.paid_time, t.fault, t.note, t.paid_by, t.create_time
from refund_part t join payment p on p.id = t.payment_id where p.order_id = :order_id order by t.id;

--! claim_owed : Owed(part_id?)
-- The same as claim_due, for refunds. `least_ms`: the longest time that a call of the channel can take. `asks_rest`: after refunds of parts
-- this server asks only for the rest (migrations/0066_debt.sql). Without a `fault`, the channel has not answered the claim yet.
with claimed as (
    update refund set asks_rest = true, asked = asked + 1, fault = '',
        ask_time = now() + greatest(:least_ms::float8, least(3600, 5 * 2 ^ least(asked, 10)) * 1000) * interval '1 ms'
    where payment_id in (
        select payment_id from refund join payment on payment.id = payment_id
        where paid_time is null and ask_time <= now() and channel = any(:channels::text[])
        order by ask_time limit :size for update of refund skip locked
    )
    returning payment_id, reason, amount
)
select c.payment_id, null::bigint as part_id, c.reason, p.channel, p.trade_no, p.order_id, coalesce(c.amount, p.amount) as amount, p.currency, p.verdict
from claimed c join payment p on p.id = c.payment_id;

--! claim_owed_parts : Owed(part_id?)
-- The same for refunds of parts.
with claimed as (
    update refund_part set asked = asked + 1, fault = '',
        ask_time = now() + greatest(:least_ms::float8, least(3600, 5 * 2 ^ least(asked, 10)) * 1000) * interval '1 ms'
    where id in (
        select t.id from refund_part t join payment p on p.id = t.payment_id
        where t.paid_time is null and t.ask_time <= now() and p.channel = any(:channels::text[])
        order by t.ask_time limit :size for update of t skip locked
    )
    returning id, payment_id, reason, amount
)
select c.payment_id, c.id as part_id, c.reason, p.channel, p.trade_no, p.order_id, c.amount, p.currency, p.verdict
from claimed c join payment p on p.id = c.payment_id;

--! claim_owed_one : Owed(part_id?)
-- The same as claim_owed, for one refund and without waiting for its ask_time.
with claimed as (
    update refund set asks_rest = true, asked = asked + 1, fault = '', ask_time = now() + :least_ms::float8 * interval '1 ms'
    where payment_id = :payment_id and paid_time is null
    returning payment_id, reason, amount
)
select c.payment_id, null::bigint as part_id, c.reason, p.channel, p.trade_no, p.order_id, coalesce(c.amount, p.amount) as amount, p.currency, p.verdict
from claimed c join payment p on p.id = c.payment_id;

--! claim_owed_part : Owed(part_id?)
-- The same for the refund of a part.
with claimed as (
    update refund_part set asked = asked + 1, fault = '', ask_time = now() + :least_ms::float8 * interval '1 ms'
    where id = :id and paid_time is null
    returning id, payment_id, reason, amount
)
select c.payment_id, c.id as part_id, c.reason, p.channel, p.trade_no, p.order_id, c.amount, p.currency, p.verdict
from claimed c join payment p on p.id = c.payment_id;

--! refund_taken
update refund set paid_time = now(), fault = '' where payment_id = :payment_id and paid_time is null;

--! part_taken
update refund_part set paid_time = now(), fault = '' where id = :id and paid_time is null;

--! refund_elsewhere
-- `note`, `paid_by`: how the money went back and which operator says so. Nothing while the channel is asked, because both could pay.
update refund set paid_time = now(), fault = '', note = :note, paid_by = :paid_by
where payment_id = :payment_id and paid_time is null and (asked = 0 or fault <> '' or ask_time <= now());

--! part_elsewhere
-- The same for the refund of a part.
update refund_part set paid_time = now(), fault = '', note = :note, paid_by = :paid_by
where id = :id and paid_time is null and (asked = 0 or fault <> '' or ask_time <= now());

--! refund_not_taken
update refund set fault = :fault where payment_id = :payment_id and paid_time is null;

--! part_not_taken
update refund_part set fault = :fault where id = :id and paid_time is null;

--! owned_game
-- The purchase that gives this account the game, and its price.
select o.number, g.name, -e.delta as price
from owned_game o join coin_entry e on e.id = o.entry_id join game g on g.id = o.game_id
where o.uid = :uid and o.game_id = :game_id;

--! insert_revocation
insert into revocation (uid, game_id, number, order_id, entry_id, reason)
values (:uid, :game_id, :number, :order_id, :entry_id, :reason);

--! insert_debt (part_id?)
insert into debt (uid, order_id, part_id, coins) values (:uid, :order_id, :part_id, :coins) returning id;

--! open_debt_coins
-- What an account owes.
select coalesce(sum(coins - settled_coins), 0)::bigint as coins from debt where uid = :uid and settled_coins < coins;

--! open_debts
-- Newest first. `uid`: 0 means of all accounts.
select d.id, d.uid, d.order_id, o.item, d.coins, d.settled_coins, d.create_time
from debt d join trade_order o on o.id = d.order_id
where (:uid::bigint = 0 or d.uid = :uid) and d.id < :below and d.settled_coins < d.coins order by d.id desc limit :size;

--! debts_of_order
select id, coins, settled_coins, create_time from debt where order_id = :order_id order by id;

--! revocations_of_order
select r.game_id, g.name, r.reason, r.create_time from revocation r join game g on g.id = r.game_id
where r.order_id = :order_id order by r.game_id, r.number;
