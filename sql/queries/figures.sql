-- Business figures. This file is the one place that defines each value. Days are days of the portal's time zone. `since` and `until` are
-- the begin and the end of `day`; the end does not belong to it.

--! try_lock
-- One node at a time computes figures.
select pg_try_advisory_xact_lock(hashtext('portal.figures')) as locked;

--! begin
-- The first run: figures begin with today. It reads all logins and balances, once.
with progress as (
    insert into figure_progress (zone, first_day, held_before_coins)
    select :zone, day,
           (select coalesce(sum(balance), 0) from status)
           - (select coalesce(sum(delta), 0) from coin_entry where create_time >= day::timestamp at time zone :zone)
    from (select (:now::timestamptz at time zone :zone)::date as day) today
    on conflict do nothing
    returning first_day
)
insert into player_day (day, uid)
select distinct p.first_day, l.uid from progress p join login l on l.last_time >= p.first_day::timestamp at time zone :zone
on conflict do nothing;

--! set_zone
update figure_progress set zone = :zone where zone <> :zone;

--! progress : (closed_day?, closed_until?)
-- `closed_until`: the end of the newest day with figures; before the first one, the begin of the first day.
select first_day, closed_day, coalesce(closed_day + 1, first_day)::timestamp at time zone zone as closed_until from figure_progress;

--! next_day
-- The oldest day without figures, ten minutes after its end; before it, each of the last seven days once an hour, because payments,
-- refunds and transactions of its last seconds can arrive late.
select d.day::date as day
from figure_progress p,
     generate_series(
         greatest(p.first_day, coalesce(p.closed_day, p.first_day - 1) - 6)::timestamp,
         least(
             coalesce(p.closed_day + 1, p.first_day),
             ((:now::timestamptz - interval '10 minutes') at time zone p.zone)::date - 1
         )::timestamp,
         interval '1 day') as d (day)
left join figure_day f on f.day = d.day::date
where f.day is null or f.computed_time <= :now::timestamptz - interval '1 hour'
order by d.day limit 1;

--! bounds
select :day::date::timestamp at time zone :zone as since, (:day::date + 1)::timestamp at time zone :zone as until;

--! today
select (:now::timestamptz at time zone :zone)::date as today;

--! measure
-- active_players_count: players who signed in, opened a socket or renewed a token.
-- new_players_count: accounts created.
-- revenue_cents, paid_orders_count, payers_count: orders in yuan by the time of payment, also those that were refunded later.
-- refunds_count, refund_cents: refunds of orders in yuan by their time; refunds of parts count each.
-- issued_coins: coins that players got, also for games that were taken back. spent_coins: coins for games, memberships, draws and missed check-ins.
-- withdrawn_coins: coins taken back by refunds and their debts, corrections, invitations and erasures.
-- held_coins: coins of all players at the end of the day.
-- posts_count, comments_count: also those that were hidden or deleted later.
-- reports_open_count: reports at the end of the day that nobody had decided.
select a.active_players_count, p.new_players_count, o.revenue_cents, o.paid_orders_count, o.payers_count,
       r.refunds_count, r.refund_cents, c.issued_coins, c.spent_coins, c.withdrawn_coins, h.held_coins,
       s.posts_count, t.comments_count, w.reports_open_count
from (select count(*) as active_players_count from player_day where day = :day) a,
     (select count(*) as new_players_count from account where create_time >= :since and create_time < :until) p,
     (select coalesce(sum(amount), 0)::bigint as revenue_cents, count(*) as paid_orders_count,
             count(distinct uid) as payers_count
      from trade_order where paid_time >= :since and paid_time < :until and currency = 'CNY') o,
     (select count(*) as refunds_count, coalesce(sum(amount), 0)::bigint as refund_cents
      from order_refund where time >= :since and time < :until and currency = 'CNY') r,
     (select coalesce(sum(delta) filter (where delta > 0), 0)::bigint as issued_coins,
             coalesce(-sum(delta) filter (where delta < 0 and ref_type in ('game', 'vip', 'make_up', 'draw')), 0)::bigint as spent_coins,
             coalesce(-sum(delta) filter (where delta < 0 and ref_type not in ('game', 'vip', 'make_up', 'draw')), 0)::bigint
                 as withdrawn_coins
      from coin_entry where create_time >= :since and create_time < :until) c,
     (select coalesce((
          -- From the last day before this one, so that no day reads the whole ledger.
          select b.held_coins + coalesce((
              select sum(delta) from coin_entry
              where create_time >= b.day::timestamp at time zone :zone and create_time < :until), 0)
          from (
              (select 1 as place, day + 1 as day, held_coins from figure_day where day < :day order by day desc limit 1)
              union all
              select 2, first_day, held_before_coins from figure_progress
              order by place limit 1
          ) b), 0)::bigint as held_coins) h,
     (select count(*) as posts_count from post where create_time >= :since and create_time < :until) s,
     (select count(*) as comments_count from comment where create_time >= :since and create_time < :until) t,
     (select (select count(*) from report where resolve_time is null and create_time < :until)
             + (select count(*) from report where resolve_time >= :until and create_time < :until) as reports_open_count) w;

