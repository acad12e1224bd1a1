-- The ledger. The insert's trigger moves the balance (migrations/0002_status.sql).

--! append_entry (idempotency_key?)
insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key)
values (:uid, :delta, 0, :reason, :ref_type, :ref_id, :idempotency_key)
returning id, balance_after;

--! entry_by_ref
select uid, delta, balance_after from coin_entry where ref_type = :ref_type and ref_id = :ref_id;

--! entries : Entry()
-- An account's entries, newest first.
select id, delta, balance_after, reason, ref_type, ref_id, create_time
from coin_entry where uid = :uid and id < :before order by id desc offset :skip limit :size;

--! entries_between : Entry()
-- An account's entries of some time, newest first.
select id, delta, balance_after, reason, ref_type, ref_id, create_time from coin_entry
where uid = :uid and id < :below and create_time >= :since and create_time < :until order by id desc limit :size;

--! entries_total
select count(*) from coin_entry where uid = :uid;
