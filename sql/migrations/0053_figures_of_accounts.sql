-- For the business figures (0051).
create index account_since on account (create_time);
