-- Coin packages and payment channels.

--! packages
select id, name, coins, bonus, amount, currency, badge from coin_package where not retired
  and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now())
order by place;

--! channels
select channel, name from pay_channel where not retired order by place;
