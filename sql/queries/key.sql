-- Idempotency keys. Triggers record each used key (migrations/0027_account_key.sql).

--! is_used
select exists (select from account_key where uid = :uid and key = :key) as used;

--! used
-- The given keys that were used, by any call.
select k.uid, k.key
from unnest(:uids::bigint[], :keys::uuid[]) as asked (uid, key) join account_key k using (uid, key);
