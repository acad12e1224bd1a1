-- Players' uploads, before and after a post or comment shows them. A file's name is the digest of the upload, so equal uploads share files.

--! insert_media (key?)
insert into media (id, uid, kind, file, idempotency_key) values (:id, :uid, :kind, :file, :key)
on conflict (uid, idempotency_key) do nothing;

--! media_by_key
-- Keeps the upload for 7 days from now, like a new one.
update media set look_time = greatest(look_time, now() + interval '7 days')
where uid = :uid and idempotency_key = :key returning id, kind, file;

--! hold_media
-- Protects uploads from deletion until the post or comment that shows them is committed.
with held as (select id from media where uid = :uid and id = any(:ids) order by id for no key update)
update media m set look_time = greatest(m.look_time, now() + interval '1 day')
from held where m.id = held.id returning m.id, m.kind, m.file;

--! hold_unused
-- The same as hold_many, for files that packs no longer use.
update unused_file set look_time = greatest(look_time, now() + interval '1 day') where left(name, 32) = any(:digests::text[]);

--! hold_many
-- The same as hold_files, for many digests.
with held as (
    select id from media where left(coalesce(file ->> 'full', file ->> 'file'), 32) = any(:digests::text[]) order by id for no key update
)
update media m set look_time = greatest(m.look_time, now() + interval '1 day') from held where m.id = held.id;

--! hold_files
-- Files are deleted together with the last upload that names them, so it is enough to protect that one.
-- If it is being deleted at this moment, this statement waits for the deletion.
with held as (
    select id from media where left(coalesce(file ->> 'full', file ->> 'file'), 32) = :digest
    order by look_time desc, id desc limit 1 for no key update
)
update media m set look_time = greatest(m.look_time, now() + interval '1 day') from held where m.id = held.id;

--! alone
-- Only one process deletes unused media at a time.
select pg_try_advisory_xact_lock(hashtext('media is tidied'));

--! due
select id, uid, kind, file from media where look_time <= now() order by look_time, id limit 1 for update;

--! use_of
-- Runs under the upload's lock. Hidden posts count, because operators may restore them. Deleted posts and comments count for :days days,
-- in which operators may still look at them.
select exists (
           select from post p where p.uid = :uid and coalesce(p.delete_time > now() - make_interval(days => :days::int), true)
             and (p.images @> jsonb_build_array(jsonb_build_object('id', :id::text))
                  or :id::text in (p.video ->> 'id', p.video -> 'poster' ->> 'id'))
       ) or exists (
           select from comment c where c.image is not null and c.image ->> 'id' = :id::text
             and (coalesce(c.delete_time > now() - make_interval(days => :days::int), true)
                  -- Operators may show it again.
                  or exists (select from measure m where m.kind = 'hide' and m.ref_kind = 'comment' and m.ref_id = c.id and m.end_time is null))
       ) as shown,
       exists (
           select from media m where m.id <> :id::text::uuid and left(coalesce(m.file ->> 'full', m.file ->> 'file'), 32) = :digest
       ) or exists (select from account where avatar = :digest || '-256.jpg')
         or exists (select from pack_file where left(name, 32) = :digest) as shared;

--! look_again
update media set look_time = now() + make_interval(secs => :seconds) where id = :id;

--! delete_media
delete from media where id = :id;

--! keep_pack_files
-- Records the files that a pack uses now.
with kept as (insert into pack_file (pack, name) select :pack, n.name from unnest(:names::text[]) as n (name) on conflict do nothing)
delete from unused_file u using unnest(:names::text[]) as n (name) where u.name = n.name;

--! drop_pack_files
-- Removes the files that the pack no longer uses, and lists those that no other pack uses as unused.
with gone as (
    delete from pack_file f where f.pack = :pack and not exists (select from unnest(:names::text[]) as n (name) where n.name = f.name)
    returning f.name
)
insert into unused_file (name)
select g.name from gone g where not exists (select from pack_file f where f.name = g.name and f.pack <> :pack)
on conflict (name) do update set look_time = now();

--! unused
select name from unused_file where look_time <= now() order by look_time, name limit :size for update skip locked;

--! in_use
-- Runs under the locks of unused_file. Retired games and activities count: players still see them in their histories. So do retired
-- frames: players keep them.
select n.name from unnest(:names::text[]) as n (name)
where exists (select from pack_file f where f.name = n.name)
   or exists (select from media m where left(coalesce(m.file ->> 'full', m.file ->> 'file'), 32) = left(n.name, 32))
   or exists (select from account where avatar in (n.name, left(n.name, 32) || '-256.jpg'))
   or exists (select from game g where strpos(concat(g.icon, g.banner, g.screenshots), n.name) > 0)
   or exists (select from activity a where strpos(a.banner::text, n.name) > 0)
   or exists (select from frame f where f.file = n.name);

--! forget_unused
delete from unused_file where name = any(:names);

--! look_at_unused_again
update unused_file set look_time = now() + make_interval(secs => :seconds) where name = any(:names);
