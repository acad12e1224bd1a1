-- For the business figures (0051).
create index post_since on post (create_time);
