-- The youth mode: its PIN, and the minutes in which an account was used today.

--! used : (allowed_until?)
-- `hour`: of the portal's clock. `counted`: the minute of `now` is one of `minutes`.
select pin_hash is not null as enabled,
       case when day = (:now::timestamptz at time zone :zone::text)::date then minutes else 0 end as minutes,
       coalesce(last_minute >= date_trunc('minute', :now::timestamptz), false) as counted,
       extract(hour from :now::timestamptz at time zone :zone::text)::int as hour,
       allowed_until
from youth where uid = :uid;

--! count_minute
-- Each minute counts once, from whichever device and node it is reported. A new day starts at 0.
update youth set
    minutes = case when day = (:now::timestamptz at time zone :zone::text)::date then least(minutes + 1, 1440) else 1 end,
    day = (:now::timestamptz at time zone :zone::text)::date,
    last_minute = date_trunc('minute', :now::timestamptz)
where uid = :uid and pin_hash is not null
  and (last_minute is null or last_minute < date_trunc('minute', :now::timestamptz));

--! pin_hash : (pin_hash?)
select pin_hash from youth where uid = :uid;

--! enable
insert into youth (uid, pin_hash, day) values (:uid, :pin_hash, (:now::timestamptz at time zone :zone::text)::date)
on conflict (uid) do update set pin_hash = excluded.pin_hash, allowed_until = null where youth.pin_hash is null;

--! disable
update youth set pin_hash = null, allowed_until = null where uid = :uid and pin_hash = :pin_hash;

--! allow_until
update youth set allowed_until = :until::timestamptz where uid = :uid and pin_hash = :pin_hash;
