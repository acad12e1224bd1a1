-- Devices that open the app: which channel brought how many, and which of them still come. One row each, so the table grows with
-- devices and not with visits. Rows that nobody came back to are deleted (device::forget).

create table device (
    id          bigint      primary key,                -- of a keyed hash of the device id: the id itself is not kept
    channel_id  text        not null check (length(channel_id) between 1 and 64), -- that of the first visit
    device_type text        not null check (device_type in ('h5', 'android', 'ios')), -- that of the last visit
    first_time  timestamptz not null,                   -- by a node's clock
    last_time   timestamptz not null,                   -- of the last visit that was noted, exact to an hour
    check (first_time <= last_time)
);
comment on table device is 'Written by device::note alone, in the order of id. No account, address or name is ever joined to it.';
create index device_last_time on device (last_time);
