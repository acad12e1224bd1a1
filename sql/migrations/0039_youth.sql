-- The youth mode, age hints of games, and the documents that players agree to.

alter table status
    add column youth boolean not null default false;     -- the youth mode is on: the account spends nothing

create table youth (
    uid           bigint      primary key references account,
    pin_hash      text,                                   -- null: the mode is off
    day           date        not null,                   -- in the portal's time zone: the day of `minutes`
    minutes       integer     not null default 0 check (minutes between 0 and 1440),   -- in which the account was used
    last_minute   timestamptz,                            -- the newest of them; null: none yet
    allowed_until timestamptz                             -- the PIN allowed use until then; null: it did not
);
comment on table youth is 'The PIN of the youth mode, and the use of the day. The row stays when the mode is switched off.';

-- Every open page of the account learns of the switch and of an extension, because the status has a new version.
create function youth_shows() returns trigger language plpgsql as $$
begin
    update status set youth = new.pin_hash is not null, version = version + 1 where uid = new.uid;
    return null;
end $$;
create trigger youth_shows after insert or update of pin_hash, allowed_until on youth
    for each row execute function youth_shows();

alter table game
    add column age_hint smallint check (age_hint in (8, 12, 16));   -- the least age in years; null: no hint

create table document (
    name       text primary key check (name in ('terms', 'privacy')),
    version    text not null check (version ~ '^\d{4}-\d\d-\d\d$'),   -- the day of the text: another one asks for consent again
    title      text not null,
    title_en   text not null,
    content    text not null,                             -- sanitised HTML
    content_en text not null
);
comment on table document is 'Texts of a content pack that players agree to.';
