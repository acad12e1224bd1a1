-- For the business figures (0051).
create index comment_since on comment (create_time);
