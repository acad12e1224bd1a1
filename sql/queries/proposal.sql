-- Changes that one operator makes, and proposals that a second one decides. All times are the caller's.

--! lock_changes
-- Changes of operators run one at a time, so that no sum is exceeded by two at once.
select pg_advisory_xact_lock(hashtext('portal operator change')) is null as locked;

--! change_by_key
select digest, result from operator_change where kind = :kind and idempotency_key = :idempotency_key;

--! insert_change
insert into operator_change (kind, operator, idempotency_key, digest, amount, result, create_time)
values (:kind, :operator, :idempotency_key, :digest, :amount, :result, :now);

--! sum_since
select coalesce(sum(amount), 0)::bigint as sum from operator_change
where operator = :operator and kind = :kind and create_time > :since;

--! insert_proposal
insert into operator_proposal (kind, body, digest, reason, proposer, create_time, expire_time, idempotency_key)
values (:kind, :body, :digest, :reason, :proposer, :now, :expire_time, :idempotency_key)
returning id;

--! proposal_by_key : Proposal(decision?, decided_by?, decided_time?, executed_time?, result?)
select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result
from operator_proposal where kind = :kind and idempotency_key = :idempotency_key;

--! lock_proposal : Proposal(decision?, decided_by?, decided_time?, executed_time?, result?)
select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result
from operator_proposal where id = :id for update;

--! proposal : Proposal(decision?, decided_by?, decided_time?, executed_time?, result?)
select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result
from operator_proposal where id = :id;

--! proposals (status?) : Proposal(decision?, decided_by?, decided_time?, executed_time?, result?)
-- Newest first. A status that is null does not filter.
select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result
from operator_proposal
where id < :below
  and (:status::text is null
       or :status = coalesce(decision, case when expire_time <= :now then 'expired' else 'open' end))
order by id desc limit :size;

--! decide (executed_time?, result?)
update operator_proposal
set decision = :decision, decided_by = :decided_by, decided_time = :now, executed_time = :executed_time, result = :result
where id = :id and decision is null;

--! newest_import : Proposal(decision?, decided_by?, decided_time?, executed_time?, result?)
-- The newest proposal of this import that is open, or approved and not executed.
select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result
from operator_proposal
where kind = 'content.import' and digest = :digest and executed_time is null
  and ((decision is null and expire_time > :now) or (decision = 'approved' and decided_time > :since))
order by id desc limit 1 for update;

--! execute_import
update operator_proposal set executed_time = :now, result = :result
where id = :id and decision = 'approved' and executed_time is null;
