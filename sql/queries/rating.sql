-- Ratings of games. Triggers of game_rating count them in the game's row.

--! rater
select g.retired, exists (select from game_download d where d.uid = :uid and d.game_id = g.id) as downloaded
from game g where g.id = :game;

--! put
insert into game_rating (uid, game_id, stars) values (:uid, :game, :stars)
on conflict (uid, game_id) do update set stars = excluded.stars, edit_time = now() where game_rating.stars <> excluded.stars;

--! take_back
delete from game_rating where uid = :uid and game_id = :game;

--! counts
select id, array[rating_1, rating_2, rating_3, rating_4, rating_5] as counts, rating_version as version
from game where id = any(:ids) order by id;

--! games
select id from game where not retired order by id;

--! put_several
-- The ratings of a person of a content pack.
insert into game_rating (uid, game_id, stars)
select :uid, game, stars from unnest(:games::bigint[], :stars::smallint[]) as r (game, stars)
on conflict (uid, game_id) do update set stars = excluded.stars, edit_time = now() where game_rating.stars <> excluded.stars;

--! keep_only
delete from game_rating where uid = :uid and game_id <> all(:games);
