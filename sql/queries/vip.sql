-- Memberships on sale. What moves a membership is a vip_grant (migrations/0009_trade.sql).

--! plans_on_sale
select type, name, days, level_type, coin_price, price, currency, benefits, badge
from vip_plan where not retired order by place;
