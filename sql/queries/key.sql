-- Idempotency keys: triggers keep which were used (migrations/0012_money_rules.sql).

--! is_used
select exists (select from used_key where uid = :uid and key = :key) as used;

--! used
-- Those of these that were used, for whatever.
select k.uid, k.key
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key) join used_key k using (uid, key);
