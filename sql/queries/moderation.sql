-- Operators' decisions about posts and their authors.

--! about_post
-- The author, and a name by which the author recognizes the post.
select uid, case when title <> '' then title else left(content, 20) end as name from post where id = :id;

--! mute
update account set muted_until = :until, mute_reason = :reason where uid = :uid and erase_time is null;

--! unmute
update account set muted_until = null, mute_reason = '' where uid = :uid and muted_until > now();

--! insert_measure (until?, ref_kind?, ref_id?)
insert into measure (uid, kind, reason, decider, until, ref_kind, ref_id)
values (:uid, :kind, :reason, :decider, :until, :ref_kind, :ref_id) returning id;

--! end_running
-- Ends the measure of a kind that is in force.
update measure set end_time = now(), ended_by = :ended_by, end_reason = :end_reason
where uid = :uid and kind = :kind and end_time is null and (until is null or until > now());

--! end_hides
update measure set end_time = now(), ended_by = :ended_by, end_reason = :end_reason
where kind = 'hide' and ref_kind = :ref_kind and ref_id = :ref_id and end_time is null;

--! end_hides_of_comments
update measure set end_time = now(), ended_by = 'author'
where kind = 'hide' and ref_kind = 'comment' and ref_id = any(:ids) and end_time is null;

--! end_measure
update measure set end_time = now(), ended_by = :ended_by, end_reason = :end_reason where id = :id and end_time is null;

--! is_hidden
-- An operator hides the post or comment.
select exists (select from measure where kind = 'hide' and ref_kind = :ref_kind and ref_id = :ref_id and end_time is null) as hidden;

--! measures : Measure(until?, ref_kind?, ref_id?, end_time?, ended_by?, appeal_id?, appeal?, appeal_time?, decision?, answer?, decide_time?)
-- The measures against a player with their appeals, newest first. `running`: it is in force.
select m.id, m.kind, m.reason, m.decider, m.create_time, m.until, m.ref_kind, m.ref_id, m.end_time, m.ended_by, m.end_reason,
       m.end_time is null and (m.until is null or m.until > now()) as running,
       a.id as appeal_id, a.content as appeal, a.create_time as appeal_time, a.decision, a.answer, a.decide_time
from measure m left join appeal a on a.measure_id = m.id
where m.uid = :uid and m.id < :below order by m.id desc limit :most;

--! standing
-- A measure that ended at the beginning of the next one of its kind was replaced, not lifted; nor does an author lift a hide by deleting the
-- comment. An appeal also lifts a measure that had ended before its decision.
select count(*) filter (where m.kind <> 'hide')
     + count(distinct (m.create_time at time zone 'utc')::date) filter (where m.kind = 'hide') as standing
from measure m
where m.uid = :uid and m.create_time > :since
  and (m.end_time is null or m.kind = 'hide' and m.ended_by = 'author' or exists (
      select from measure n where n.uid = m.uid and n.kind = m.kind and n.id > m.id and n.create_time = m.end_time
  ))
  and not exists (select from appeal a where a.measure_id = m.id and a.decision = 'lifted');

--! hidden_writing : (post_id?)
-- What the newest hides against a player are about. `post_id`: the post, or that of the comment, if it can be opened.
select m.id as measure, left(case when m.ref_kind = 'comment' then coalesce(c.content, '')
                                  when p.title <> '' then p.title else coalesce(p.content, '') end, 60) as excerpt,
       case when p.delete_time is null and not p.hidden then p.id end as post_id
from measure m
left join comment c on m.ref_kind = 'comment' and c.id = m.ref_id
left join post p on p.id = case when m.ref_kind = 'post' then m.ref_id else c.post_id end
where m.uid = :uid and m.kind = 'hide' order by m.id desc limit :most;

--! own_measure
-- The player of a measure, and whether it is in force.
select uid, end_time is null and (until is null or until > now()) as running from measure where id = :id;

