-- Texts of content packs in other languages than Chinese. The Chinese text is the key, as in gettext. So names that orders and ledger
-- entries keep from the time of a purchase are translated too.
create table content_translation (
    language    text not null check (language ~ '^[a-z]{2,3}$'),
    text        text not null,
    translation text not null check (translation <> ''),
    primary key (language, text)
);
