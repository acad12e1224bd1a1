-- Indexes for the erasure of accounts and for retention. A migration of their own: building them takes long, and the next one needs
-- stronger locks.

create index login_over on login (coalesce(end_time, expire_time)); -- logins that ended long ago
create index name_change_by on name_change (uid);
