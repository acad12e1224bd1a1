-- A player cancels an open order. The player sees it as closed at once. It stays `created` until its channel promises to take no money, so
-- that a payment at the last moment is asked for and delivered like every other.
alter table trade_order add column cancel_time timestamptz;     -- null: the player did not cancel it
create trigger trade_order_is_cancelled_once before update on trade_order
    for each row when (
        old.cancel_time is distinct from new.cancel_time and (old.cancel_time is not null or old.status <> 'created'))
    execute function refuse_change('an order is cancelled once, while it is open');

alter table payment drop constraint payment_heard_by_known;
alter table payment add constraint payment_heard_by_known
    check (heard_by in ('notify', 'return', 'cancel', 'sweep', 'operator'));

-- What readers of orders see.
create or replace view told_order as
select id, number, uid, kind, item, coins, vip_type, days, level_type, source, amount, currency, channel, status,
       pay_expire_time, pay_expire_time <= now() as pay_expired, paid_time, deliver_time, refund_time, create_time,
       package_id, note, cancel_time is not null as cancelled
from trade_order;
