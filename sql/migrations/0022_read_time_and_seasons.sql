-- What was read last, by when it was read: what a device read without a network is saved days later.

create index reading_by_time on reading (uid, device_time desc, book_id desc);
drop index reading_of;
