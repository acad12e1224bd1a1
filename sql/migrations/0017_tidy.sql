-- What nobody uses goes; a report that is sent again is answered as the first.

alter table media add column look_time timestamptz not null default now() + interval '7 days';
comment on column media.look_time is
    'When it is looked at next whether a post shows it. What is about to be shown, or sent again, moves it away first.';
create index media_look on media (look_time, id);
-- Whoever sent the same shares its files: they are named by this digest.
create index media_digest on media (left(coalesce(file ->> 'full', file ->> 'file'), 32));
create index account_avatar on account (avatar) where avatar is not null;
-- The posts of an author, gone ones too: they keep what they show.
create index post_of_author on post (uid);

alter table report add column idempotency_key uuid;
create unique index report_key on report (uid, idempotency_key);
