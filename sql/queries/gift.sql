-- Gift packs and their codes.

--! gifts_of_game : Gift(game_id?, game_name?, game_icon?, code?, claim_time?, per_device?, per_network?)
-- Running and coming packs. For a visitor (uid 0), codes are null.
select g.id, g.name, g.content, g.stock, g.stock - g.claimed_num as left, g.vip_only, g.begin_time, g.end_time,
       g.game_id, ga.name as game_name, ga.icon as game_icon, c.code, c.create_time as claim_time,
       goods_of_gift(g.id) as grants, coalesce(ga.redeem_hint, '') as redeem_hint,
       g.min_account_days, g.needs_phone, g.per_device, g.per_network
from gift g
left join game ga on ga.id = g.game_id
left join gift_claim c on c.gift_id = g.id and c.uid = :uid
where g.game_id = :game and not g.retired and g.end_time > now() order by g.place, g.id;

--! gifts : Gift(game_id?, game_name?, game_icon?, code?, claim_time?, per_device?, per_network?)
-- Running packs, then coming ones, then those that ended in the last 30 days. Within each group, packs without a game come first.
-- For a visitor (uid 0), codes are null.
select g.id, g.name, g.content, g.stock, g.stock - g.claimed_num as left, g.vip_only, g.begin_time, g.end_time,
       g.game_id, ga.name as game_name, ga.icon as game_icon, c.code, c.create_time as claim_time,
       goods_of_gift(g.id) as grants, coalesce(ga.redeem_hint, '') as redeem_hint,
       g.min_account_days, g.needs_phone, g.per_device, g.per_network
from gift g
left join game ga on ga.id = g.game_id
left join gift_claim c on c.gift_id = g.id and c.uid = :uid
where not g.retired and g.end_time > now() - interval '30 days' and (:game::bigint = 0 or g.game_id = :game)
order by case when now() >= g.end_time then 2 when now() < g.begin_time then 1 else 0 end, g.game_id is not null, g.place, g.id
offset :skip limit :size;

--! gifts_total
select count(*) from gift
where not retired and end_time > now() - interval '30 days' and (:game::bigint = 0 or game_id = :game);

--! claimed : Gift(game_id?, game_name?, game_icon?, code?, claim_time?, per_device?, per_network?)
-- Includes packs that have ended or were retired.
select g.id, g.name, g.content, g.stock, g.stock - g.claimed_num as left, g.vip_only, g.begin_time, g.end_time,
       g.game_id, ga.name as game_name, ga.icon as game_icon, c.code, c.create_time as claim_time,
       goods_of_gift(g.id) as grants, coalesce(ga.redeem_hint, '') as redeem_hint,
       g.min_account_days, g.needs_phone, g.per_device, g.per_network
from gift_claim c
join gift g on g.id = c.gift_id
left join game ga on ga.id = g.game_id
where c.uid = :uid and (:at::bigint = 0 or (c.create_time, g.id) < (to_timestamp(0) + :at::bigint * interval '1 microsecond', :before))
order by c.create_time desc, g.id desc offset :skip limit :size;

--! claimed_total
select count(*) from gift_claim where uid = :uid;

--! lock_members
select s.uid, s.level_type > 0 and s.exp_time is not null and s.exp_time > now() as member, a.phone is not null as has_phone,
       floor(extract(epoch from now() - a.create_time) / 86400)::integer as account_days
from status s join account a using (uid) where s.uid = any(:uids) order by s.uid for update of s;

--! lock_gifts : (per_device?, per_network?)
select id, name, stock - claimed_num as left, given_upto, vip_only, listed, retired, begin_time,
       now() >= begin_time as begun, now() >= end_time as ended, min_account_days, needs_phone, per_device, per_network
from gift where id = any(:ids) order by id for no key update;

--! packs_of_goods
-- Read it under the lock: until the first claim, an import can change what a pack gives.
select distinct gift_id from gift_grant where gift_id = any(:ids);

--! claims_of
select c.uid, c.gift_id, c.code
from unnest(:uids::bigint[], :gifts::bigint[]) as asked (uid, gift_id) join gift_claim c using (uid, gift_id);

--! origins
-- Where the logins come from.
select id, uid, device_id, address from login where id = any(:logins);

--! counts_of
-- The claims from these places. Read it under the locks of the packs.
select asked.gift_id, asked.place, c.claimed_num
from unnest(:gifts::bigint[], :places::text[]) as asked (gift_id, place)
join gift_claim_count c on c.gift_id = asked.gift_id and c.place = gift_place(asked.gift_id, asked.place);

--! add_counts
-- Each pack and place once. A check of the table refuses more claims than the cap.
insert into gift_claim_count (gift_id, place, claimed_num, most)
select a.gift_id, gift_place(a.gift_id, a.place), a.num, a.most
from unnest(:gifts::bigint[], :places::text[], :nums::integer[], :mosts::integer[]) as a (gift_id, place, num, most)
on conflict (gift_id, place) do update set
    claimed_num = gift_claim_count.claimed_num + excluded.claimed_num, most = excluded.most;

--! next_codes
-- A list's codes are given in list order. :given is the place of the last code that was given.
select g.gift_id, c.code
from unnest(:gifts::bigint[], :given::bigint[], :nums::bigint[]) as g (gift_id, given, num)
cross join lateral (
    select code, place from gift_code where gift_id = g.gift_id and place > g.given order by place limit g.num
) c
order by g.gift_id, c.place;

--! insert_claims
-- Triggers count the claims against the stock and grant the goods of their packs. The nil UUID stands for no key.
insert into gift_claim (gift_id, uid, code, idempotency_key)
select gift, uid, code, nullif(key, '00000000-0000-0000-0000-000000000000')
from unnest(:gifts::bigint[], :uids::bigint[], :codes::text[], :keys::uuid[]) as c (gift, uid, code, key);

--! keys_of
-- The claims that were made with these keys.
select c.uid, c.idempotency_key as key, c.gift_id
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key)
join gift_claim c on c.uid = asked.uid and c.idempotency_key = asked.key;

--! left
select id, stock - claimed_num as left from gift where id = any(:ids) and not retired order by id;

--! running
select id from gift where not retired and now() >= begin_time and now() < end_time order by id;

--! lock_gift
select name, listed, retired, stock, claimed_num, exists (select from gift_grant t where t.gift_id = gift.id) as goods
from gift where id = :id for no key update;

--! insert_codes
-- Appends the codes to the list. A code that the list already has keeps its place.
insert into gift_code (gift_id, code, place)
select :gift, n.code, (select coalesce(max(place), 0) from gift_code where gift_id = :gift) + n.place
from unnest(:codes::text[]) with ordinality as n (code, place)
on conflict (gift_id, code) do nothing;

--! stock_of_list
update gift set stock = (select count(*) from gift_code c where c.gift_id = gift.id) where id = :gift
returning stock, stock - claimed_num as left;

--! overview : Overview(game_name?, per_device?, per_network?)
-- All packs, for operators.
select g.id, g.name, ga.name as game_name, g.stock, g.claimed_num, g.vip_only, g.listed, g.begin_time, g.end_time,
       exists (select from gift_grant t where t.gift_id = g.id) as goods,
       g.min_account_days, g.needs_phone, g.per_device, g.per_network,
       case when g.retired then 'retired' when now() >= g.end_time then 'ended' when now() < g.begin_time then 'coming' else 'running' end as state
from gift g left join game ga on ga.id = g.game_id order by g.id;
