-- Accounts, their credentials, and what a profile shows.

--! insert_account (password_hash?, phone?, login_name?, invited_by?)
insert into account (login_name, phone, password_hash, account_type, name, invite_code, invited_by, channel_id)
values (:login_name, :phone, :password_hash, :account_type, :name, :invite_code, :invited_by, :channel_id)
on conflict do nothing
returning uid;

--! insert_status
insert into status (uid, read_upto) select :uid, seq from broadcast_head;

--! credential : (password_hash?)
-- A login name never has the form of a phone number, so at most one of the two conditions finds a row.
select uid, password_hash from account where lower(login_name) = lower(:name) or phone = :name limit 1;

--! credentials : (login_name?, password_hash?, phone?)
select login_name, password_hash, phone from account where uid = :uid;

--! account : (login_name?, avatar?, phone?)
select uid, login_name, name, account_type, age, sex, avatar, phone, password_hash is not null as has_password,
       real_name <> '' as has_real_name
from account where uid = :uid;

--! uid_by_login_name
select uid from account where lower(login_name) = lower(:login_name);

--! newcomer_until
-- No row: the account is older than :hours.
select create_time + make_interval(hours => :hours) as until from account
where uid = :uid and create_time > now() - make_interval(hours => :hours);

--! uid_by_phone
select uid from account where phone = :phone;

--! uid_by_invite_code
select uid from account where invite_code = :invite_code and erase_time is null;

--! profiles : (login_name?, avatar?, phone?, badge?, frame?)
select uid, login_name, name, avatar, phone, sex, age, password_hash is not null as has_password,
       real_name <> '' as has_real_name, signature, invite_code, post_num, follower_num, following_num, like_num,
       case when a.badge_until > now() then a.badge end as badge,
       (select fr.file from frame fr where fr.id = a.worn_frame) as frame,
       exists (select from check_in c where c.uid = a.uid and c.day = (now() at time zone :zone::text)::date) as checked_in_today
from account a where uid = any(:uids);

--! lock_credential : (password_hash?, phone?)
-- Conflicts with `insert_login`, which takes `for share`. Does not conflict with foreign keys that refer to the account.
select password_hash, phone from account where uid = :uid for no key update;

--! set_password (kept?)
-- clock_timestamp(), after the lock: every later login gets a later time.
update account set password_hash = :password_hash, password_time = clock_timestamp(), password_login = :kept
where uid = :uid;

--! bind_phone
update account set phone = :phone
where uid = :uid and not exists (select from account where phone = :phone and uid <> :uid);

--! unbind_phone
-- An account without a login name keeps its phone: it needs one of the two.
update account set phone = null where uid = :uid and phone is not null and login_name is not null;

--! add_replaced_phone
-- The phone's earlier row, of whichever account, ends.
insert into replaced_phone (phone, uid, replaced_time, until)
values (:phone, :uid, clock_timestamp(), clock_timestamp() + make_interval(days => :days))
on conflict (phone) do update
    set uid = excluded.uid, replaced_time = excluded.replaced_time, until = excluded.until;

--! recoverable_account
-- Only while no account has the phone.
select w.uid from replaced_phone w
where w.phone = :phone and w.until > clock_timestamp() and not exists (select from account a where a.phone = w.phone);

--! is_replaced_phone
select exists (select from replaced_phone where phone = :phone and until > clock_timestamp());

--! has_recoverable_phone
-- Whether a replaced phone can still recover this account.
select exists (
    select from replaced_phone w
    where w.uid = :uid and w.until > clock_timestamp() and not exists (select from account a where a.phone = w.phone)
);

--! take_replaced_phone
delete from replaced_phone where phone = :phone and uid = :uid and until > clock_timestamp()
returning replaced_time;

--! forget_replaced_phone
delete from replaced_phone where phone = :phone;

--! forget_later_replaced_phones
delete from replaced_phone where uid = :uid and replaced_time >= :since;

--! forget_replaced_phones
delete from replaced_phone where until <= clock_timestamp();

--! delete_former_phones
delete from phone_held where (phone, uid) in (
    select phone, uid from phone_held where released_time < now() - make_interval(days => :days) limit :most)
-- Again: the phone may have been bound meanwhile.
and released_time < now() - make_interval(days => :days)
and not exists (select from account a where a.uid = phone_held.uid and a.phone = phone_held.phone);

--! update_profile (name?, sex?, age?, signature?, real_name?)
-- A null leaves the column unchanged.
update account set name = coalesce(:name, name), sex = coalesce(:sex, sex), age = coalesce(:age, age),
    signature = coalesce(:signature, signature), real_name = coalesce(:real_name, real_name)
where uid = :uid and erase_time is null;

--! set_avatar
-- Nothing shows the replaced picture, so the media job deletes it in its three widths, unless something else uses the same file. The
-- hour keeps an identical picture that another account is uploading at this moment.
with replaced as (
    insert into unused_file (name, look_time)
    select distinct replace(avatar, '-256.jpg', w.width), now() + interval '1 hour'
    from account, unnest(array['-96.jpg', '-256.jpg', '-640.jpg']) as w (width) where uid = :uid and avatar <> :avatar
    on conflict (name) do update set look_time = greatest(unused_file.look_time, excluded.look_time)
)
update account set avatar = :avatar where uid = :uid;

--! reset_avatar
-- The media job deletes the picture as in `set_avatar`.
with replaced as (
    insert into unused_file (name, look_time)
    select distinct replace(avatar, '-256.jpg', w.width), now() + interval '1 hour'
    from account, unnest(array['-96.jpg', '-256.jpg', '-640.jpg']) as w (width) where uid = :uid and avatar is not null
    on conflict (name) do update set look_time = greatest(unused_file.look_time, excluded.look_time)
)
update account set avatar = null where uid = :uid and avatar is not null;

--! suspend
update account set suspended_until = :until, suspend_reason = :reason where uid = :uid and erase_time is null;

--! restore
update account set suspended_until = null, suspend_reason = '' where uid = :uid and suspended_until > now();

--! suspension
select suspended_until, suspend_reason from account where uid = :uid and suspended_until > now();
