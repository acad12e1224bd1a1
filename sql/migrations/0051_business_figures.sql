-- Business figures: one row for each day of the portal's time zone. Only counts: nobody can be found in them, and they stay for ever.
-- `sql/queries/figures.sql` defines each value. The next migrations build the indexes, one table each: building stops the writers of a table.

create table figure_progress (
    one               boolean primary key default true check (one),
    zone              text    not null,                    -- of the days, as the job last saw it
    first_day         date    not null,
    closed_day        date,                                -- the newest day with figures; null: none
    held_before_coins bigint  not null                     -- held by all players when the first day began
);
comment on table figure_progress is 'Where the job of the business figures is. Its first run writes the row.';

create table figure_day (
    day                  date        primary key,
    active_players_count bigint      not null,
    new_players_count    bigint      not null,
    retained_1_count     bigint,                           -- null: that day has not been closed
    retained_7_count     bigint,
    retained_30_count    bigint,
    revenue_cents        bigint      not null,
    paid_orders_count    bigint      not null,
    payers_count         bigint      not null,
    refunds_count        bigint      not null,
    refund_cents         bigint      not null,
    issued_coins         bigint      not null,
    spent_coins          bigint      not null,
    withdrawn_coins      bigint      not null,
    held_coins           bigint      not null,
    posts_count          bigint      not null,
    comments_count       bigint      not null,
    reports_open_count   bigint      not null,
    computed_time        timestamptz not null
);

create table figure_channel (
    day               date   not null references figure_day,
    channel           text   not null,                     -- a payment channel
    paid_orders_count bigint not null,
    revenue_cents     bigint not null,
    refunds_count     bigint not null,
    refund_cents      bigint not null,
    primary key (day, channel)
);

create table figure_game (
    day             date     not null references figure_day,
    place           smallint not null check (place between 1 and 20),
    game_id         bigint   not null,
    downloads_count bigint   not null,
    spent_coins     bigint   not null,
    primary key (day, place)
);

create table player_day (
    day date   not null,
    uid bigint not null,
    primary key (day, uid)
);
comment on table player_day is 'Who was seen on a day, for six weeks: retention needs it. A trigger of login writes it, once for each player and day.';

-- A login is seen at most once a minute, and only the first time on a day writes a row. A batch writes its rows in order, so that two batches
-- do not deadlock. The function runs as the owner: servers that write logins before their role is granted the new tables go on.
create function login_seen() returns trigger language plpgsql security definer set search_path = '' as $$
declare
    zone text = coalesce((select p.zone from public.figure_progress p), 'Asia/Shanghai');
begin
    if tg_op = 'INSERT' then
        insert into public.player_day (day, uid)
            select distinct (n.last_time at time zone zone)::date, n.uid from seen n order by 1, 2
            on conflict do nothing;
    else
        insert into public.player_day (day, uid)
            select distinct (n.last_time at time zone zone)::date, n.uid from seen n join before o using (id)
            where (n.last_time at time zone zone)::date <> (o.last_time at time zone zone)::date order by 1, 2
            on conflict do nothing;
    end if;
    return null;
end $$;
create trigger login_seen_first after insert on login
    referencing new table as seen for each statement execute function login_seen();
create trigger login_seen_again after update on login
    referencing old table as before new table as seen for each statement execute function login_seen();
