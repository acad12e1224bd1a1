-- The trades of the sandbox payment channel.

--! open_trade
-- Opening the pay page again finds the same trade.
insert into sandbox_trade (order_id, trade_no, amount, currency, subject, notify_url, return_url, expire_time)
values (:order_id, :trade_no, :amount, :currency, :subject, :notify_url, :return_url, :expire_time)
on conflict (order_id) do nothing;

--! trade
select order_id, trade_no, amount, currency, subject, notify_url, return_url,
       case when status in ('waiting', 'failed') and expire_time <= now() then 'closed' else status end as status
from sandbox_trade where order_id = :order_id;

--! pay_trade
update sandbox_trade set status = 'paid', paid_time = now()
where order_id = :order_id and status in ('waiting', 'failed') and expire_time > now();

--! fail_trade
update sandbox_trade set status = 'failed' where order_id = :order_id and status = 'waiting' and expire_time > now();

--! close_trade
update sandbox_trade set status = 'closed' where order_id = :order_id and status in ('waiting', 'failed');

--! lock_trade
-- A statement of its own: the sum of the refunds must have those that held the lock before.
select order_id from sandbox_trade where trade_no = :trade_no for update;

--! insert_refund
-- All refunds of a trade together are at most its amount. A repeated number changes nothing.
insert into sandbox_refund (number, trade_no, amount)
select :number::text, t.trade_no, :amount::bigint from sandbox_trade t
where t.trade_no = :trade_no and t.status = 'paid'
  and :amount::bigint + coalesce((select sum(r.amount) from sandbox_refund r where r.trade_no = t.trade_no), 0) <= t.amount
on conflict (number) do nothing;

--! refund_trade
-- A trade whose whole money went back is refunded. Refunds of the release before have no number.
update sandbox_trade t set
    status = case when t.amount <= (select sum(r.amount) from sandbox_refund r where r.trade_no = t.trade_no) then 'refunded' else t.status end
where t.trade_no = :trade_no
  and (t.status = 'refunded' or exists (select from sandbox_refund r where (r.number, r.trade_no) = (:number::text, t.trade_no)));
