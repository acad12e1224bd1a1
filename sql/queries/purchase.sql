-- Purchases with coins, of many accounts in one transaction.

--! lock_buyers
select uid, balance, level_type > 0 and exp_time is not null and exp_time > now() as member, youth
from status where uid = any(:uids) order by uid for update;

--! wares
select id, name, online_type, buy_amount, platforms, retired from game where id = any(:games);

--! plans
select type, name, days, level_type, coin_price from vip_plan where type = any(:types) and not retired
  and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now());

--! entitlements
-- The newest purchase of each of these games by these accounts, and whether it was taken back.
select distinct on (e.uid, e.game_id) e.uid, e.game_id, e.number,
       exists (select from revocation r where (r.uid, r.game_id, r.number) = (e.uid, e.game_id, e.number)) as revoked
from unnest(:uids::bigint[], :games::bigint[]) as asked (uid, game_id) join entitlement e using (uid, game_id)
order by e.uid, e.game_id, e.number desc;

--! downloaded
-- Which of these accounts have downloaded which of these games before.
select asked.uid, asked.game_id
from unnest(:uids::bigint[], :games::bigint[]) as asked (uid, game_id)
where exists (select from game_download d where d.uid = asked.uid and d.game_id = asked.game_id);

--! downloads_by_key : (file?)
select d.uid, d.idempotency_key::uuid as key, d.game_id, d.platform_type, d.charged, d.file
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key)
join game_download d on d.uid = asked.uid and d.idempotency_key = asked.key;

--! charges_by_key
select e.uid, e.idempotency_key::uuid as key, e.ref_type, e.ref_id
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key)
join coin_entry e on e.uid = asked.uid and e.idempotency_key = asked.key;

--! just_bought
-- The given pairs of login and plan that were bought without a key in the last 60 s.
select b.login, b.plan
from unnest(:logins::uuid[], :plans::integer[]) as asked (login, plan) join keyless_purchase b using (login, plan)
where b.buy_time > now() - interval '60 s';

--! note_bought
insert into keyless_purchase (login, plan)
select login, plan from unnest(:logins::uuid[], :plans::integer[]) as bought (login, plan)
on conflict (login, plan) do update set buy_time = now();

--! forget_bought
-- After 120 s, not 60 s: a running transaction looks back from its own start. Skips locked rows; the next run takes them.
delete from keyless_purchase where (login, plan) in (
    select login, plan from keyless_purchase where buy_time <= now() - interval '120 s' for update skip locked
);

--! charge (keys[?])
-- In the given order: a trigger computes each balance from the entry before it.
insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key)
select uid, -price, 0, reason, ref_type, ref_id, key
from unnest(:uids::bigint[], :prices::bigint[], :reasons::text[], :ref_types::text[], :ref_ids::text[], :keys::uuid[])
    with ordinality as charged (uid, price, reason, ref_type, ref_id, key, place)
order by place
returning id, ref_type, ref_id;

--! entitle
insert into entitlement (uid, game_id, entry_id, number)
select * from unnest(:uids::bigint[], :games::bigint[], :entries::bigint[], :numbers::integer[]);

--! record_downloads (uids[?], entries[?], keys[?], files[?])
insert into game_download (uid, game_id, platform_type, charged, free_by, entry_id, idempotency_key, file)
select * from unnest(:uids::bigint[], :games::bigint[], :platform_types::smallint[], :charges::bigint[], :free_by::text[],
    :entries::bigint[], :keys::uuid[], :files::jsonb[]);

--! count_downloads
-- Runs last and locks in order, so that the row of a popular game is locked only until the commit.
with held as materialized (select id from game where id = any(:games) order by id for no key update)
update game g set download_num = g.download_num + d.num
from held join unnest(:games::bigint[], :nums::bigint[]) as d (id, num) using (id) where g.id = held.id;
