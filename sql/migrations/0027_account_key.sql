-- One Idempotency-Key of an account has one effect over all calls: what is published, sent and reported joins what moves coins.

-- The strongest lock first (0025).
lock table used_key in access exclusive mode;
lock table post, comment, media, report in share row exclusive mode;

alter table used_key rename to account_key;
alter table account_key add column content boolean not null default false;
comment on table account_key is
    'Each key that an account has used. Triggers fill it, so that every writer keeps to it. content: a post, comment, medium or report has the key.';

-- Servers of the release before read money's keys here, and their audit knows no others. A later release drops it.
create view used_key as select uid, key from account_key where not content;
do $$
declare
    granted record;
begin
    for granted in select a.grantee::regrole as role, a.privilege_type as privilege
                   from pg_class c, aclexplode(c.relacl) a
                   where c.oid = 'account_key'::regclass and a.grantee not in (0, c.relowner) loop
        execute format('grant %s on used_key to %s', granted.privilege, granted.role);
    end loop;
end $$;

-- A key goes only with its medium, or where a server of the release before used it for coins too (below).
drop trigger used_key_append_only on account_key;
drop trigger used_key_no_truncate on account_key;
create trigger account_key_append_only before update or delete on account_key
    for each row when (pg_trigger_depth() < 1) execute function refuse_change('a key stays used');
create trigger account_key_no_truncate before truncate on account_key
    for each statement execute function refuse_change('a key stays used');

-- Servers of this release say on each connection that they look for a key among all of them before they write. For them a key that is
-- there is an error: another call took it at the same moment. A server of the release before knows nothing of content's keys. It must
-- not fail there: the effect that coins had keeps the key, and of two posts, comments, media or reports the first.
create function keys_are_checked() returns boolean stable language sql as $$
    select coalesce(current_setting('portal.keys_are_checked', true), '') = 'on'
$$;

create function give_up_content_keys(uids bigint[], keys uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    delete from account_key k using unnest(uids, keys) as a (uid, key) where (k.uid, k.key) = (a.uid, a.key) and k.content;
    if found then
        update post t set idempotency_key = null
        from unnest(uids, keys) as a (uid, key) where (t.uid, t.idempotency_key) = (a.uid, a.key);
        update comment t set idempotency_key = null
        from unnest(uids, keys) as a (uid, key) where (t.uid, t.idempotency_key) = (a.uid, a.key);
        update media t set idempotency_key = null
        from unnest(uids, keys) as a (uid, key) where (t.uid, t.idempotency_key) = (a.uid, a.key);
        update report t set idempotency_key = null
        from unnest(uids, keys) as a (uid, key) where (t.uid, t.idempotency_key) = (a.uid, a.key);
    end if;
end $$;

create or replace function use_key() returns trigger language plpgsql as $$
begin
    if not keys_are_checked() then
        perform give_up_content_keys(array[new.uid], array[new.idempotency_key]);
    end if;
    insert into account_key (uid, key) values (new.uid, new.idempotency_key);
    return null;
end $$;

create or replace function use_keys() returns trigger language plpgsql as $$
begin
    if not keys_are_checked() then
        perform give_up_content_keys(array_agg(uid), array_agg(idempotency_key)) from added where idempotency_key is not null;
    end if;
    insert into account_key (uid, key) select uid, idempotency_key from added where idempotency_key is not null;
    return null;
end $$;

create or replace function use_keys_of_downloads() returns trigger language plpgsql as $$
begin
    if not keys_are_checked() then
        perform give_up_content_keys(array_agg(uid), array_agg(idempotency_key)) from added
        where idempotency_key is not null and uid is not null and entry_id is null;
    end if;
    insert into account_key (uid, key)
        select uid, idempotency_key from added
        where idempotency_key is not null and uid is not null and entry_id is null;
    return null;
end $$;

create function use_content_keys() returns trigger language plpgsql as $$
begin
    if keys_are_checked() then
        insert into account_key (uid, key, content)
            select uid, idempotency_key, true from added where idempotency_key is not null;
    else
        execute format(
            'with used as (
                 insert into account_key (uid, key, content)
                 select uid, idempotency_key, true from added where idempotency_key is not null
                 on conflict do nothing returning uid, key
             )
             update %I t set idempotency_key = null from added a
             where t.id = a.id and a.idempotency_key is not null
               and not exists (select from used u where (u.uid, u.key) = (a.uid, a.idempotency_key))', tg_table_name);
    end if;
    return null;
end $$;
create trigger post_key after insert on post
    referencing new table as added for each statement execute function use_content_keys();
create trigger comment_key after insert on comment
    referencing new table as added for each statement execute function use_content_keys();
create trigger media_key after insert on media
    referencing new table as added for each statement execute function use_content_keys();
create trigger report_key after insert on report
    referencing new table as added for each statement execute function use_content_keys();

-- A medium that no post shows goes after a while (0017), and its key with it: it can be sent again.
create function forget_media_keys() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    delete from account_key k using gone g where (k.uid, k.key) = (g.uid, g.idempotency_key) and k.content;
    return null;
end $$;
create trigger media_key_goes after delete on media
    referencing old table as gone for each statement execute function forget_media_keys();
