-- Goods of accounts. Only a new goods_entry changes them (migrations/0035_goods.sql).

--! goods : (name?, picture?)
-- An account's goods: frames in display order, then the other kinds.
select g.kind, g.item, f.name, f.file as picture, g.amount, coalesce(f.id = a.worn_frame, false) as worn
from goods g join account a on a.uid = g.uid left join frame f on g.kind = 'frame' and f.id = g.item
where g.uid = :uid and g.amount > 0
order by g.kind <> 'frame', f.place, f.id, g.kind;

--! amounts
-- How many pieces of a kind without items the accounts have. Accounts without any are missing.
select uid, amount from goods where uid = any(:uids) and kind = :kind and item = '' and amount > 0;

--! has_frame
select exists (select from goods where (uid, kind, item) = (:uid, 'frame', :frame) and amount > 0);

--! wear_frame (frame?)
update account set worn_frame = :frame where uid = :uid;

--! name_of : (free_time?)
-- The name, and when the next change is free. Null: it is free now.
select a.name, (
           select c.create_time + make_interval(days => :days) from name_change c
           where c.uid = a.uid and not c.card and c.create_time > now() - make_interval(days => :days)
           order by c.create_time desc limit 1
       ) as free_time
from account a where a.uid = :uid;

--! insert_name_change
-- A trigger uses the card.
insert into name_change (uid, before, after, card) values (:uid, :before, :after, :card);
