-- Operators, their roles, their sessions, and their log. All times are the caller's, except in the log.

--! insert_operator
insert into operator (name, password_hash, totp_sealed) values (:name, :password_hash, :totp_sealed)
on conflict (name) do nothing
returning id;

--! set_roles
with gone as (
    delete from operator_role where operator_id = :id and role <> all(:roles::text[])
)
insert into operator_role (operator_id, role) select :id, role from unnest(:roles::text[]) as role
on conflict do nothing;

--! operators : (disabled_time?, last_time?)
select o.id, o.name, o.password_once, o.create_time, o.disabled_time,
       (select max(s.create_time) from operator_session s where s.operator_id = o.id) as last_time,
       array(select r.role from operator_role r where r.operator_id = o.id order by r.role) as roles
from operator o order by o.name;

--! operator_by_name
select id, name, password_hash, password_once, totp_sealed, disabled_time is not null as disabled
from operator where name = :name;

--! lock_operator
-- Not `for update`, which would wait for every log entry of the operator that is not committed yet, and could deadlock with it.
select o.name, o.password_hash, o.disabled_time is not null as disabled,
       array(select r.role from operator_role r where r.operator_id = o.id order by r.role) as roles
from operator o where o.id = :id for no key update;

--! lock_enabled_admins
select o.id from operator o
where o.disabled_time is null and exists (select from operator_role r where r.operator_id = o.id and r.role = 'admin')
order by o.id for no key update;

--! has_enabled_admin
select exists (
    select from operator o join operator_role r on r.operator_id = o.id and r.role = 'admin' where o.disabled_time is null
);

--! access_by_name
-- The current roles of an operator, and whether it is disabled.
select o.disabled_time is not null as disabled,
       array(select r.role from operator_role r where r.operator_id = o.id order by r.role) as roles
from operator o where o.name = :name;

--! sign_in_maker
-- The one of `names` who could sign in as another of them, after adding that operator or changing its password, codes or roles.
-- The relation is transitive: with the sign-in of an operator, a person can also use the sign-ins that this operator set up.
with recursive could (name, who) as (
    select name, name from unnest(:names::text[]) as name
    union
    select c.name, l.actor_name
    from could c join operator_log l on l.subject_kind = 'operator' and l.subject_id = c.who
    where l.actor = 'operator' and l.time > :since
      and l.action in ('operator.add', 'operator.password', 'operator.totp', 'operator.roles')
)
select who from could where who <> name and who = any(:names) order by who limit 1;

--! use_code
-- No row: a code of this period or a later one was used.
update operator set totp_last_step = :step where id = :id and totp_last_step < :step and disabled_time is null;

--! seal_again
update operator set totp_sealed = :sealed where id = :id and totp_sealed = :before;

--! set_password
update operator set password_hash = :password_hash, password_once = :once where id = :id;

--! set_totp
update operator set totp_sealed = :totp_sealed, totp_last_step = 0 where id = :id;

--! disable
update operator set disabled_time = :now where id = :id and disabled_time is null;

--! insert_session
insert into operator_session (token_hash, operator_id, create_time, expire_time, address, agent)
values (:token_hash, :operator_id, :create_time, :expire_time, :address, :agent);

--! session
-- The operator of a session that is live at `now`.
select o.id, o.name, o.password_once, s.expire_time,
       array(select r.role from operator_role r where r.operator_id = o.id order by r.role) as roles
from operator_session s join operator o on o.id = s.operator_id
where s.token_hash = :token_hash and s.end_time is null and s.expire_time > :now and o.disabled_time is null;

--! end_session
update operator_session set end_time = :now where token_hash = :token_hash and end_time is null;

--! end_sessions (kept?)
-- If `kept` is null, all sessions end.
update operator_session set end_time = :now
where operator_id = :id and end_time is null and token_hash is distinct from :kept;

--! insert_log (operator_id?, before?, after?)
insert into operator_log (actor, operator_id, actor_name, action, subject_kind, subject_id, reason, before, after, request_id)
values (:actor, :operator_id, :actor_name, :action, :subject_kind, :subject_id, :reason, :before, :after, :request_id)
returning id;

--! log_page (actor_name?, action?, subject_kind?, subject_id?, since?, until?) : LogRow(operator_id?, before?, after?)
-- Newest first. A filter that is null does not filter.
select id, time, actor, operator_id, actor_name, action, subject_kind, subject_id, reason, before, after, request_id
from operator_log
where id < :below and (:actor_name::text is null or actor_name = :actor_name)
  and (:action::text is null or action = :action)
  and (:subject_kind::text is null or subject_kind = :subject_kind) and (:subject_id::text is null or subject_id = :subject_id)
  and (:since::timestamptz is null or time >= :since) and (:until::timestamptz is null or time < :until)
order by id desc limit :size;

--! log_of : LogRow(operator_id?, before?, after?)
-- The entries about one subject, newest first.
select id, time, actor, operator_id, actor_name, action, subject_kind, subject_id, reason, before, after, request_id
from operator_log where subject_kind = :subject_kind and subject_id = :subject_id order by id desc limit :size;

--! log_of_actions : LogRow(operator_id?, before?, after?)
-- The entries of some actions about one subject, newest first.
select id, time, actor, operator_id, actor_name, action, subject_kind, subject_id, reason, before, after, request_id
from operator_log
where subject_kind = :subject_kind and subject_id = :subject_id and action = any(:actions) order by id desc limit :size;
