-- What was read last, by when it was read: what a device read without a network is saved days later.

create index reading_by_time on reading (uid, device_time desc, book_id desc);
drop index reading_of;

-- Where something with a beginning and an end stands: the end itself is past.
create function season(begins timestamptz, ends timestamptz) returns text language sql stable parallel safe as
    $$ select case when now() < begins then 'coming' when now() < ends then 'running' else 'past' end $$;
