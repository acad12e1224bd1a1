-- What becomes of a text with a sensitive word in it; and what search looks at: texts of posts and names of players,
-- folded to one spelling and indexed by what two letters stand side by side, so that Chinese words of two are found.

alter table sensitive_word
    add column id     bigint generated always as identity unique,
    add column action text not null default 'refuse' check (action in ('refuse', 'mask'));

-- One spelling for letters that differ in width and case. What cannot be seen is left out; what is neither letter, digit nor
-- sign (punctuation, blanks) becomes one blank.
create function fold(given text) returns text
language sql immutable strict parallel safe
return trim(regexp_replace(
    regexp_replace(lower(normalize(given, NFKC)), '[\u00ad\u034f\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'),
    '[\u0001-/:-@\[-`{-\u00bf\u2000-\u206f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb]+', ' ', 'g'));

-- Each two neighbours of a folded text, and the last of each word by itself: so whatever begins with a letter begins with it
-- alone. `#n:m` says where the row stands, to search among the newest first: rows are counted off by 2,048, by 32,768
-- and by 524,288.
create function grams(id bigint, folded text) returns tsvector
language sql immutable strict parallel safe
return (
    select array_to_tsvector(
        coalesce(array_agg(letter || coalesce(nullif(next, ' '), '')), '{}')
        || array['#1:' || (id >> 11), '#2:' || (id >> 15), '#3:' || (id >> 19)])
    from unnest(string_to_array(folded, null), (string_to_array(folded, null))[2:]) as pair (letter, next)
    where letter <> ' '
);

create table post_text (
    post_id bigint primary key references post,
    title   text not null,
    body    text not null                              -- the title and the content
);
comment on table post_text is 'What posts that are not deleted say, folded; kept by triggers. A table of its own: rows of post move with every like.';
insert into post_text
select id, fold(title), fold(title || ' ' || content) from post where delete_time is null;
-- Not fastupdate: a search would read through what is pending.
create index post_text_grams on post_text using gin (grams(post_id, body)) with (fastupdate = off);
-- Nothing is guessed from it: which words are frequent is found out by looking.
alter index post_text_grams alter column 1 set statistics 0;
create index post_text_title on post_text (title text_pattern_ops) where title <> '';

create function keep_texts_of_new_posts() returns trigger language plpgsql as $$
begin
    insert into post_text
    select id, fold(title), fold(title || ' ' || content) from added where delete_time is null;
    return null;
end $$;
create trigger post_text_added after insert on post
    referencing new table as added for each statement execute function keep_texts_of_new_posts();

create function keep_text_of_post() returns trigger language plpgsql as $$
begin
    if new.delete_time is null then
        insert into post_text values (new.id, fold(new.title), fold(new.title || ' ' || new.content))
        on conflict (post_id) do update set title = excluded.title, body = excluded.body;
    else
        delete from post_text where post_id = new.id;
    end if;
    return null;
end $$;
create trigger post_text_changed after update of title, content, delete_time on post
    for each row when ((old.title, old.content, old.delete_time) is distinct from (new.title, new.content, new.delete_time))
    execute function keep_text_of_post();

create table account_text (
    uid  bigint primary key references account,
    name text not null
);
comment on table account_text is 'What players are called, folded; kept by triggers.';
insert into account_text select uid, fold(name) from account;
create index account_text_grams on account_text using gin (grams(uid, name)) with (fastupdate = off);
alter index account_text_grams alter column 1 set statistics 0;
create index account_text_name on account_text (name text_pattern_ops);
create index account_followed on account (follower_num, uid) where follower_num > 0;

create function keep_names_of_new_accounts() returns trigger language plpgsql as $$
begin
    insert into account_text select uid, fold(name) from added;
    return null;
end $$;
create trigger account_text_added after insert on account
    referencing new table as added for each statement execute function keep_names_of_new_accounts();

create function keep_name_of_account() returns trigger language plpgsql as $$
begin
    update account_text set name = fold(new.name) where uid = new.uid;
    return null;
end $$;
create trigger account_text_changed after update of name on account
    for each row when (old.name is distinct from new.name)
    execute function keep_name_of_account();
