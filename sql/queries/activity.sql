-- Activities with their tasks and prizes, and players' joins, claims and draws (migrations/0016_activity.sql).

--: Activity()

--! activities : Activity
-- `state`: running, coming or past; empty means all, in that order. A past activity is shown for 90 days.
select a.id, a.kind, a.name, a.summary, a.content, a.banner, a.begin_time, a.end_time, a.claim_end_time, a.draw_price,
       a.free_draws, a.day_draws, s.state, a.join_num,
       exists (select from activity_join j where j.activity_id = a.id and j.uid = :uid) as joined
from activity a, lateral (select season(a.begin_time, a.end_time) as state) s
where not a.retired and (:state::text = '' or s.state = :state) and a.end_time > now() - interval '90 days'
order by array_position(array['running', 'coming', 'past'], s.state),
         case s.state when 'coming' then a.begin_time when 'past' then to_timestamp(0) - (a.end_time - to_timestamp(0)) end, a.place, a.id
offset :skip limit :size;

--! activities_total
select count(*) from activity a
where not retired and end_time > now() - interval '90 days'
  and (:state::text = '' or :state = season(begin_time, end_time));

--! activity : Activity
select a.id, a.kind, a.name, a.summary, a.content, a.banner, a.begin_time, a.end_time, a.claim_end_time, a.draw_price,
       a.free_draws, a.day_draws,
       season(a.begin_time, a.end_time) as state, a.join_num,
       exists (select from activity_join j where j.activity_id = a.id and j.uid = :uid) as joined
from activity a where a.id = :id and not a.retired;

--! tasks
-- uid 0 is a visitor, who has done nothing. A claimed task shows the reward that it paid, not today's reward.
select t.id, t.name, t.deed, t.goal, coalesce(c.coins, t.coins) as coins, coalesce(c.vip_days, t.vip_days) as vip_days,
       case when :uid::bigint = 0 then 0 else deeds_done(:uid, t.deed, a.begin_time, a.end_time, t.goal) end as done,
       c.uid is not null as claimed
from activity_task t join activity a on a.id = t.activity_id
left join activity_claim c on (c.uid, c.activity_id, c.task_id) = (:uid, t.activity_id, t.id)
where t.activity_id = :activity and not t.retired order by t.place, t.id;

--! prizes
select id, name, odds, stock - won_num as left, stock, coins, vip_days
from activity_prize where activity_id = :activity and not retired order by place, id;

--! draws_today
-- How many draws the account made today, and when the next day begins.
select count(d.id) as drawn, ((t.today + 1)::timestamp at time zone :zone::text) as next_day
from (select (now() at time zone :zone)::date as today) t
left join activity_draw d on d.uid = :uid and d.activity_id = :activity and d.day = t.today
group by t.today;

--! draws : Draw(prize_id?, prize?)
-- An account's draws, newest first.
select d.id, d.price, d.spin, d.prize_id, d.prize, d.coins, d.vip_days, d.create_time
from activity_draw d
where d.uid = :uid and d.activity_id = :activity and d.id < :before order by d.id desc offset :skip limit :size;

--! draws_total
select count(*) from activity_draw where uid = :uid and activity_id = :activity;

--! winners
-- The latest winners, newest first.
select d.id, a.name, d.prize, d.create_time
from activity_draw d join account a on a.uid = d.uid
where d.activity_id = :activity and d.prize_id is not null order by d.id desc limit :size;

--! progress
-- The accounts' progress in the tasks of running activities that they have joined.
select j.uid, j.activity_id, t.id as task_id, t.goal, deeds_done(j.uid, t.deed, a.begin_time, a.end_time, t.goal) as done
from activity_join j
join activity a on a.id = j.activity_id and not a.retired and season(a.begin_time, a.end_time) = 'running'
join activity_task t on t.activity_id = a.id and not t.retired
where j.uid = any(:uids) order by j.uid, j.activity_id, t.place, t.id;

-- Joins, claims and draws of many accounts in one transaction -------------------------------------------------------------------

--! lock_players
select uid, balance, youth from status where uid = any(:uids) order by uid for update;

--! wanted
select id, kind, name, begin_time, now() >= begin_time as begun, now() >= end_time as ended, now() >= claim_end_time as closed, retired,
       draw_price, free_draws, day_draws, (now() at time zone :zone::text)::date as today
from activity where id = any(:ids);

