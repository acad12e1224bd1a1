-- Activities: tasks that are counted, draws, and plain pages.
--
-- How far somebody is with a task is never kept: it is counted from the rows that the deeds left (deeds_done), so it
-- equals them, whatever crashes. What is kept is who joined, what was claimed and what was drawn.

create table activity (
    id             bigint primary key,
    kind           text        not null check (kind in ('tasks', 'draw', 'page')),
    name           text        not null,
    summary        text        not null,
    content        text        not null,                -- sanitised HTML
    banner         jsonb       not null,                -- a picture, as in 0004_game.sql
    begin_time     timestamptz not null,
    end_time       timestamptz not null,                -- nothing counts and nothing is drawn from then on
    claim_end_time timestamptz not null,                -- what was done before the end can be claimed until then
    draw_price     bigint      not null default 0 check (draw_price >= 0),      -- X钻 a draw that is not free
    free_draws     integer     not null default 0 check (free_draws >= 0),      -- a day
    day_draws      integer     not null default 0 check (day_draws >= free_draws),  -- at most, a day
    place          integer     not null,
    retired        boolean     not null default false,
    check (begin_time < end_time and end_time <= claim_end_time),
    check ((kind = 'draw') = (day_draws > 0)),
    check (draw_price > 0 or free_draws = day_draws)
);
comment on table activity is 'As content packs bring them. Days are the portal''s.';

create table activity_task (
    activity_id bigint   not null references activity,
    id          integer  not null check (id > 0),
    name        text     not null,
    deed        text     not null check (deed in ('publish', 'comment', 'like', 'check_in', 'invite', 'download', 'recharge')),
    goal        bigint   not null check (goal > 0),      -- deeds; of recharge: X钻
    coins       bigint   not null default 0 check (coins >= 0),      -- X钻 that it pays
    vip_days    integer  not null default 0 check (vip_days >= 0),
    level_type  smallint not null default 1 check (level_type > 0),
    place       integer  not null,
    retired     boolean  not null default false,
    primary key (activity_id, id),
    check (coins > 0 or vip_days > 0)
);

create table activity_prize (
    activity_id bigint   not null references activity,
    id          integer  not null check (id > 0),
    name        text     not null,
    odds        integer  not null check (odds between 0 and 10000),  -- of 10,000 draws
    stock       bigint   not null check (stock >= 0),
    won_num     bigint   not null default 0 check (won_num between 0 and stock),
    coins       bigint   not null default 0 check (coins >= 0),
    vip_days    integer  not null default 0 check (vip_days >= 0),
    level_type  smallint not null default 1 check (level_type > 0),
    place       integer  not null,
    retired     boolean  not null default false,
    primary key (activity_id, id),
    check (coins > 0 or vip_days > 0)
);
comment on column activity_prize.odds is 'As published. What is out of stock is nothing: the odds of the others stay what they are.';

create table activity_join (
    activity_id     bigint      not null references activity,
    uid             bigint      not null references account,
    idempotency_key uuid,
    create_time     timestamptz not null default now(),
    primary key (uid, activity_id)
);
create index activity_join_of on activity_join (activity_id);

create table activity_claim (
    activity_id     bigint      not null,
    task_id         integer     not null,
    uid             bigint      not null references status,
    coins           bigint      not null check (coins >= 0),
    vip_days        integer     not null check (vip_days >= 0),
    entry_id        bigint unique references coin_entry,     -- null: it pays no coins
    idempotency_key uuid,
    create_time     timestamptz not null default now(),
    primary key (uid, activity_id, task_id),
    foreign key (activity_id, task_id) references activity_task,
    check ((coins > 0) = (entry_id is not null))
);
comment on table activity_claim is 'Append-only: a task pays an account once.';

create table activity_draw (
    id              bigint generated always as identity primary key,
    uid             bigint      not null references status,
    activity_id     bigint      not null references activity,
    day             date        not null,                -- the portal's
    number          integer     not null check (number > 0),        -- of the account, activity and day: 1, 2 …
    price           bigint      not null check (price >= 0),
    prize_id        integer,                             -- null: nothing
    coins           bigint      not null check (coins >= 0),
    vip_days        integer     not null check (vip_days >= 0),
    price_entry_id  bigint unique references coin_entry,
    prize_entry_id  bigint unique references coin_entry,
    idempotency_key uuid,
    create_time     timestamptz not null default now(),
    unique (uid, activity_id, day, number),
    foreign key (activity_id, prize_id) references activity_prize,
    check ((price > 0) = (price_entry_id is not null)),
    check ((coins > 0) = (prize_entry_id is not null)),
    check ((prize_id is null) = (coins = 0 and vip_days = 0))
);
comment on table activity_draw is 'Append-only.';
create index activity_draw_of on activity_draw (uid, activity_id, id desc);
create index activity_draw_won on activity_draw (activity_id, id desc) where prize_id is not null;

