-- For the comparison with bills (0067). Only refunds wait while it is built.
create index refund_taken on refund (paid_time) where paid_time is not null;