--! measure_channels
-- By payment channel.
select channel,
       count(*) filter (where paid) as paid_orders_count,
       coalesce(sum(amount) filter (where paid), 0)::bigint as revenue_cents,
       count(*) filter (where not paid) as refunds_count,
       coalesce(sum(amount) filter (where not paid), 0)::bigint as refund_cents
from (
    select channel, amount, true as paid from trade_order
    where paid_time >= :since and paid_time < :until and currency = 'CNY'
    union all
    select channel, amount, false from order_refund
    where time >= :since and time < :until and currency = 'CNY'
) o group by channel order by channel;

--! measure_games
-- The 20 games with the most downloads of the day.
select row_number() over (order by count(*) desc, sum(charged) desc, game_id)::smallint as place,
       game_id, count(*) as downloads_count, sum(charged)::bigint as spent_coins
from game_download where create_time >= :since and create_time < :until
group by game_id order by place limit 20;

--! upsert_day
insert into figure_day (
    day, active_players_count, new_players_count, revenue_cents, paid_orders_count, payers_count, refunds_count, refund_cents,
    issued_coins, spent_coins, withdrawn_coins, held_coins, posts_count, comments_count, reports_open_count, computed_time)
values (
    :day, :active_players_count, :new_players_count, :revenue_cents, :paid_orders_count, :payers_count, :refunds_count,
    :refund_cents, :issued_coins, :spent_coins, :withdrawn_coins, :held_coins, :posts_count, :comments_count,
    :reports_open_count, :now)
on conflict (day) do update set
    active_players_count = excluded.active_players_count, new_players_count = excluded.new_players_count,
    revenue_cents = excluded.revenue_cents, paid_orders_count = excluded.paid_orders_count,
    payers_count = excluded.payers_count, refunds_count = excluded.refunds_count, refund_cents = excluded.refund_cents,
    issued_coins = excluded.issued_coins, spent_coins = excluded.spent_coins, withdrawn_coins = excluded.withdrawn_coins,
    held_coins = excluded.held_coins, posts_count = excluded.posts_count, comments_count = excluded.comments_count,
    reports_open_count = excluded.reports_open_count, computed_time = excluded.computed_time;

--! delete_channels
delete from figure_channel where day = :day;

--! insert_channel
insert into figure_channel (day, channel, paid_orders_count, revenue_cents, refunds_count, refund_cents)
values (:day, :channel, :paid_orders_count, :revenue_cents, :refunds_count, :refund_cents);

--! delete_games
delete from figure_game where day = :day;

--! insert_game
insert into figure_game (day, place, game_id, downloads_count, spent_coins)
values (:day, :place, :game_id, :downloads_count, :spent_coins);

--! retain
-- retained_N_count: new players of a day that came back N days later. A closed day completes those of three earlier days.
update figure_day f set
    retained_1_count = case when r.days = 1 then r.retained else f.retained_1_count end,
    retained_7_count = case when r.days = 7 then r.retained else f.retained_7_count end,
    retained_30_count = case when r.days = 30 then r.retained else f.retained_30_count end
from (
    select n.days, (
        select count(*) from account a join player_day p on p.day = :day::date and p.uid = a.uid
        where a.create_time >= (:day::date - n.days)::timestamp at time zone :zone
          and a.create_time < (:day::date - n.days + 1)::timestamp at time zone :zone) as retained
    from (values (1), (7), (30)) n (days)
) r where f.day = :day::date - r.days;

--! set_closed_day
update figure_progress set closed_day = :day where closed_day is null or closed_day < :day;

--! prune
delete from player_day where day < (select closed_day from figure_progress) - 40;

--! days : Day(retained_1_count?, retained_7_count?, retained_30_count?)
select day, active_players_count, new_players_count, retained_1_count, retained_7_count, retained_30_count, revenue_cents,
       paid_orders_count, payers_count, refunds_count, refund_cents, issued_coins, spent_coins, withdrawn_coins, held_coins,
       posts_count, comments_count, reports_open_count
from figure_day where day between :since and :until order by day;

--! channels
select day, channel, paid_orders_count, revenue_cents, refunds_count, refund_cents
from figure_channel where day between :since and :until order by day, channel;

--! games
select f.day, f.place, f.game_id, g.name, f.downloads_count, f.spent_coins
from figure_game f join game g on g.id = f.game_id
where f.day between :since and :until order by f.day, f.place;

--! game_names
select id, name from game where id = any(:ids);
