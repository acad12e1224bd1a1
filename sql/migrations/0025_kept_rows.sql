-- What purchases name is looked at once a batch. A foreign key looks at each row, and locks and logs what it finds: eight of them took about
-- a seventh of what PostgreSQL does for a purchase. What they name stays for ever; so it is enough to look when it is named.

-- The strongest lock first, in the order of those who write: a purchase that is under way holds status, and wants coin_entry. Whoever took
-- a weaker one before it would be in a circle with every one of them.
lock table status, account, game, coin_entry, used_key, entitlement, game_download in access exclusive mode;

-- Rows that are named stay, under their names.
create trigger account_stays before delete on account
    for each row execute function refuse_change('accounts are kept');
create trigger account_keeps_its_uid before update of uid on account
    for each row when (old.uid <> new.uid) execute function refuse_change('accounts are kept');
create trigger account_no_truncate before truncate on account
    for each statement execute function refuse_change('accounts are kept');
create trigger status_stays before delete on status
    for each row execute function refuse_change('accounts are kept');
create trigger status_keeps_its_uid before update of uid on status
    for each row when (old.uid <> new.uid) execute function refuse_change('accounts are kept');
create trigger status_no_truncate before truncate on status
    for each statement execute function refuse_change('accounts are kept');
create trigger game_stays before delete on game
    for each row execute function refuse_change('games are kept: retire them');
create trigger game_keeps_its_id before update of id on game
    for each row when (old.id <> new.id) execute function refuse_change('games are kept: retire them');
create trigger game_no_truncate before truncate on game
    for each statement execute function refuse_change('games are kept: retire them');

-- An entry moves its account's status, or is refused (coin_entry_apply).
alter table coin_entry drop constraint coin_entry_uid_fkey;

-- A key is kept by the triggers of what was done by it, whose account is there.
alter table used_key drop constraint used_key_uid_fkey;

-- Who owns a game has been charged for it.
create function entitled_as_charged() returns trigger language plpgsql as $$
declare
    wrong text;
begin
    select case
        when g.id is null then format('entitlement names the game %s, which is not there', a.game_id)
        else format('entitlement names an entry that is no charge of %s for the game %s', a.uid, a.game_id) end
    into wrong
    from added a left join public.game g on g.id = a.game_id left join public.coin_entry e on e.id = a.entry_id
    where g.id is null or (e.uid = a.uid and e.ref_type = 'game' and e.ref_id = a.uid || ':' || a.game_id) is not true
    limit 1;
    if found then
        raise exception '%', wrong using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
drop trigger entitlement_charged on entitlement;
create trigger entitlement_charged after insert on entitlement
    referencing new table as added for each statement execute function entitled_as_charged();
alter table entitlement
    drop constraint entitlement_uid_fkey,
    drop constraint entitlement_game_id_fkey,
    drop constraint entitlement_entry_id_fkey;

-- A download that was charged is that of its charge: account, game, price and key.
create or replace function downloads_as_charged() returns trigger language plpgsql as $$
declare
    wrong text;
begin
    select case
        when g.id is null then format('game_download names the game %s, which is not there', a.game_id)
        when a.entry_id is null then format('game_download names the account %s, which is not there', a.uid)
        when not (e.delta = -a.charged and e.idempotency_key is not distinct from a.idempotency_key)
            then 'game_download has another price or key than its charge'
        else format('game_download names an entry that is no charge of %s for the game %s', a.uid, a.game_id) end
    into wrong
    from added a left join public.game g on g.id = a.game_id left join public.coin_entry e on e.id = a.entry_id
    where g.id is null
       or case when a.entry_id is null
               -- As a value it is looked up for each; "exists" may read all accounts for a crowd.
               then a.uid is not null and (select o.uid from public.account o where o.uid = a.uid) is null
               else (e.delta = -a.charged and e.idempotency_key is not distinct from a.idempotency_key
                     and e.uid = a.uid and e.ref_type = 'game' and e.ref_id = a.uid || ':' || a.game_id) is not true end
    limit 1;
    if found then
        raise exception '%', wrong using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
drop trigger game_download_charged on game_download;
drop function charged_for_games();
alter table game_download
    drop constraint game_download_uid_fkey,
    drop constraint game_download_game_id_fkey,
    drop constraint game_download_entry_id_fkey;
