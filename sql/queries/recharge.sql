-- Coin packages and payment channels.

--! packages
select id, name, coins, bonus, amount, currency, badge from coin_package where not retired order by place;

--! channels
select channel, name from pay_channel where not retired order by place;
