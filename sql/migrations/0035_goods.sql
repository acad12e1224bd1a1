-- Goods of the portal: avatar frames, rename cards, spins of lucky draws, cards that make up a day. Gifts grant them, and they are used here.

-- The strongest lock first, in the order of locks (0025).
lock table account, game, gift, gift_claim, check_in, activity_draw, vip_grant in access exclusive mode;

-- Frames ------------------------------------------------------------------------------------------------------------

create table frame (
    id      text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
    name    text    not null,
    file    text    not null,                           -- a name in the media store
    place   integer not null,
    retired boolean not null default false
);
comment on table frame is 'Avatar frames, as content packs bring them. Players keep a retired frame.';

-- Holdings ----------------------------------------------------------------------------------------------------------

create table goods (
    uid    bigint  not null,
    kind   text    not null check (kind in ('frame', 'rename', 'spin', 'makeUp')),
    item   text    not null,                            -- the frame; empty for other kinds
    amount integer not null check (amount >= 0),
    primary key (uid, kind, item),
    check ((kind = 'frame') = (item <> ''))
);
comment on table goods is 'What each account has: the sums of goods_entry. Only that table''s trigger writes here.';

create table goods_entry (
    id           bigint generated always as identity primary key,
    uid          bigint      not null,                  -- the trigger below refuses an unknown account
    kind         text        not null check (kind in ('frame', 'rename', 'spin', 'makeUp')),
    item         text        not null default '',
    delta        integer     not null check (delta <> 0),
    amount_after integer     not null check (amount_after >= 0),
    reason       text        not null,
    ref_type     text        not null,
    ref_id       text        not null,
    create_time  timestamptz not null default now(),
    unique (ref_type, ref_id, kind, item),
    constraint goods_entry_ref_type_known check (ref_type in ('gift', 'content', 'rename', 'draw', 'make_up')),
    check ((delta > 0) = (ref_type in ('gift', 'content'))),
    check (kind <> 'frame' or delta > 0),               -- a frame is never used up
    check (ref_type <> 'content' or (kind = 'frame' and delta = 1 and ref_id = uid::text))  -- the frame of a pack's person
);
comment on table goods_entry is 'The ledger of goods. Appending an entry is the only way to change a holding.';
create index goods_entry_of on goods_entry (uid, kind, item, id desc);

create function goods_entry_apply() returns trigger language plpgsql as $$
declare
    moved bigint;
begin
    update status set version = version + 1 where uid = new.uid returning uid into strict moved;
    -- Not "insert … on conflict": its check would refuse the negative amount before it finds the row.
    update goods set amount = amount + new.delta where (uid, kind, item) = (new.uid, new.kind, new.item)
    returning amount into new.amount_after;
    if not found then
        insert into goods (uid, kind, item, amount) values (new.uid, new.kind, new.item, new.delta)
        returning amount into new.amount_after;
    end if;
    return new;
end $$;
create trigger goods_entry_apply before insert on goods_entry for each row execute function goods_entry_apply();
create trigger goods_entry_append_only before update or delete on goods_entry
    for each row execute function refuse_change('the ledger is append-only');
create trigger goods_entry_no_truncate before truncate on goods_entry
    for each statement execute function refuse_change('the ledger is append-only');
create trigger goods_by_entry before insert or update or delete on goods
    for each row when (pg_trigger_depth() < 1) execute function refuse_change('goods move only by a goods_entry');
create trigger goods_no_truncate before truncate on goods
    for each statement execute function refuse_change('goods move only by a goods_entry');

-- As with balances: an insert that a conflict skips has moved the holding already, so at commit the two must agree.
create function goods_agree() returns trigger language plpgsql as $$
begin
    if (select amount from goods where (uid, kind, item) = (new.uid, new.kind, new.item)) is distinct from
       (select amount_after from goods_entry where (uid, kind, item) = (new.uid, new.kind, new.item) order by id desc limit 1) then
        raise exception 'the goods of % are not those of the last goods_entry', new.uid using errcode = 'integrity_constraint_violation';
    end if;
    return null;
end $$;
create constraint trigger goods_agree after insert or update on goods
    deferrable initially deferred for each row execute function goods_agree();

-- Gifts -------------------------------------------------------------------------------------------------------------

create table gift_grant (
    gift_id    bigint   not null references gift,
    place      integer  not null check (place >= 0),
    kind       text     not null check (kind in ('frame', 'rename', 'spin', 'makeUp', 'vipDays')),
    frame_id   text references frame,                   -- null: not a frame
    amount     integer  not null check (amount > 0),    -- pieces; of vipDays: days
    level_type smallint not null default 1 check (level_type > 0),  -- of vipDays
    primary key (gift_id, place),
    unique nulls not distinct (gift_id, kind, frame_id),  -- a claim has one entry of each (goods_entry, vip_grant)
    check ((kind = 'frame') = (frame_id is not null)),
    check (kind <> 'frame' or amount = 1)
);
comment on table gift_grant is 'What a claim of the pack puts into the account. A pack without rows here gives a code.';

create function gift_grant_keeps() returns trigger language plpgsql as $$
begin
    -- Claims take this lock too, so none is under way during the check.
    perform from gift where id in (old.gift_id, new.gift_id) order by id for no key update;
    if exists (select from gift where id in (old.gift_id, new.gift_id) and claimed_num > 0) then
        raise exception 'a claimed pack keeps its goods' using errcode = 'integrity_constraint_violation';
    end if;
    return coalesce(new, old);
end $$;
create trigger gift_grant_keeps before insert or update or delete on gift_grant
    for each row execute function gift_grant_keeps();