--! wanted_tasks
select asked.uid, t.activity_id, t.id, t.name, t.goal, t.coins, t.vip_days, t.level_type,
       deeds_done(asked.uid, t.deed, a.begin_time, a.end_time, t.goal) as done,
       exists (select from activity_claim c where (c.uid, c.activity_id, c.task_id) = (asked.uid, t.activity_id, t.id)) as claimed
from (select distinct * from unnest(:uids::bigint[], :activities::bigint[], :tasks::integer[]) as u (uid, activity_id, id)) asked
join activity_task t using (activity_id, id)
join activity a on a.id = t.activity_id
where not t.retired;

--! lock_prizes
-- Every transaction locks in this order. The lock decides which draw gets the last item of a prize.
select activity_id, id, name, odds, stock - won_num as left, coins, vip_days, level_type, place
from activity_prize where activity_id = any(:activities) and not retired order by activity_id, id for update;

--! drawn_today
select d.uid, d.activity_id, count(*)
from (select distinct * from unnest(:uids::bigint[], :activities::bigint[]) as u (uid, activity_id)) asked
join activity_draw d using (uid, activity_id)
where d.day = (now() at time zone :zone::text)::date
group by d.uid, d.activity_id;

--! joined
select j.uid, j.activity_id
from unnest(:uids::bigint[], :activities::bigint[]) as asked (uid, activity_id) join activity_join j using (uid, activity_id);

--! joins_by_key
select j.uid, j.idempotency_key::uuid as key, j.activity_id
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key)
join activity_join j on j.uid = asked.uid and j.idempotency_key = asked.key;

--! claims_by_key
select c.uid, c.idempotency_key::uuid as key, c.activity_id, c.task_id, c.coins, c.vip_days
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key)
join activity_claim c on c.uid = asked.uid and c.idempotency_key = asked.key;

--! draws_by_key : (prize_id?)
select d.uid, d.idempotency_key::uuid as key, d.activity_id, d.number, d.price, d.prize_id, d.coins, d.vip_days, d.spin
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key)
join activity_draw d on d.uid = asked.uid and d.idempotency_key = asked.key;

--! book
-- In the given order: a trigger computes each balance from the entry before it.
insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
select uid, delta, 0, reason, ref_type, ref_id
from unnest(:uids::bigint[], :deltas::bigint[], :reasons::text[], :ref_types::text[], :ref_ids::text[])
    with ordinality as booked (uid, delta, reason, ref_type, ref_id, place)
order by place
returning id, ref_type, ref_id;

--! insert_claims (entries[?], keys[?])
insert into activity_claim (activity_id, task_id, uid, coins, vip_days, entry_id, idempotency_key)
select * from unnest(:activities::bigint[], :tasks::integer[], :uids::bigint[], :coins::bigint[], :vip_days::integer[],
    :entries::bigint[], :keys::uuid[]);

--! insert_draws (prizes[?], price_entries[?], prize_entries[?], keys[?])
-- A trigger uses the spins.
insert into activity_draw (uid, activity_id, day, number, price, prize_id, coins, vip_days, price_entry_id, prize_entry_id, idempotency_key, spin)
select * from unnest(:uids::bigint[], :activities::bigint[], :days::date[], :numbers::integer[], :prices::bigint[], :prizes::integer[],
    :coins::bigint[], :vip_days::integer[], :price_entries::bigint[], :prize_entries::bigint[], :keys::uuid[],
    :spins::boolean[]);

--! insert_joins (keys[?])
-- A trigger counts the joins (activity.join_num). Every transaction inserts in this order, so that two never wait for each other.
insert into activity_join (activity_id, uid, idempotency_key)
select j.activity, j.uid, j.key from unnest(:activities::bigint[], :uids::bigint[], :keys::uuid[]) as j (activity, uid, key)
order by j.activity, j.uid on conflict do nothing;

--! join_by_deeds
-- Joins the accounts to the running activities with a task that counts what they did. In the order of insert_joins.
insert into activity_join (activity_id, uid)
select distinct t.activity_id, d.uid
from unnest(:uids::bigint[], :deeds::text[]) as d (uid, deed)
join activity_task t on t.deed = d.deed and not t.retired
join activity a on a.id = t.activity_id and not a.retired and season(a.begin_time, a.end_time) = 'running'
where not exists (select from activity_join j where (j.uid, j.activity_id) = (d.uid, t.activity_id))
order by 1, 2 on conflict do nothing;
