-- Games in the catalogue.

--! game_types
select c.type, c.name, count(g.id) as game_num
from game_category c left join game g on g.category = c.type and not g.retired
where not c.retired
group by c.type, c.name, c.place order by c.place;

--! games (type_?, keyword?, before_rank?) : Game(video?, featured?, app_store_url?, age_hint?)
-- A keyset cursor on (rank, id), both descending. `rank` is the sort column as a number.
-- Sorted by rating, a game needs `least` ratings. Its rank is a Bayesian average: that of its own ratings and of `least` more with `prior`
-- tenths of a star. (Millionths of a star; the same for everybody, and independent of other games, so cursors stay valid.)
select id, name, category, tags, summary, description, developer, version, size_bytes,
       array[rating_1, rating_2, rating_3, rating_4, rating_5] as rating_counts, rating_version, download_num,
       online_type, buy_amount, featured, icon, banner, screenshots, video, platforms, app_store_url, age_hint, create_time, rank,
       (select count(*) from gift f where f.game_id = ranked.id and not f.retired and f.claimed_num < f.stock
            and now() between f.begin_time and f.end_time) as gift_num
from (
    select g.*, case :sort
        when 'new' then extract(epoch from g.create_time)::bigint
        when 'rating' then (10 * g.rating_sum + :least::bigint * :prior::bigint) * 100000 / (g.rating_num + :least::bigint)
        when 'featured' then -g.featured::bigint
        else g.download_num end as rank
    from game g
    where not g.retired
      and (:sort <> 'featured' or g.featured is not null and (g.featured_begin_time is null or g.featured_begin_time <= now())
           and (g.featured_end_time is null or g.featured_end_time > now()))
      and (:sort <> 'rating' or g.rating_num >= :least::bigint)
      and (:type_::text is null or g.category = :type_)
      and (:keyword::text is null or g.name ilike :keyword or exists (select from unnest(g.tags) t where t ilike :keyword))
) ranked
where :before_rank::bigint is null or (rank, id) < (:before_rank, :before_id)
order by rank desc, id desc offset :skip limit :size;

--! games_total (type_?, keyword?)
select count(*) from game g
where not g.retired
  and (:sort <> 'featured' or g.featured is not null and (g.featured_begin_time is null or g.featured_begin_time <= now())
       and (g.featured_end_time is null or g.featured_end_time > now()))
  and (:sort <> 'rating' or g.rating_num >= :least::bigint)
  and (:type_::text is null or g.category = :type_)
  and (:keyword::text is null or g.name ilike :keyword or exists (select from unnest(g.tags) t where t ilike :keyword));

--! game : Game(video?, featured?, app_store_url?, age_hint?)
-- A retired game stays visible to its owners.
select id, name, category, tags, summary, description, developer, version, size_bytes,
       array[rating_1, rating_2, rating_3, rating_4, rating_5] as rating_counts, rating_version, download_num,
       online_type, buy_amount, featured, icon, banner, screenshots, video, platforms, app_store_url, age_hint, create_time, 0::bigint as rank,
       (select count(*) from gift f where f.game_id = game.id and not f.retired and f.claimed_num < f.stock
            and now() between f.begin_time and f.end_time) as gift_num
from game
where id = :id and (not retired or exists (select from owned_game o where o.uid = :uid and o.game_id = game.id));

--! games_by_id : Game(video?, featured?, app_store_url?, age_hint?)
select id, name, category, tags, summary, description, developer, version, size_bytes,
       array[rating_1, rating_2, rating_3, rating_4, rating_5] as rating_counts, rating_version, download_num,
       online_type, buy_amount, featured, icon, banner, screenshots, video, platforms, app_store_url, age_hint, create_time, 0::bigint as rank,
       (select count(*) from gift f where f.game_id = game.id and not f.retired and f.claimed_num < f.stock
            and now() between f.begin_time and f.end_time) as gift_num
from game where id = any(:ids) and not retired;

--! of_reader : (stars?)
-- What the account has of these games: paid for, downloaded, rated.
select g.id, exists (select from owned_game e where e.uid = :uid and e.game_id = g.id) as owned,
       exists (select from game_download d where d.uid = :uid and d.game_id = g.id) as downloaded,
       r.stars
from unnest(:ids::bigint[]) as g (id) left join game_rating r on r.uid = :uid and r.game_id = g.id;
