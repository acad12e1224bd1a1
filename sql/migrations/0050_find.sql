-- Operators list the orders of a time. A migration of its own: building the index takes long.

create index trade_order_created on trade_order (create_time, number);