--! insert_appeal
-- No row: the measure has an appeal.
insert into appeal (measure_id, uid, content) values (:measure, :uid, :content)
on conflict (measure_id) do nothing returning id;

--! appeal_of_measure : (decision?)
select id, content, decision from appeal where measure_id = :measure;

--! appeals : (until?, ref_kind?, ref_id?, decision?, decided_by?, decide_time?)
-- Newest first.
select a.id, a.measure_id, a.uid, n.name, a.content, a.create_time, a.decision, a.answer, a.decided_by, a.decide_time,
       m.kind, m.reason, m.decider, m.create_time as measure_time, m.until, m.ref_kind, m.ref_id,
       m.end_time is null and (m.until is null or m.until > now()) as running
from appeal a join measure m on m.id = a.measure_id join account n on n.uid = a.uid
where a.id < :below and (not :open or a.decision is null) order by a.id desc limit :most;

--! appeal : (ref_kind?, ref_id?, decision?)
select a.id, a.measure_id, a.uid, a.decision, m.kind, m.ref_kind, m.ref_id,
       m.end_time is null and (m.until is null or m.until > now()) as running
from appeal a join measure m on m.id = a.measure_id where a.id = :id;

--! decide_appeal
update appeal set decision = :decision, answer = :answer, decided_by = :decided_by, decide_time = now()
where id = :id and decision is null;

--! writing : (post_id?)
-- The posts and comments of a player, also deleted ones, newest first, from below a key (time, kind, id).
select w.kind, w.id, w.post_id, w.content, w.create_time, w.deleted, w.hidden from (
    (select 'post' as kind, p.id, null::bigint as post_id, p.title || case when p.title = '' then '' else ' — ' end || p.content as content,
            p.create_time, p.delete_time is not null as deleted, p.hidden
     from post p where p.uid = :uid and (p.create_time, 'post'::text, p.id) < (:before, :kind::text, :below)
     order by p.create_time desc, p.id desc limit :most)
    union all
    (select 'comment', c.id, c.post_id, c.content, c.create_time, c.delete_time is not null,
            exists (select from measure m where m.kind = 'hide' and m.ref_kind = 'comment' and m.ref_id = c.id and m.end_time is null)
     from comment c where c.uid = :uid and (c.create_time, 'comment'::text, c.id) < (:before, :kind::text, :below)
     order by c.create_time desc, c.id desc limit :most)
) w order by w.create_time desc, w.kind desc, w.id desc limit :most;

--! visible_since
-- A player's posts and comments that everybody sees. The posts come first: a hidden post hides its comments, too.
(select 'post' as kind, p.id from post p
 where p.uid = :uid and p.create_time >= :since and not p.hidden and p.delete_time is null order by p.id limit :most)
union all
(select 'comment', c.id from comment c join post p on p.id = c.post_id
 where c.uid = :uid and c.create_time >= :since and c.delete_time is null and not p.hidden and p.delete_time is null
 order by c.id limit :most);

--! visible_count
select (select count(*) from post p
        where p.uid = :uid and p.create_time >= :since and not p.hidden and p.delete_time is null)
     + (select count(*) from comment c join post p on p.id = c.post_id
        where c.uid = :uid and c.create_time >= :since and c.delete_time is null and not p.hidden and p.delete_time is null) as visible;

--! open_reports
-- Open reports of an item, at most `most`. `reachable`: the reporter has an account that reads messages.
select r.id, r.uid, a.erase_time is null as reachable from report r join account a on a.uid = r.uid
where r.kind = :kind and r.ref_id = :ref_id and r.resolve_time is null order by r.uid limit :most;

--! resolve_reports
update report set resolve_time = now(), verdict = :verdict where id = any(:ids) and resolve_time is null returning uid;

--! about_comment
select c.uid, c.post_id, c.content, c.delete_time is not null as deleted, p.delete_time is not null as post_deleted,
       a.erase_time is not null as erased
from comment c join post p on p.id = c.post_id join account a on a.uid = c.uid where c.id = :id;
