--! gifts_of_game
-- Running and coming; what has ended is not shown any more.
select id, name, content, stock - claimed_num as left, vip_only, begin_time, end_time
from gift where game_id = :game and not retired and end_time > now() order by place, id;
