-- Players rate games with 1 to 5 stars. The game's row counts the ratings.

-- The strongest lock first, in the lock order of writers.
lock table account in share row exclusive mode;
lock table game in access exclusive mode;

create table game_rating (
    uid         bigint      not null references account,
    game_id     bigint      not null references game,
    stars       smallint    not null check (stars between 1 and 5),
    create_time timestamptz not null default now(),
    edit_time   timestamptz,                            -- null: the player never changed it
    primary key (uid, game_id)
);

alter table game
    add column rating_1 bigint not null default 0 check (rating_1 >= 0),
    add column rating_2 bigint not null default 0 check (rating_2 >= 0),
    add column rating_3 bigint not null default 0 check (rating_3 >= 0),
    add column rating_4 bigint not null default 0 check (rating_4 >= 0),
    add column rating_5 bigint not null default 0 check (rating_5 >= 0),
    add column rating_num bigint not null generated always as (rating_1 + rating_2 + rating_3 + rating_4 + rating_5) stored,
    add column rating_sum bigint not null
        generated always as (rating_1 + 2 * rating_2 + 3 * rating_3 + 4 * rating_4 + 5 * rating_5) stored,
    add column rating_version bigint not null default 0,
    alter column rating_tenths set default 0;
comment on column game.rating_1 is 'The number of ratings with one star; a trigger of game_rating counts it, like rating_2 to rating_5.';
comment on column game.rating_version is 'Each change of the counts raises it. Of two counts, those with the greater version are newer.';
comment on column game.rating_tenths is 'The invented rating of content packs. Only binaries before 0038 show it.';

-- Adds moves[n] ratings with stars[n] to games[n], in one update for each game. Locks the games by id, the lock order of all transactions.
create function move_game_ratings(games bigint[], stars smallint[], moves integer[]) returns void language sql as $$
    with held as materialized (select id from game where id = any(games) order by id for no key update)
    update game g set
        rating_1 = g.rating_1 + m.one, rating_2 = g.rating_2 + m.two, rating_3 = g.rating_3 + m.three,
        rating_4 = g.rating_4 + m.four, rating_5 = g.rating_5 + m.five, rating_version = g.rating_version + 1
    from held join (
        select game_id,
               coalesce(sum(move) filter (where star = 1), 0) as one, coalesce(sum(move) filter (where star = 2), 0) as two,
               coalesce(sum(move) filter (where star = 3), 0) as three, coalesce(sum(move) filter (where star = 4), 0) as four,
               coalesce(sum(move) filter (where star = 5), 0) as five
        from unnest(games, stars, moves) as u (game_id, star, move) group by game_id
    ) m on m.game_id = held.id
    where g.id = held.id
$$;

-- Counts the changes of one statement.
create function count_game_ratings() returns trigger language plpgsql as $$
begin
    if tg_op = 'INSERT' then
        perform move_game_ratings(array_agg(game_id), array_agg(stars), array_agg(1)) from added;
    elsif tg_op = 'DELETE' then
        perform move_game_ratings(array_agg(game_id), array_agg(stars), array_agg(-1)) from removed;
    else
        perform move_game_ratings(array_agg(game_id), array_agg(stars), array_agg(move))
        from (select game_id, stars, 1 as move from added union all select game_id, stars, -1 from removed) c;
    end if;
    return null;
end $$;
create trigger game_rating_added after insert on game_rating
    referencing new table as added for each statement execute function count_game_ratings();
create trigger game_rating_changed after update on game_rating
    referencing old table as removed new table as added for each statement execute function count_game_ratings();
create trigger game_rating_removed after delete on game_rating
    referencing old table as removed for each statement execute function count_game_ratings();
