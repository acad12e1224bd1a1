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

--! refund_trade
-- A trade has one refund. A repeated refund succeeds without a change.
update sandbox_trade set status = 'refunded' where trade_no = :trade_no and status in ('paid', 'refunded');
