-- Daily comparison with the bill of a payment channel: what it lists, and where it differs from the portal's books.

-- Checks the rows from before 0066. Writers go on meanwhile.
alter table coin_entry validate constraint coin_entry_ref_type_known;

create table bill_row (
    channel      text   not null,
    trade_no     text   not null,
    number       text   not null,                           -- of a refund; empty: the payment itself
    day          date   not null,                           -- the channel's
    order_number text   not null,                           -- as the channel names the order
    amount       bigint not null,                           -- in the currency's minor unit
    primary key (channel, trade_no, number)
);
comment on table bill_row is 'Payments and refunds as the bills of a channel list them.';
create index bill_row_of_day on bill_row (channel, day);

create table reconciliation (
    channel        text        not null,
    day            date        not null,
    rows_count     bigint      not null,                    -- of the bill
    paid_cents     bigint      not null,
    refunded_cents bigint      not null,
    reconcile_time timestamptz not null,                    -- the last time
    primary key (channel, day)
);

create table bill_difference (
    id           bigint      generated always as identity primary key,
    channel      text        not null,
    day          date        not null,
    kind         text        not null check (kind in ('paid_there', 'paid_here', 'amount', 'refund')),
    trade_no     text        not null,
    number       text        not null,                      -- of a refund; empty: the payment itself
    order_number text        not null,
    here_cents   bigint      not null,                      -- 0: unknown here
    there_cents  bigint      not null,                      -- 0: not in the bill
    note         text        not null default '',
    resolved_by  text,                                      -- an operator, or `portal`: a later run found no difference. Null: open
    resolve_time timestamptz,
    create_time  timestamptz not null,
    unique (channel, day, kind, trade_no, number),
    check ((resolved_by is null) = (resolve_time is null)),
    foreign key (channel, day) references reconciliation
);
create index bill_difference_open on bill_difference (id) where resolve_time is null;
create trigger bill_difference_stays before delete on bill_difference
    for each row execute function refuse_change('differences are kept');

-- The number by which a channel knows each refund (src/payments/refund.rs).
create view refund_request as
select p.channel, p.trade_no, p.order_id, replace(p.order_id::text, '-', '') || case when p.verdict = 'accepted' then '' else '_' || p.id end as number,
       coalesce(r.amount, p.amount) as amount, r.paid_time, r.note
from refund r join payment p on p.id = r.payment_id
union all
select p.channel, p.trade_no, p.order_id, replace(p.order_id::text, '-', '') || '_part' || t.id, t.amount, t.paid_time, t.note
from refund_part t join payment p on p.id = t.payment_id;

-- A payment or refund near midnight is in the bill of the day before or of its own day. So each side is looked up among all days of the
-- other. Money that was paid back elsewhere (a note) is in no bill.
-- If it is in one, it went back twice: a difference, with nothing here.
create function bill_differences(of_channel text, of_day date, since timestamptz, until timestamptz)
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
