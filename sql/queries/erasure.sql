-- The erasure of accounts (migrations/0045_erasure.sql). Each step is repeated until it changes nothing more.

--! request (posts?)
-- A second call keeps the time of the first, unless a sign-in that did not cancel came between them (`lock_waiting`). It can change the
-- choice, until the erasure begins. clock_timestamp(), after the account's lock: the time is later than every sign-in that this ends.
insert into erasure (uid, posts, ask_time, due_time)
values (:uid, coalesce(:posts, 'keep'), clock_timestamp(), now() + make_interval(hours => 24 * :days::int))
on conflict (uid) do update set
    posts = case erasure.step when 'waiting' then coalesce(:posts, erasure.posts) else erasure.posts end,
    (ask_time, due_time) = (
        select case when again then excluded.ask_time else erasure.ask_time end,
               case when again then excluded.due_time else erasure.due_time end
        from (select erasure.step = 'waiting' and exists (
            select from login l where l.uid = erasure.uid and l.create_time > erasure.ask_time
        ) as again) as since
    )
returning due_time;

--! extend_recovery
-- A thief who changed the phone and then asks for the erasure does not outlast the owner: until the erasure the replaced phone can still
-- reset the password, and the sign-in after it cancels.
update replaced_phone p set until = greatest(p.until, e.due_time)
from erasure e where e.uid = p.uid and p.uid = :uid and p.until > clock_timestamp();

--! bring_forward
update erasure set due_time = least(due_time, now()) where uid = :uid and step = 'waiting';

--! erasure : Erasure()
select posts, step, due_time from erasure where uid = :uid;

--! lock_waiting
-- Under the locks of the account, which a sign-in takes too. An order that is still open may bring coins, so it ends first. A server of
-- the release before signs in without cancelling. A suspended player cannot sign in to cancel, and must not escape the suspension: the
-- whole cooling-off follows it.
select exists (select from trade_order o where o.uid = e.uid and o.status = 'created') as has_open_orders,
       exists (select from login l where l.uid = e.uid and l.create_time > e.ask_time) as signed_in_since
from erasure e join account a using (uid)
where e.uid = :uid and e.step = 'waiting' and e.due_time <= now()
  and coalesce(a.suspended_until + greatest(e.due_time - e.ask_time, interval '0') <= now(), true)
for update of e;

--! cancel
delete from erasure where uid = :uid and step = 'waiting';

--! open_orders
select count(*) from trade_order where uid = :uid and status = 'created';

--! due : Due()
-- The next ones after an erasure that was due earlier: one that cannot proceed does not hold up the others.
select uid, due_time from erasure
where step <> 'done' and due_time <= now() and (due_time, uid) > (:after, :after_uid)
order by due_time, uid limit :most;

--! reopen_late
-- Something that was under way at the erasure can write a message or a notice after it, such as a refund or a comment below a kept post.
-- The inbox is emptied again.
update erasure e set step = 'inbox', end_time = null
where step = 'done' and (exists (select from message m where m.uid = e.uid) or exists (select from notice n where n.uid = e.uid));

--! is_erased
select exists (select from account where uid = :uid and erase_time is not null) as is_erased;

--! counts
select count(*) filter (where step = 'waiting') as waiting,
       count(*) filter (where step <> 'waiting') as begun,
       coalesce(extract(epoch from now() - min(due_time) filter (where due_time <= now())), 0)::float8 as overdue_s
from erasure where step <> 'done';

--! try_lock
-- One process at a time works on an erasure, until its transaction ends.
select pg_try_advisory_xact_lock(hashtextextended('erasure ' || :uid::bigint, 0));

--! next_step
update erasure set step = :step::text, end_time = case when :step::text = 'done' then now() end where uid = :uid;

--! balance_and_membership
-- Read under the account's lock.
select balance, (exp_time > now()) is true as is_member from status where uid = :uid;

