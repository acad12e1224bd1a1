-- For the business figures (0051).
create index trade_order_paid on trade_order (paid_time) where paid_time is not null;
create index trade_order_refunded on trade_order (refund_time) where refund_time is not null;
