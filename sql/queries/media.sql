-- What players sent, before and after a post shows it. Files are named by the digest of what was sent: whoever sent the same
-- shares them.

--! insert_media (key?)
insert into media (id, uid, kind, file, idempotency_key) values (:id, :uid, :kind, :file, :key)
on conflict (uid, idempotency_key) do nothing;

--! media_by_key
-- It stays for as long as if it were sent now.
update media set look_time = greatest(look_time, now() + interval '7 days')
where uid = :uid and idempotency_key = :key returning id, kind, file;

--! hold_media
-- What a post is about to show stays until the post is there.
with held as (select id from media where uid = :uid and id = any(:ids) order by id for no key update)
update media m set look_time = greatest(m.look_time, now() + interval '1 day')
from held where m.id = held.id returning m.id, m.kind, m.file;

--! hold_files
-- The last one that goes takes the files along. Waits for it where it is going now.
with held as (
    select id from media where left(coalesce(file ->> 'full', file ->> 'file'), 32) = :digest
    order by look_time desc, id desc limit 1 for no key update
)
update media m set look_time = greatest(m.look_time, now() + interval '1 day') from held where m.id = held.id;

--! alone
-- One process tidies at a time.
select pg_try_advisory_xact_lock(hashtext('media is tidied'));

--! due
select id, uid, kind, file from media where look_time <= now() order by look_time, id limit 1 for update;

--! use_of
-- Behind the lock. Hidden and deleted posts show it too: operators look at them.
select exists (
           select from post p where p.uid = :uid
             and (p.images @> jsonb_build_array(jsonb_build_object('id', :id::text))
                  or :id::text in (p.video ->> 'id', p.video -> 'poster' ->> 'id'))
       ) as shown,
       exists (
           select from media m where m.id <> :id::text::uuid and left(coalesce(m.file ->> 'full', m.file ->> 'file'), 32) = :digest
       ) or exists (select from account where avatar = :digest || '-256.jpg') as shared;

--! look_again
update media set look_time = now() + make_interval(secs => :seconds) where id = :id;

--! delete_media
delete from media where id = :id;