--! remove_identity
-- The invite code names nobody, and no invitation accepts it.
update account set
    erase_time = now(), login_name = null, phone = null, password_hash = null, password_login = null, name = :name, avatar = null,
    age = 0, sex = 0, signature = '', real_name = '', invite_code = 'erased-' || uid, worn_frame = null,
    suspended_until = null, suspend_reason = '', muted_until = null, mute_reason = ''
where uid = :uid;

--! mark_avatar_unused
-- As `set_avatar` does with a replaced picture.
insert into unused_file (name, look_time)
select distinct replace(avatar, '-256.jpg', w.width), now() + interval '1 hour'
from account, unnest(array['-96.jpg', '-256.jpg', '-640.jpg']) as w (width) where uid = :uid and avatar is not null
on conflict (name) do update set look_time = greatest(unused_file.look_time, excluded.look_time);

--! remove_from_search
delete from account_text where uid = :uid;

--! end_membership
insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
select uid, 0, make_interval(secs => extract(epoch from now() - exp_time)::float8), now(), now(), 'erase', uid::text from status where uid = :uid and exp_time > now();

--! end_youth
update youth set pin_hash = null, allowed_until = null where uid = :uid;

--! delete_replaced_phones
delete from replaced_phone where uid = :uid;

--! follows
-- Two parts, so that each uses an index.
(select uid, followee from follow where uid = :uid order by id limit :most)
union all
(select uid, followee from follow where followee = :uid order by id limit :most);

--! blocks
-- The blocks of others stay: they go on hiding the player's posts.
select uid, blocked from block where uid = :uid order by id limit :most;

--! lock_accounts_with_erased
select uid from account where uid = any(:uids) order by uid for no key update;

--! notices
select id from notice where uid = :uid order by place limit :most;

--! delete_messages
delete from message where id in (select id from message where uid = :uid order by id limit :most) returning read;

--! delete_private_rows
-- Rows that nobody else counts.
with f as (delete from favourite where uid = :uid), o as (delete from account_note where uid = :uid), r as (delete from reading where uid = :uid),
     b as (delete from broadcast_read where uid = :uid),
     y as (delete from youth where uid = :uid), p as (delete from phone_held where uid = :uid), x as (delete from data_export where uid = :uid),
     n as (update name_change set before = '', after = '-' where uid = :uid),
     i as (update invitation set device = '', network = '' where invitee = :uid),
     m as (update measure set reason = '', end_reason = '' where uid = :uid),
     a as (update appeal set content = '', answer = '' where uid = :uid),
     k as (delete from keyless_purchase where login in (select id from login where uid = :uid))
update report set detail = '' where uid = :uid and detail <> '';

--! delete_subscriptions
-- A trigger takes them off the books' counts.
delete from book_subscription where uid = :uid;

--! delete_logins
delete from login where id in (select id from login where uid = :uid limit :most);

--! comments
-- Visible comments, by post: deleted like the author would.
select c.id, c.post_id from comment c join post p on p.id = c.post_id
where c.uid = :uid and c.delete_time is null and not p.hidden and p.delete_time is null
order by c.post_id, c.id limit :most;

--! posts
select id from post where uid = :uid and delete_time is null order by id limit :most;

--! blank_comments
-- Comments that are deleted, or that a hidden or deleted post takes out of sight.
with gone as (
    select c.id from comment c join post p on p.id = c.post_id
    where c.uid = :uid and (c.content <> '' or c.image is not null)
      and (c.delete_time is not null or (:all::boolean and (p.hidden or p.delete_time is not null)))
    order by c.id limit :most for no key update of c
)
update comment c set content = '', image = null, mentions = '[]', once_named = '[]' from gone where c.id = gone.id;

--! blank_posts
with gone as (
    select id from post
    where uid = :uid and delete_time is not null
      and (title <> '' or content <> '' or images <> '[]' or video is not null)
    order by id limit :most for no key update
)
update post p set title = '', content = '', images = '[]', video = null, mentions = '[]' from gone where p.id = gone.id;

--! check_media_now
-- The media job deletes uploads that no visible post or comment shows.
update media set look_time = now() where uid = :uid;