create trigger gift_grant_no_truncate before truncate on gift_grant
    for each statement execute function refuse_change('a claimed pack keeps its goods');

create function goods_of_gift(gift bigint) returns jsonb language sql stable as $$
    select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'name', f.name, 'picture', f.file, 'amount', t.amount) order by t.place), '[]')
    from gift_grant t left join frame f on f.id = t.frame_id where t.gift_id = gift
$$;

comment on column gift_claim.code is
    'Of a pack with goods: the uid. Releases before 0035 read a code of every claim, and hand out such a code.';

-- The claim itself grants: no release can write one without the other.
create function gift_claim_grants() returns trigger language plpgsql as $$
begin
    insert into goods_entry (uid, kind, item, delta, amount_after, reason, ref_type, ref_id)
        select c.uid, t.kind, coalesce(t.frame_id, ''), t.amount, 0, g.name, 'gift', c.uid || ':' || c.gift_id
        from claimed c join gift g on g.id = c.gift_id join gift_grant t on t.gift_id = c.gift_id
        where t.kind <> 'vipDays' order by c.uid, c.gift_id, t.place;
    insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
        select c.uid, t.level_type, make_interval(hours => 24 * t.amount), now(), now(), 'gift', c.uid || ':' || c.gift_id
        from claimed c join gift_grant t on t.gift_id = c.gift_id
        where t.kind = 'vipDays' order by c.uid, c.gift_id, t.place;
    return null;
end $$;
create trigger gift_claim_grants after insert on gift_claim
    referencing new table as claimed for each statement execute function gift_claim_grants();

alter table vip_grant drop constraint vip_grant_ref_type_known;
alter table vip_grant add constraint vip_grant_ref_type_known check (ref_type in (
    'coin', 'order', 'refund', 'used', 'content', 'task', 'prize', 'gift'));
comment on column vip_grant.ref_type is
    'coin: a coin_entry; order, refund, used: an order; content: a pack''s person; task, prize: of an activity; gift: a claim of a gift pack.';

alter table game add column redeem_hint text not null default '';
comment on column game.redeem_hint is 'Where the game takes codes of gifts. Empty: the pack does not say.';

-- Use ---------------------------------------------------------------------------------------------------------------

alter table account add column worn_frame text references frame;    -- null: none
create function worn_frame_is_held() returns trigger language plpgsql as $$
begin
    if not exists (select from goods g where (g.uid, g.kind, g.item) = (new.uid, 'frame', new.worn_frame) and g.amount > 0) then
        raise exception 'the account % does not have the frame %', new.uid, new.worn_frame using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end $$;
create trigger worn_frame_is_held before insert or update of worn_frame on account
    for each row when (new.worn_frame is not null) execute function worn_frame_is_held();

create table name_change (
    id          bigint generated always as identity primary key,
    uid         bigint      not null references account,
    before      text        not null,
    after       text        not null check (after <> before),
    card        boolean     not null,                   -- a rename card was used; else it was free
    create_time timestamptz not null default now()
);
comment on table name_change is 'Append-only: the changes of names, which are free once in a while and else use a card.';
create index name_change_of on name_change (uid, create_time desc) where not card;
create trigger name_change_append_only before update or delete on name_change
    for each row execute function refuse_change('changes of names are kept');
create trigger name_change_no_truncate before truncate on name_change
    for each statement execute function refuse_change('changes of names are kept');

alter table activity_draw add column spin boolean not null default false, add check (not spin or price = 0);
comment on column activity_draw.spin is 'The draw used a spin of the player''s goods.';
alter table check_in add column card boolean not null default false, add check (not card or made_up);
comment on column check_in.card is 'The day was made up with a card instead of coins.';
drop trigger check_in_keeps on check_in;
create trigger check_in_keeps before update on check_in
    for each row when ((old.uid, old.day, old.made_up, old.reward, old.full_month, old.idempotency_key, old.create_time, old.card)
                       is distinct from
                       (new.uid, new.day, new.made_up, new.reward, new.full_month, new.idempotency_key, new.create_time, new.card)
                       or new.streak < old.streak)
    execute function refuse_change('a day stays; its streak grows when a hole before it is made up for');
-- A day that was made up for coins shares the key of its charge.
drop trigger check_in_key on check_in;
create trigger check_in_key after insert on check_in
    for each row when (new.idempotency_key is not null and (not new.made_up or new.card)) execute function use_key();

-- The row that says a good was used also uses it.
create function use_good() returns trigger language plpgsql as $$
begin
    if tg_table_name = 'activity_draw' then
        insert into goods_entry (uid, kind, delta, amount_after, reason, ref_type, ref_id)
        values (new.uid, 'spin', -1, 0, (select name from activity where id = new.activity_id), 'draw',
                new.uid || ':' || new.activity_id || ':' || new.day || ':' || new.number);
    elsif tg_table_name = 'check_in' then
        insert into goods_entry (uid, kind, delta, amount_after, reason, ref_type, ref_id)
        values (new.uid, 'makeUp', -1, 0, new.day::text, 'make_up', new.uid || ':' || new.day);
    else
        insert into goods_entry (uid, kind, delta, amount_after, reason, ref_type, ref_id)
        values (new.uid, 'rename', -1, 0, new.after, 'rename', new.id::text);
    end if;
    return null;
end $$;
create trigger activity_draw_uses_spin after insert on activity_draw for each row when (new.spin) execute function use_good();
create trigger check_in_uses_card after insert on check_in for each row when (new.card) execute function use_good();
create trigger name_change_uses_card after insert on name_change for each row when (new.card) execute function use_good();
