-- Players' reports to the operators.

--! owner_of_post
select uid from post where id = :id and not hidden and delete_time is null;

--! owner_of_comment
select c.uid from comment c join post p on p.id = c.post_id
where c.id = :id and c.delete_time is null and not p.hidden and p.delete_time is null;

--! owner_of_user
select uid from account where uid = :id;

--! insert_report (key?)
insert into report (uid, kind, ref_id, reason, detail, idempotency_key)
values (:uid, :kind, :ref_id, :reason, :detail, :key)
on conflict do nothing;

--! report_by_key : (kind?, ref_id?)
-- The report that was made with a key. Nulls: the key was used for something else. No row: it is unused.
select r.kind, r.ref_id from account_key k left join report r on (r.uid, r.idempotency_key) = (k.uid, k.key)
where k.uid = :uid and k.key = :key;

--! open
-- The open reports, grouped by what they report; the most frequently reported first.
select kind, ref_id, count(*) as reports, array_agg(distinct reason) as reasons, max(create_time)::timestamptz as newest
from report where resolve_time is null
group by kind, ref_id order by count(*) desc, max(create_time) desc limit :size;

--! of : (resolve_time?, verdict?)
select r.uid, a.name, r.reason, r.detail, r.create_time, r.resolve_time, r.verdict
from report r join account a on a.uid = r.uid
where r.kind = :kind and r.ref_id = :ref_id order by r.id;

--! post_reported
-- Includes deleted posts.
select uid, title || case when title = '' then '' else ' — ' end || content as text,
       delete_time is not null as deleted, hidden from post where id = :id;

--! comment_reported
-- The text, and the name of its picture in the media store.
select uid, concat_ws(' — ', nullif(content, ''), image ->> 'full') as text, post_id, delete_time is not null as deleted from comment where id = :id;

--! user_reported
select uid, name || case when signature = '' then '' else ' — ' end || signature as text from account where uid = :id;
