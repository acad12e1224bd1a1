-- What must hold on a live database at any moment. Each query answers: how many were checked, how many are wrong.

--! wallets_equal_ledger
-- balance = the sum of the account's entries.
select count(*) as checked, count(*) filter (where s.balance <> coalesce(e.sum, 0)) as wrong
from status s left join (select uid, sum(delta)::bigint as sum from coin_entry group by uid) e using (uid);

--! running_sums
-- Each entry's balanceAfter = the sum of the account's entries up to it.
select count(*) as checked, count(*) filter (where balance_after <> running) as wrong
from (select balance_after, (sum(delta) over (partition by uid order by id))::bigint as running from coin_entry) e;

--! unread_messages
select count(*) as checked, count(*) filter (where s.unread_messages <> coalesce(m.n, 0)) as wrong
from status s left join (select uid, count(*) as n from message where uid is not null and not read group by uid) m using (uid);

--! broadcasts_in_order
-- Every broadcast's seq is 1 … head without holes, and nobody has read beyond the head.
select (select count(*) from message where seq is not null) as checked,
       abs(h.seq - (select count(*) from message where seq is not null))
       + (select count(*) from status where read_upto > h.seq)
       + (select count(*) from broadcast_read r where r.seq > h.seq) as wrong
from broadcast_head h;

--! broadcast_reads_above_watermark
select count(*) as checked, count(*) filter (where r.seq <= s.read_upto) as wrong
from broadcast_read r join status s using (uid);

--! accounts_have_status
select count(*) as checked, count(*) filter (where s.uid is null) as wrong
from account a left join status s using (uid);

--! logins_since_password
-- No login from before a change of password is live, save the one that made it.
select count(*) as checked,
       count(*) filter (where l.create_time < a.password_time and l.id is distinct from a.password_login) as wrong
from login l join account a using (uid)
where l.end_time is null and l.expire_time > now();

--! suspended_without_login
-- Whoever is suspended has no live login.
select count(*) as checked, count(*) filter (where exists (
           select from login l where l.uid = a.uid and l.end_time is null and l.expire_time > now()
       )) as wrong
from account a where a.suspended_until > now();

--! thread_seqs
-- Every thread's seq is 1 … post.seq without holes.
select count(*) as checked, count(*) filter (where p.seq <> coalesce(e.n, 0) or p.seq <> coalesce(e.last, 0)) as wrong
from post p left join (select post_id, count(*) as n, max(seq) as last from thread_event group by post_id) e on e.post_id = p.id;

--! post_counts
-- likeNum, commentNum and the comments shown below a post equal the rows they count.
select count(*) as checked, count(*) filter (where
    p.like_num <> (select count(*) from post_like l where l.post_id = p.id)
    or p.comment_num <> (select count(*) from comment c where c.post_id = p.id and c.delete_time is null)
    or p.root_num <> (select count(*) from comment c where c.post_id = p.id and c.root_id is null
                      and (c.delete_time is null or c.reply_num > 0))) as wrong
from post p;

--! post_nums
-- An account's postNum equals its posts that are not deleted.
select count(*) as checked,
       count(*) filter (where a.post_num <> (select count(*) from post p where p.uid = a.uid and p.delete_time is null)) as wrong
from account a;

--! comment_counts
select count(*) as checked, count(*) filter (where
    c.like_num <> (select count(*) from comment_like l where l.comment_id = c.id)
    or c.reply_num <> (select count(*) from comment r where r.root_id = c.id and r.delete_time is null)) as wrong
from comment c;

--! game_charges
-- Every charge for a game has one entitlement and one download of that price, of the same account and game.
select count(*) as checked, count(*) filter (where
    e.delta >= 0
    or not exists (select from entitlement o where o.entry_id = e.id and o.uid = e.uid and e.ref_id = o.uid || ':' || o.game_id)
    or not exists (select from game_download d where d.entry_id = e.id and d.uid = e.uid and d.charged = -e.delta
                   and e.ref_id = d.uid || ':' || d.game_id)) as wrong
