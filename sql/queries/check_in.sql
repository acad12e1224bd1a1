-- Check-ins: one row per account and day.

--! rule
select rewards, make_up_price, make_up_days from check_in_rule;

--! set_rule
update check_in_rule set rewards = :rewards, make_up_price = :make_up_price, make_up_days = :make_up_days;

--! today
select (now() at time zone :zone::text)::date as today;

--! lock_players
-- Locks the accounts' statuses. Returns balances, and the first day on which each account could check in.
with locked as (select uid, balance, youth from status where uid = any(:uids) order by uid for update)
select s.uid, s.balance, s.youth, (a.create_time at time zone :zone::text)::date as first_day
from locked s join account a using (uid);

--! days_since
select uid, day, streak, made_up from check_in where uid = any(:uids) and day >= :since order by uid, day;

--! by_key
-- The days that were checked in with these keys.
select c.uid, c.idempotency_key as key, c.day, c.streak, c.made_up, c.reward, c.full_month, c.card
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key)
join check_in c on c.uid = asked.uid and c.idempotency_key = asked.key;

--! insert_days
-- The nil UUID stands for no key. A trigger uses the cards.
insert into check_in (uid, day, streak, made_up, reward, full_month, idempotency_key, card)
select uid, day, streak, made_up, reward, full_month, nullif(key, '00000000-0000-0000-0000-000000000000'), card
from unnest(:uids::bigint[], :days::date[], :streaks::int[], :made_up::boolean[], :rewards::bigint[],
            :full_months::boolean[], :keys::uuid[], :cards::boolean[])
    as c (uid, day, streak, made_up, reward, full_month, key, card);

--! set_streaks
update check_in c set streak = s.streak
from unnest(:uids::bigint[], :days::date[], :streaks::int[]) as s (uid, day, streak)
where c.uid = s.uid and c.day = s.day;

--! insert_badges
-- After these accounts' locks: a trigger writes account.badge, which is shown next to the name.
insert into month_badge (uid, month, until)
select uid, month, (month + interval '2 months') at time zone :zone::text
from unnest(:uids::bigint[], :months::date[]) as b (uid, month);

--! move_coins
-- In the given order: a trigger computes each balance from the entry before it. The nil UUID stands for no key.
insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key)
select uid, delta, 0, reason, ref_type, ref_id, nullif(key, '00000000-0000-0000-0000-000000000000')
from unnest(:uids::bigint[], :deltas::bigint[], :reasons::text[], :ref_types::text[], :ref_ids::text[], :keys::uuid[])
    with ordinality as moved (uid, delta, reason, ref_type, ref_id, key, place)
order by place;

--! player
select (now() at time zone :zone::text)::date as today, (create_time at time zone :zone::text)::date as first_day
from account where uid = :uid;

--! days_of
select day, made_up from check_in where uid = :uid and day between :first and :last order by day;

--! streak_at
-- The streak of the last checked-in day in this period.
select streak from check_in where uid = :uid and day between :first and :last order by day desc limit 1;

--! badges
select to_char(month, 'YYYY-MM') as month from month_badge where uid = :uid order by month_badge.month desc limit 120;
