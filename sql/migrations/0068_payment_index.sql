-- For the comparison with bills (0067). Only new payments wait while it is built: about 1 s for a million rows. Channels call back again.
create index payment_heard on payment (create_time);
