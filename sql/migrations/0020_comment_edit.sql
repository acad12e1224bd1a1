-- Comments are edited by their authors.

alter table comment add column once_named jsonb not null default '[]';  -- [uid]
comment on column comment.once_named is 'Whom an edit took out of the text again: they were told, and are not told a second time.';
