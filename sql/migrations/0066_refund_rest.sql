-- Refunds of the rest of a payment, while servers of the release before run; and money that went back twice.

-- Servers of the release before know no parts: their refund and their request to the channel mean the whole payment. Both are refused
-- after a part, also for memberships and odd payments. Servers of this release name the rest, and say with each claim that they ask for it.
alter table refund add column asks_rest boolean;
comment on column refund.asks_rest is 'Only within a claim: its server asks the channel for the rest of the payment. Always null afterwards.';

-- As in 0064. In addition, a refund after parts has to name the rest.
create or replace function refund_fits() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- A claim of a server of the release before gets nothing: it would ask the channel for the whole payment.
create function refund_asks_rest() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
    if new.asks_rest is null and exists (select from refund_part t where t.payment_id = new.payment_id) then
        return null;
    end if;
    new.asks_rest = null;
    return new;
end $$;
create trigger refund_asks_rest before update of asked on refund
    for each row when (new.asked > old.asked) execute function refund_asks_rest();

-- As in 0065. In addition, money that went back elsewhere and is in the bill too went back twice: it is a difference, with nothing here.
create or replace function bill_differences(of_channel text, of_day date, since timestamptz, until timestamptz)
returns table (kind text, trade_no text, number text, order_number text, here_cents bigint, there_cents bigint)
stable language sql as $$
    select case when p.id is null then 'paid_there' else 'amount' end, b.trade_no, b.number, b.order_number, coalesce(p.amount, 0), b.amount
    from bill_row b left join payment p on (p.channel, p.trade_no) = (b.channel, b.trade_no)
    where b.channel = of_channel and b.day = of_day and b.number = '' and p.amount is distinct from b.amount
    union all
    select 'paid_here', p.trade_no, '', coalesce(replace(p.order_id::text, '-', ''), ''), p.amount, 0
    from payment p
    where p.channel = of_channel and p.create_time >= since and p.create_time < until
      and not exists (select from bill_row b where (b.channel, b.trade_no, b.number) = (p.channel, p.trade_no, ''))
    union all
    select 'refund', b.trade_no, b.number, b.order_number, case when r.note = '' then r.amount else 0 end, b.amount
    from bill_row b left join refund_request r on (r.channel, r.trade_no, r.number) = (b.channel, b.trade_no, b.number)
    where b.channel = of_channel and b.day = of_day and b.number <> '' and (r.amount is distinct from b.amount or r.note <> '')
    union all
    select 'refund', r.trade_no, r.number, replace(r.order_id::text, '-', ''), r.amount, 0
    from refund_request r
    where r.channel = of_channel and r.paid_time >= since and r.paid_time < until and r.note = ''
      and not exists (select from bill_row b where (b.channel, b.trade_no, b.number) = (r.channel, r.trade_no, r.number))
$$;

-- 0064 added columns to two views. A prepared `select *` of a server of the release before fails since then. So these two have their former
-- columns again, and servers of this release read the views with all columns.
alter view told_payment rename to payment_state;
alter view odd_payment rename to odd_payment_state;
create view told_payment as
select id, channel, trade_no, order_id, amount, currency, verdict, heard_by, note, create_time, refund_reason, refund_paid_time, refund_fault,
       refund_note, acknowledged, is_odd, channel_refunded
from payment_state;
create view odd_payment as
select id, channel, trade_no, order_id, amount, currency, verdict, heard_by, note, create_time, refund_reason, refund_paid_time, refund_fault,
       refund_note, acknowledged, is_odd, channel_refunded
from odd_payment_state;
comment on view told_payment is 'For servers of the release before payment_state.';
comment on view odd_payment is 'For servers of the release before odd_payment_state.';
