-- Idempotency keys: triggers keep which were used (migrations/0027_account_key.sql).

--! is_used
select exists (select from account_key where uid = :uid and key = :key) as used;

--! used
-- Those of these that were used, for whatever.
select k.uid, k.key
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key) join account_key k using (uid, key);
