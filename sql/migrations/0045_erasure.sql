-- Erasure of accounts. An erased account keeps its row, its ledger and its orders under a pseudonym, and loses everything that
-- identifies a person. `src/erasure/personal_data.rs` lists what happens to each column.

-- In the lock order of the writers.
lock table account, invitation, coin_entry, vip_grant, name_change in access exclusive mode;

-- The new checks hold for new rows at once. 0046 checks the old rows without holding up writers.

-- Set when the identifiers were removed.
alter table account add column erase_time timestamptz;
alter table account drop constraint account_check;
alter table account add constraint account_is_identified
    check (login_name is not null or phone is not null or erase_time is not null) not valid;
alter table account add constraint erased_account_has_no_identifiers check (erase_time is null or (
    login_name is null and phone is null and password_hash is null and avatar is null
    and real_name = '' and signature = '' and age = 0 and sex = 0 and suspend_reason = '' and mute_reason = '')) not valid;

-- Progress of each erasure. A step is one or more small transactions; its last one sets the next step. After a crash any node continues.
create table erasure (
    uid         bigint      primary key references account,
    -- What happens to posts and comments: `keep` shows them under the pseudonym, `delete` deletes them.
    posts       text        not null check (posts in ('keep', 'delete')),
    ask_time    timestamptz not null default now(),
    -- Until then a sign-in deletes this row, which cancels the erasure.
    due_time    timestamptz not null,
    step        text        not null default 'waiting' check (step in (
        'waiting',      -- for due_time
        'relations',    -- the identifiers are gone; follows and blocks
        'inbox',        -- messages and notices
        'belongings',   -- favourites, reading, youth mode, devices, names, phones
        'logins',       -- ended logins with their addresses and agents
        'comments',     -- deletes comments, if the player chose so
        'posts',        -- the same for posts
        'texts',        -- texts and media of deleted posts and comments
        'done')),
    end_time    timestamptz,
    check ((step = 'done') = (end_time is not null))
);
create index erasure_due on erasure (due_time) where step <> 'done';

-- The balance of an erased account is written off by one entry, and its membership ends by one grant. Both name the uid.
alter table coin_entry drop constraint coin_entry_ref_type_known;
alter table coin_entry add constraint coin_entry_ref_type_known check (ref_type in (
    'grant', 'game', 'vip', 'order', 'refund', 'check_in', 'make_up', 'invite', 'claw_back', 'task', 'draw', 'prize', 'erase')) not valid;
alter table vip_grant drop constraint vip_grant_ref_type_known;
alter table vip_grant add constraint vip_grant_ref_type_known check (ref_type in (
    'coin', 'order', 'refund', 'used', 'content', 'task', 'prize', 'gift', 'erase')) not valid;

-- Changes of names stay, because they count free changes and used cards. Their names can be removed, and nothing else of them changes.
drop trigger name_change_append_only on name_change;
create trigger name_change_append_only before delete on name_change for each row
    execute function refuse_change('changes of names are kept');
create trigger name_change_keeps before update on name_change for each row
    when (new.before <> '' or new.after <> '-'
          or (new.id, new.uid, new.card, new.create_time) is distinct from (old.id, old.uid, old.card, old.create_time))
    execute function refuse_change('changes of names are kept');

-- The keyed hashes of an invitation's device and network can be removed, and nothing else of its terms changes.
drop trigger invitation_keeps_its_terms on invitation;
create trigger invitation_keeps_its_terms before update on invitation for each row
    when (old.invitee is distinct from new.invitee or old.inviter is distinct from new.inviter
          or (old.device is distinct from new.device and new.device <> '')
          or (old.network is distinct from new.network and new.network <> '')
          or old.inviter_reward is distinct from new.inviter_reward or old.invitee_reward is distinct from new.invitee_reward
          or old.create_time is distinct from new.create_time)
    execute function refuse_change('an invitation keeps its terms');
drop trigger invitation_moves_forward on invitation;
create trigger invitation_moves_forward before update on invitation for each row
    when (((old.state, new.state) not in (('pending', 'paid'), ('pending', 'refused'), ('paid', 'clawed_back'))
           and not (new.device = '' and new.network = '' and
                    (old.state, old.refusal, old.inviter_owed, old.invitee_owed, old.note, old.paid_time, old.refuse_time, old.claw_back_time)
                    is not distinct from
                    (new.state, new.refusal, new.inviter_owed, new.invitee_owed, new.note, new.paid_time, new.refuse_time, new.claw_back_time)))
          or old.paid_time <> new.paid_time)
    execute function refuse_change('an invitation moves forward only');

-- Former phones are forgotten some time after the account lost them.
alter table phone_held add column released_time timestamptz; -- null: the account has the phone; 0046 fills it for earlier changes
create index phone_held_released on phone_held (released_time) where released_time is not null;
create or replace function hold_phone() returns trigger language plpgsql as $$
begin
    if tg_op = 'UPDATE' and old.phone is distinct from new.phone then
        update phone_held set released_time = now() where phone = old.phone and uid = new.uid;
    end if;
    if new.phone is not null then
        insert into phone_held (phone, uid) values (new.phone, new.uid)
        on conflict (phone, uid) do update set released_time = null where phone_held.released_time is not null;
    end if;
    return null;
end $$;
drop trigger account_phone_held on account;
create trigger account_phone_held after insert or update of phone on account
    for each row execute function hold_phone();

-- Exports that a player asked for. The signed address of a row gives the data out once. A new request deletes the rows of earlier ones.
create table data_export (
    id          uuid        primary key,
    uid         bigint      not null references account,
    login_id    uuid        not null,                     -- the login that asked: its end closes the address
    ask_time    timestamptz not null default now(),
    expire_time timestamptz not null,
    begun_num   integer     not null default 0,           -- fetches that began
    fetch_time  timestamptz,                              -- the end of the only complete fetch
    check (begun_num >= 0 and ask_time < expire_time)
);
create index data_export_of on data_export (uid);
create index data_export_over on data_export (expire_time);