from coin_entry e where e.ref_type = 'game';

--! entitlements_charged
-- Whoever owns a game, or paid for a download, was charged for it.
select count(*) as checked, count(*) filter (where not exists (
           select from coin_entry e where e.id = o.entry_id and e.uid = o.uid and e.ref_type = 'game'
       )) as wrong
from (select uid, entry_id from entitlement union all
      select uid, entry_id from game_download where entry_id is not null) o;

--! memberships_charged
-- Every membership bought for coins is one charge, and every such charge one membership.
select count(*) as checked, count(*) filter (where e.id is null or g.id is null or e.uid <> g.uid) as wrong
from (select id, uid from coin_entry where ref_type = 'vip') e
full join (select id, uid, ref_id from vip_grant where ref_type = 'coin') g on g.ref_id = e.id::text;

--! memberships_granted
-- Every membership ends where its account's last grant ends, each grant begins where its length says.
select count(*) as checked, count(*) filter (where
    s.exp_time is distinct from g.end_time or g.end_time <> g.begin_time + g.length) as wrong
from status s left join lateral (
    select end_time, begin_time, length from vip_grant g where g.uid = s.uid order by id desc limit 1
) g on true
where s.exp_time is not null or g.end_time is not null;

--! orders_delivered
-- Every order that was delivered (and perhaps refunded since) has one delivery of its coins or days; every other has none.
select count(*) as checked, count(*) filter (where
    (select count(*) from coin_entry e where e.ref_type = 'order' and e.ref_id = o.id::text)
        <> (o.kind = 'coin' and o.deliver_time is not null)::int
    or (select count(*) from vip_grant g where g.ref_type = 'order' and g.ref_id = o.id::text)
        <> (o.kind = 'vip' and o.deliver_time is not null)::int
    or exists (select from coin_entry e where e.ref_type = 'order' and e.ref_id = o.id::text
               and (e.uid <> o.uid or e.delta <> o.coins))
    or exists (select from vip_grant g where g.ref_type = 'order' and g.ref_id = o.id::text
               and (g.uid <> o.uid or g.length <> o.days * interval '1 day' or g.level_type <> o.level_type))) as wrong
from trade_order o;

--! deliveries_ordered
select count(*) as checked, count(*) filter (where o.id is null) as wrong
from (select ref_id from coin_entry where ref_type in ('order', 'refund') union all
      select ref_id from vip_grant where ref_type in ('order', 'refund')) d
left join trade_order o on o.id::text = d.ref_id;

--! orders_paid
-- Every order that was paid has one accepted payment, of its channel, amount and currency; every other has none.
select count(*) as checked, count(*) filter (where
    (select count(*) from payment p where p.order_id = o.id and p.verdict = 'accepted') <> (o.paid_time is not null)::int
    or exists (select from payment p where p.order_id = o.id and p.verdict = 'accepted'
               and (p.channel, p.amount, p.currency) is distinct from (o.channel, o.amount, o.currency))) as wrong
from trade_order o;

--! orders_refunded
-- An order is refunded where its payment is on its way back, and then what it delivered was taken back, once.
select count(*) as checked, count(*) filter (where
    (select count(*) from refund r join payment p on p.id = r.payment_id
     where p.order_id = o.id and p.verdict = 'accepted') <> (o.status = 'refunded')::int
    or coalesce((select sum(-e.delta) from coin_entry e where e.ref_type = 'refund' and e.ref_id = o.id::text), 0)
        <> case when o.status = 'refunded' then o.coins else 0 end
    or coalesce((select sum(-g.length) from vip_grant g where g.ref_type = 'refund' and g.ref_id = o.id::text), interval '0')
        <> case when o.status = 'refunded' then o.days * interval '1 day' else interval '0' end) as wrong
from trade_order o;
