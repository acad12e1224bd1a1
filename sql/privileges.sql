-- Lets the role {role} serve the portal, and nothing else. The role owns nothing, so it can neither change the schema nor switch off
-- a trigger. `portal migrate --grant-to {role}` runs this file; run that again after each migration.

revoke create on schema public from public;
revoke all on all tables in schema public from {role};
revoke all on all sequences in schema public from {role};
revoke all on schema public from {role};

-- A temporary table would hide the schema's table of the same name.
do $$
begin
    execute format('revoke temporary on database %I from public, {role}', current_database());
    if has_database_privilege('{role}', current_database(), 'temporary') then
        raise exception 'the owner of the database has to take this from whoever {role} has it from: '
            'revoke temporary on database % from public', quote_ident(current_database());
    end if;
end $$;

grant usage on schema public to {role};
grant usage on all sequences in schema public to {role};
grant select, insert, update on all tables in schema public to {role};

-- Only the owner records applied migrations.
revoke insert, update on refinery_schema_history from {role};

-- Append-only tables: the ledger and its companions.
do $$
declare
    kept regclass;
begin
    for kept in select tgrelid::regclass from pg_trigger where tgname like '%\_append\_only' loop
        execute format('revoke update on %s from {role}', kept);
    end loop;
end $$;

-- An erasure removes the names of a change (migrations/0045_erasure.sql).
grant update (before, after) on name_change to {role};

-- Tables with deletable rows. Players undo some rows; jobs delete expired rows. An erasure removes personal rows, and a content pack replaces
-- its items. Admins take roles from operators. The jobs of bills and figures replace a day's rows, and deletes old rows of `player_day`.
-- A node that stops deletes its row.
grant delete on
    account_note, account_text, bill_row, block, book_move, book_subscription, broadcast_read, code, comment_like, content_item,
    content_translation, customer_service, data_export, device, document, erasure, faq, favourite, figure_channel,
    figure_game, follow, game_rating, gift_grant, invitation_check, keyless_purchase, limit_log, login, login_token, media, message, node, notice, operator_role,
    pack_file, phone_held, player_day, post_like, post_rerank, post_text, reading, replaced_phone, search_count, sensitive_word, ticket,
    unused_file, viewed, youth
    to {role};
