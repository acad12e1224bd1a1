-- What holds for every row of a batch is looked at once a batch, not once a row: triggers of statements, where those of rows
-- did the same work in as many queries as there were rows.

-- One key has one effect.
create function use_keys() returns trigger language plpgsql as $$
begin
    insert into used_key (uid, key) select uid, idempotency_key from added where idempotency_key is not null;
    return null;
end $$;
drop trigger coin_entry_key on coin_entry;
create trigger coin_entry_key after insert on coin_entry
    referencing new table as added for each statement execute function use_keys();

create function use_keys_of_downloads() returns trigger language plpgsql as $$
begin
    insert into used_key (uid, key)
        select uid, idempotency_key from added
        where idempotency_key is not null and uid is not null and entry_id is null;
    return null;
end $$;
drop trigger game_download_key on game_download;
create trigger game_download_key after insert on game_download
    referencing new table as added for each statement execute function use_keys_of_downloads();

-- What names a charge names that of this account and game, at its price and by its key.
create function charged_for_games() returns trigger language plpgsql as $$
declare
    wrong record;
begin
    select a.uid, a.game_id into wrong from added a
    where a.entry_id is not null
      and not exists (select from coin_entry e where e.id = a.entry_id and e.uid = a.uid and e.ref_type = 'game'
                      and e.ref_id = a.uid || ':' || a.game_id)
    limit 1;
    if found then
        raise exception '% names an entry that is no charge of % for the game %', tg_table_name, wrong.uid, wrong.game_id
            using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
drop trigger entitlement_charged on entitlement;
create trigger entitlement_charged after insert on entitlement
    referencing new table as added for each statement execute function charged_for_games();
drop trigger game_download_charged on game_download;
create trigger game_download_charged after insert on game_download
    referencing new table as added for each statement execute function charged_for_games();

create function downloads_as_charged() returns trigger language plpgsql as $$
begin
    if exists (select from added a where a.entry_id is not null and not exists (
                   select from coin_entry e where e.id = a.entry_id and e.delta = -a.charged
                   and e.idempotency_key is not distinct from a.idempotency_key)) then
        raise exception 'game_download has another price or key than its charge'
            using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
drop trigger game_download_as_charged on game_download;
create trigger game_download_as_charged after insert on game_download
    referencing new table as added for each statement execute function downloads_as_charged();
