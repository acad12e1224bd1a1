-- Operators search for the accounts of a device. A migration of its own: building the index takes long, and 0047 locks `account`.

create index login_by_device on login (device_id, uid) where device_id <> '';
