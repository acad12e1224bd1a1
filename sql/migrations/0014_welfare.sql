-- Welfare: what each day of a streak pays, badges of full months, and the codes of gift packs.

-- Checking in -------------------------------------------------------------------------------------------------------

create table check_in_rule (
    one           boolean primary key default true check (one),
    rewards       bigint[] not null check (cardinality(rewards) between 1 and 31 and 0 < all (rewards)),  -- X钻 of the 1st, 2nd … day; then anew
    make_up_price bigint   not null check (make_up_price > 0),       -- X钻 a day
    make_up_days  integer  not null check (make_up_days between 0 and 31)   -- a month
);
insert into check_in_rule (rewards, make_up_price, make_up_days) values ('{5,5,10,10,15,15,30}', 20, 3);

alter table check_in
    add column streak          integer not null default 1 check (streak > 0),   -- consecutive days that end here
    add column made_up         boolean not null default false,
    add column reward          bigint  not null default 0 check (reward >= 0),  -- X钻 that it paid; a day made up pays nothing
    add column full_month      boolean not null default false,                  -- it was the last that its month wanted
    add column idempotency_key uuid,
    add check (not made_up or reward = 0);
comment on table check_in is 'A day on which an account checked in, or that it made up for later.';
create index check_in_by_key on check_in (uid, idempotency_key) where idempotency_key is not null;
-- A day that is made up shares the key of its charge.
create trigger check_in_key after insert on check_in
    for each row when (new.idempotency_key is not null and not new.made_up) execute function use_key();
create trigger check_in_keeps before update on check_in
    for each row when ((old.uid, old.day, old.made_up, old.reward, old.full_month, old.idempotency_key, old.create_time)
                       is distinct from
                       (new.uid, new.day, new.made_up, new.reward, new.full_month, new.idempotency_key, new.create_time)
                       or new.streak < old.streak)
    execute function refuse_change('a day stays; its streak grows when a hole before it is made up for');
create trigger check_in_stays before delete on check_in
    for each row execute function refuse_change('days are kept');
create trigger check_in_no_truncate before truncate on check_in
    for each statement execute function refuse_change('days are kept');

-- Badges ------------------------------------------------------------------------------------------------------------

create table month_badge (
    uid         bigint      not null references account,
    month       date        not null check (extract(day from month) = 1),
    until       timestamptz not null,                   -- shown beside the name: the end of the month behind it, by the portal's zone
    create_time timestamptz not null default now(),
    primary key (uid, month)
);
comment on table month_badge is 'Earned by checking in on every day of a month.';
create trigger month_badge_append_only before update or delete on month_badge
    for each row execute function refuse_change('a badge that was earned stays');
create trigger month_badge_no_truncate before truncate on month_badge
    for each statement execute function refuse_change('a badge that was earned stays');

-- What stands beside every name is read with every name: kept there.
alter table account
    add column badge       text check (badge ~ '^\d{4}-\d\d$'),      -- the newest month_badge.month; null: has none
    add column badge_until timestamptz,                              -- and its until
    add check ((badge is null) = (badge_until is null));
create function month_badge_shows() returns trigger language plpgsql as $$
begin
    update account a set badge = to_char(m.month, 'YYYY-MM'), badge_until = m.until
    from (select distinct on (uid) uid, month, until from earned order by uid, month desc) m
    where a.uid = m.uid and (a.badge is null or a.badge < to_char(m.month, 'YYYY-MM'));
    return null;
end $$;
create trigger month_badge_shows after insert on month_badge
    referencing new table as earned for each statement execute function month_badge_shows();
create trigger account_badge_by_month before update of badge, badge_until on account
    for each row when ((old.badge, old.badge_until) is distinct from (new.badge, new.badge_until) and pg_trigger_depth() < 1)
    execute function refuse_change('a badge is earned by a full month');

-- Gift packs --------------------------------------------------------------------------------------------------------

alter table gift
    add column listed boolean not null default false;   -- its codes come from a list; else each is made as it is claimed
create table gift_code (
    gift_id bigint not null references gift,
    code    text   not null check (code <> ''),
    place   bigint not null check (place > 0),           -- its line in the list
    primary key (gift_id, code),
    unique (gift_id, place)
);
comment on table gift_code is 'The list of a pack''s codes, handed out in the order of their lines.';
create trigger gift_code_append_only before update or delete on gift_code
    for each row execute function refuse_change('a list of codes only grows');
create trigger gift_code_no_truncate before truncate on gift_code
    for each statement execute function refuse_change('a list of codes only grows');

create table gift_claim (
    gift_id     bigint      not null references gift,
    uid         bigint      not null references account,
    code        text        not null check (code <> ''),
    idempotency_key uuid,
    create_time timestamptz not null default now(),
    primary key (uid, gift_id),
    unique (gift_id, code)
);
comment on table gift_claim is 'Who has which code. A claim takes one from the stock: no pack gives more than it has.';
create index gift_claim_newest on gift_claim (uid, create_time desc, gift_id desc);
create index gift_claim_by_key on gift_claim (uid, idempotency_key) where idempotency_key is not null;

create function gift_claim_counts() returns trigger language plpgsql as $$
begin
    if exists (select from claimed c join gift g on g.id = c.gift_id and g.listed
               where not exists (select from gift_code l where l.gift_id = c.gift_id and l.code = c.code)) then
        raise exception 'a code that is not of the pack''s list' using errcode = 'integrity_constraint_violation';
    end if;
    update gift g set claimed_num = g.claimed_num + c.num
    from (select gift_id, count(*) as num from claimed group by gift_id) c
    where g.id = c.gift_id;
    return null;
end $$;
create trigger gift_claim_counts after insert on gift_claim
    referencing new table as claimed for each statement execute function gift_claim_counts();
create trigger gift_claim_key after insert on gift_claim
    for each row when (new.idempotency_key is not null) execute function use_key();
create trigger gift_claim_append_only before update or delete on gift_claim
    for each row execute function refuse_change('a code that was handed out stays so');
create trigger gift_claim_no_truncate before truncate on gift_claim
    for each statement execute function refuse_change('a code that was handed out stays so');
create trigger gift_claimed_by_claim before update of claimed_num on gift
    for each row when (old.claimed_num is distinct from new.claimed_num and pg_trigger_depth() < 1)
    execute function refuse_change('a gift''s stock moves only by a claim');
create trigger gift_starts_whole before insert on gift
    for each row when (new.claimed_num <> 0) execute function refuse_change('a gift''s stock moves only by a claim');
-- Before claims were kept none were made; a list is for a pack whose codes were always of one.
create trigger gift_keeps_its_kind before update of listed on gift
    for each row when (old.listed <> new.listed and new.claimed_num > 0)
    execute function refuse_change('codes of a pack are of one kind');
