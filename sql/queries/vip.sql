-- Membership plans and grants. Only a new vip_grant changes a membership (migrations/0009_trade.sql).

--! plans_on_sale
select type, name, days, level_type, coin_price, price, currency, benefits, badge
from vip_plan where not retired
  and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now())
order by place;

--! grant_memberships
-- In the given order. Negative days take days back. A trigger sets both times and changes the membership
-- (migrations/0012_money_rules.sql). A day is 24 hours, also when the clocks change.
insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
select uid, level_type, make_interval(hours => 24 * days), now(), now(), ref_type, ref_id
from unnest(:uids::bigint[], :level_types::smallint[], :days::integer[], :ref_types::text[], :ref_ids::text[])
    with ordinality as granted (uid, level_type, days, ref_type, ref_id, place)
order by place;

--! give_used_again
-- Grants the used days of an order again, because its refund takes back all of its days. Runs under the account's status lock.
insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
select g.uid, 0, u.used, now(), now(), 'used', g.ref_id
from vip_grant g join status s on s.uid = g.uid, used_of_grant(g, s.exp_time, now(), 9223372036854775807) as u (used)
where g.ref_type = 'order' and g.ref_id = :order and u.used > interval '0';