-- One Idempotency-Key of an account has one effect (0012_money_rules.sql); the entries carry none.
create trigger activity_claim_key after insert on activity_claim
    for each row when (new.idempotency_key is not null) execute function use_key();
create trigger activity_draw_key after insert on activity_draw
    for each row when (new.idempotency_key is not null) execute function use_key();

-- The stock moves with the draws, and only so.
create function activity_draw_wins() returns trigger language plpgsql as $$
begin
    update activity_prize p set won_num = p.won_num + w.num
    from (select activity_id, prize_id, count(*) as num from drawn where prize_id is not null
          group by activity_id, prize_id order by activity_id, prize_id) w
    where (p.activity_id, p.id) = (w.activity_id, w.prize_id);
    return null;
end $$;
create trigger activity_draw_wins after insert on activity_draw
    referencing new table as drawn for each statement execute function activity_draw_wins();
create trigger activity_prize_won_by_draw before update of won_num on activity_prize
    for each row when (old.won_num is distinct from new.won_num and pg_trigger_depth() < 1)
    execute function refuse_change('a prize''s stock moves only by a draw');
create trigger activity_claim_append_only before update or delete on activity_claim
    for each row execute function refuse_change('what was claimed stays so');
create trigger activity_claim_no_truncate before truncate on activity_claim
    for each statement execute function refuse_change('what was claimed stays so');
create trigger activity_draw_append_only before update or delete on activity_draw
    for each row execute function refuse_change('what was drawn stays so');
create trigger activity_draw_no_truncate before truncate on activity_draw
    for each statement execute function refuse_change('what was drawn stays so');

-- What a claim or a draw names is an entry of its own account and amount; the ledger never changes, so it stays true.
create function reward_is_booked() returns trigger language plpgsql as $$
begin
    if tg_table_name = 'activity_claim' then
        if new.entry_id is not null and not exists (
            select from coin_entry e where e.id = new.entry_id and (e.uid, e.delta, e.ref_type) = (new.uid, new.coins, 'task')) then
            raise exception 'the claim names an entry that does not pay it' using errcode = 'integrity_constraint_violation';
        end if;
        return new;
    end if;
    if new.price_entry_id is not null and not exists (
        select from coin_entry e where e.id = new.price_entry_id and (e.uid, e.delta, e.ref_type) = (new.uid, -new.price, 'draw'))
       or new.prize_entry_id is not null and not exists (
        select from coin_entry e where e.id = new.prize_entry_id and (e.uid, e.delta, e.ref_type) = (new.uid, new.coins, 'prize')) then
        raise exception 'the draw names an entry that does not pay it' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end $$;
create trigger activity_claim_booked before insert on activity_claim for each row execute function reward_is_booked();
create trigger activity_draw_booked before insert on activity_draw for each row execute function reward_is_booked();

-- Deeds -------------------------------------------------------------------------------------------------------------

drop index post_like_of;                                -- nothing read it
create index post_like_by on post_like (uid, create_time);
create index comment_like_by on comment_like (uid, create_time);
create index comment_by on comment (uid, create_time) where delete_time is null;
create index check_in_by on check_in (uid, create_time);

create function deeds_done(who bigint, deed text, since timestamptz, until timestamptz, enough bigint) returns bigint
language sql stable as $$
    -- As many as are `enough` at most: whoever does more costs no more.
    select case deed
        when 'publish' then (select count(*) from (
            select from post where uid = who and delete_time is null and not hidden
            and create_time >= since and create_time < until limit enough) d)
        when 'comment' then (select count(*) from (
            select from comment where uid = who and delete_time is null
            and create_time >= since and create_time < until limit enough) d)
        when 'like' then (select count(*) from (
            (select from post_like where uid = who and create_time >= since and create_time < until limit enough)
            union all
            (select from comment_like where uid = who and create_time >= since and create_time < until limit enough)
            limit enough) d)
        when 'check_in' then (select count(*) from (
            select from check_in where uid = who and not made_up and create_time >= since and create_time < until limit enough) d)
        when 'invite' then (select count(*) from (
            select from invitation where inviter = who and state = 'paid' and paid_time >= since and paid_time < until limit enough) d)
        when 'download' then (select count(*) from (
            select distinct game_id from game_download where uid = who
            and create_time >= since and create_time < until limit enough) d)
        when 'recharge' then (select least(enough, coalesce(sum(coins), 0)) from trade_order
            where uid = who and kind = 'coin' and status = 'delivered' and deliver_time >= since and deliver_time < until)
        else 0
    end
$$;
comment on function deeds_done is 'What of a kind of deed somebody did from `since` until before `until`, counted from the rows that it left.';
