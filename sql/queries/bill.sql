-- Bills of payment channels, compared with the portal's books (migrations/0067_reconciliation.sql).

--! lock
-- One run for a channel at a time.
select pg_advisory_xact_lock(hashtextextended('bill ' || :channel::text, 0))::text as locked;

--! record
insert into reconciliation (channel, day, rows_count, paid_cents, refunded_cents, reconcile_time)
values (:channel, :day, :rows_count, :paid_cents, :refunded_cents, :now)
on conflict (channel, day) do update set
    rows_count = excluded.rows_count, paid_cents = excluded.paid_cents, refunded_cents = excluded.refunded_cents,
    reconcile_time = excluded.reconcile_time;

--! delete_rows
-- A repeated run reads the bill again.
delete from bill_row where channel = :channel and day = :day;

--! store_rows
insert into bill_row (channel, trade_no, number, day, order_number, amount)
select :channel::text, trade_no, number, :day::date, min(order_number), sum(amount)::bigint
from unnest(:trade_nos::text[], :numbers::text[], :order_numbers::text[], :amounts::bigint[]) as r (trade_no, number, order_number, amount)
group by trade_no, number
on conflict (channel, trade_no, number) do update set
    day = excluded.day, order_number = excluded.order_number, amount = excluded.amount;

--! store_differences
-- A difference that an operator resolved stays resolved, unless its amounts change.
insert into bill_difference (channel, day, kind, trade_no, number, order_number, here_cents, there_cents, create_time)
select :channel::text, :day::date, f.kind, f.trade_no, f.number, f.order_number, f.here_cents, f.there_cents, :now
from bill_differences(:channel::text, :day::date, :since, :until) f
on conflict (channel, day, kind, trade_no, number) do update set
    here_cents = excluded.here_cents, there_cents = excluded.there_cents, note = '', resolved_by = null, resolve_time = null
where bill_difference.resolve_time is null or bill_difference.resolved_by = 'portal'
   or (bill_difference.here_cents, bill_difference.there_cents) is distinct from (excluded.here_cents, excluded.there_cents);

--! resolve_gone
-- Also of other days: the portal can learn of a payment, and a bill list one near midnight, after its day was compared. But a difference of
-- another day stays while its payment or refund differs in any way, since only a run of that day stores new kinds.
with still as materialized (
    select o.day, f.kind, f.trade_no, f.number
    from (select distinct day from bill_difference where channel = :channel::text and resolve_time is null) o
    cross join lateral bill_differences(
        :channel::text, o.day, :since::timestamptz + (o.day - :day::date) * interval '24 hours',
        :until::timestamptz + (o.day - :day::date) * interval '24 hours') f
)
update bill_difference d set resolved_by = 'portal', resolve_time = :now, note = 'a later run found no difference'
where d.channel = :channel::text and d.resolve_time is null
  and not exists (select from still s where (s.day, s.trade_no, s.number) = (d.day, d.trade_no, d.number)
                  and (s.kind = d.kind or d.day <> :day::date));

--! summary
select r.rows_count, r.paid_cents, r.refunded_cents,
       (select count(*) from bill_difference d where (d.channel, d.day) = (r.channel, r.day) and d.resolve_time is null) as open_count
from reconciliation r where r.channel = :channel and r.day = :day;

--! missing_days
-- Days without a reconciliation, oldest first: of the range, and before it since the first compared day of the last 90 days. A bill can be
-- late: an empty one with open differences is looked for again.
select d.day::date as day
from generate_series(
    least(:first::date, (select min(r.day) from reconciliation r where r.channel = :channel and r.day > :last::date - 90))::timestamp,
    :last::date::timestamp, interval '1 day') as d (day)
where not exists (
    select from reconciliation r
    where r.channel = :channel and r.day = d.day::date
      and (r.rows_count > 0 or not exists (select from bill_difference x where (x.channel, x.day) = (r.channel, r.day) and x.resolve_time is null))
) order by 1;

--! open_count
select count(*) from bill_difference where resolve_time is null;

--! differences : Difference(resolved_by?, resolve_time?)
-- Newest first.
select id, channel, day, kind, trade_no, number, order_number, here_cents, there_cents, note, resolved_by, resolve_time, create_time
from bill_difference where id < :below and (:all::boolean or resolve_time is null) order by id desc limit :size;

--! resolve
update bill_difference set note = :note, resolved_by = :by, resolve_time = :now where id = :id and resolve_time is null;

--! is_of_own_order
-- Whether this operator alone settled the order of a difference, or refunded it.
select exists (
    select from bill_difference d
    left join payment p on (p.channel, p.trade_no) = (d.channel, d.trade_no)
    join operator_log l on l.subject_kind = 'order'
        and l.subject_id in (p.order_id::text, case when d.order_number ~ '^[0-9a-f]{32}$' then d.order_number::uuid::text end)
    where d.id = :id and l.actor_name = :name and l.action in ('order.settle', 'order.refund') and l.after ->> 'proposer' is null);

--! is_known
select exists (select from bill_difference where id = :id);
