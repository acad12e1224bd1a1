-- Invariants that hold on a live database at any moment. Each query returns how many rows it checked and how many are wrong.

--! wallets_equal_ledger
-- balance = the sum of the account's entries.
select count(*) as checked, count(*) filter (where s.balance <> coalesce(e.sum, 0)) as wrong
from status s left join (select uid, sum(delta)::bigint as sum from coin_entry group by uid) e using (uid);

--! running_sums
-- Each entry's balance_after = the sum of the account's entries up to and including it.
select count(*) as checked, count(*) filter (where balance_after <> running) as wrong
from (select balance_after, (sum(delta) over (partition by uid order by id))::bigint as running from coin_entry) e;

--! unread_messages
select count(*) as checked, count(*) filter (where s.unread_messages <> coalesce(m.n, 0)) as wrong
from status s left join (select uid, count(*) as n from message where uid is not null and not read group by uid) m using (uid);

--! broadcasts_in_order
-- The seqs of broadcasts and of their withdrawals run from 1 to the head without gaps, and no account has read beyond the head.
select n.num as checked,
       abs(h.seq - n.num)
       + (select count(*) from status where read_upto > h.seq)
       + (select count(*) from broadcast_read r where r.seq > h.seq) as wrong
from broadcast_head h, (
    select count(distinct seq) as num from (
        select seq from message where seq is not null union all select seq from broadcast_change
    ) numbered
) n;

--! broadcast_reads_above_watermark
select count(*) as checked, count(*) filter (where r.seq <= s.read_upto) as wrong
from broadcast_read r join status s using (uid);

--! accounts_have_status
select count(*) as checked, count(*) filter (where s.uid is null) as wrong
from account a left join status s using (uid);

--! youth_shown
-- status.youth = the account has a PIN of the youth mode.
select count(*) as checked, count(*) filter (where s.youth <> (y.pin_hash is not null)) as wrong
from status s left join youth y using (uid);

--! logins_since_password
-- A change of password ends all older logins except the one that made the change.
select count(*) as checked,
       count(*) filter (where l.create_time < a.password_time and l.id is distinct from a.password_login) as wrong
from login l join account a using (uid)
where l.end_time is null and l.expire_time > now();

--! suspended_without_login
-- A suspended account has no live login.
select count(*) as checked, count(*) filter (where exists (
           select from login l where l.uid = a.uid and l.end_time is null and l.expire_time > now()
       )) as wrong
from account a where a.suspended_until > now();

--! thread_seqs
-- A thread's seq runs from 1 to post.seq without gaps.
select count(*) as checked, count(*) filter (where p.seq <> coalesce(e.n, 0) or p.seq <> coalesce(e.last, 0)) as wrong
from post p left join (select post_id, count(*) as n, max(seq) as last from thread_event group by post_id) e on e.post_id = p.id;

--! post_counts
-- like_num, comment_num and root_num (the top-level comments that are shown) equal the rows they count.
select count(*) as checked, count(*) filter (where
    p.like_num <> (select count(*) from post_like l where l.post_id = p.id)
    or p.comment_num <> (select count(*) from comment c where c.post_id = p.id and c.delete_time is null)
    or p.root_num <> (select count(*) from comment c where c.post_id = p.id and c.root_id is null
                      and (c.delete_time is null or c.reply_num > 0))) as wrong
from post p;

--! comment_counts
select count(*) as checked, count(*) filter (where
    c.like_num <> (select count(*) from comment_like l where l.comment_id = c.id)
    or c.reply_num <> (select count(*) from comment r where r.root_id = c.id and r.delete_time is null)) as wrong
from comment c;

--! comment_edits
-- A comment is marked as edited if and only if its thread's log has an edit of it. The log also has an edit without a mark of a comment
-- that operators hid and showed again.
select count(*) as checked, count(*) filter (where
    (c.edit_time is not null) <> (e.comment_id is not null)
    and (c.edit_time is not null
         or not exists (select from measure m where m.ref_kind = 'comment' and m.ref_id = c.id and m.end_time is not null))) as wrong
from comment c left join (select distinct comment_id from thread_event where kind = 2) e on e.comment_id = c.id;

--! account_counts
-- The numbers of posts, followers, followees and received likes equal the rows they count. Likes of deleted posts and comments count too.
select count(*) as checked, count(*) filter (where
    a.post_num <> coalesce(p.n, 0) or a.follower_num <> coalesce(r.n, 0) or a.following_num <> coalesce(g.n, 0)
    or a.like_num <> coalesce(l.n, 0)) as wrong
from account a
left join (select uid, count(*) as n from post where delete_time is null group by uid) p using (uid)
left join (select followee as uid, count(*) as n from follow group by followee) r using (uid)
left join (select uid, count(*) as n from follow group by uid) g using (uid)
left join (
    select uid, count(*) as n from (
        select p.uid from post_like l join post p on p.id = l.post_id
        union all
        select c.uid from comment_like l join comment c on c.id = l.comment_id
    ) likes group by uid
) l using (uid);

--! unread_notices
select count(*) as checked, count(*) filter (where
    s.unread_likes <> coalesce(n.likes, 0) or s.unread_replies <> coalesce(n.replies, 0)
    or s.unread_follows <> coalesce(n.follows, 0)) as wrong
from status s left join (
    select uid, count(*) filter (where kind = 'like') as likes,
           count(*) filter (where kind in ('reply', 'comment', 'mention')) as replies,
           count(*) filter (where kind = 'follow') as follows
    from notice where not read group by uid
) n using (uid);

--! notices_visible
-- No notice refers to a hidden or deleted post or comment, or to a person whom the reader blocks or is blocked by.
-- Exempt: posts with `notices_left`, whose notices a background job is still deleting.
select count(*) as checked, count(*) filter (where
    ((p.hidden or p.delete_time is not null) and not p.notices_left)
    or (c.delete_time is not null and not p.notices_left)
    or c.post_id <> p.id
    or exists (select from block b where b.uid = n.uid and b.blocked = any(n.actors))
    or exists (select from block b where b.blocked = n.uid and b.uid = any(n.actors))) as wrong
from notice n left join post p on p.id = n.post_id left join comment c on c.id = n.comment_id;

--! notices_true
-- Each notice is true: it counts the existing likes, names the comment's author, or names a person who still follows the reader.
select count(*) as checked, count(*) filter (where case n.kind
    when 'like' then n.uid <> coalesce(c.uid, p.uid) or n.actor_num <> l.n or not n.actors <@ l.actors
    when 'follow' then not exists (select from follow f where f.uid = n.actors[1] and f.followee = n.uid)
    else n.actors[1] <> coalesce(c.uid, p.uid)
        or (n.kind = 'comment' and n.uid <> p.uid)
        or (n.kind = 'reply' and not exists (select from comment r where r.id = c.reply_to and r.uid = n.uid))
        or (n.kind = 'mention' and not c.mentions @> jsonb_build_array(jsonb_build_object('uid', n.uid))
            and not c.once_named @> to_jsonb(n.uid))
    end) as wrong
from notice n
left join post p on p.id = n.post_id
left join comment c on c.id = n.comment_id
left join lateral (
    select count(*) as n, coalesce(array_agg(k.uid), '{}') as actors
    from (
        select uid from post_like where n.comment_id is null and post_id = n.post_id
        union all
        select uid from comment_like where n.comment_id is not null and comment_id = n.comment_id
    ) k
    where n.kind = 'like' and k.uid <> n.uid
      and not exists (select from block b where b.uid = n.uid and b.blocked = k.uid)
      and not exists (select from block b where b.uid = k.uid and b.blocked = n.uid)
) l on true;

--! follows_unblocked
select count(*) as checked, count(*) filter (where exists (
           select from block b where (b.uid, b.blocked) in ((f.uid, f.followee), (f.followee, f.uid))
       )) as wrong
from follow f;

--! game_charges
-- Every charge for a game has one entitlement and one download, of the same account, game and price. The charge of a game that was taken
-- back and bought again has the purchase's number.
select count(*) as checked, count(*) filter (where
    e.delta >= 0
    or not exists (select from entitlement o where o.entry_id = e.id and o.uid = e.uid
                   and e.ref_id = concat_ws(':', o.uid, o.game_id, nullif(o.number, 0)))
    or not exists (select from game_download d where d.entry_id = e.id and d.uid = e.uid and d.charged = -e.delta
                   and starts_with(e.ref_id || ':', d.uid || ':' || d.game_id || ':'))) as wrong
from coin_entry e where e.ref_type = 'game';

--! entitlements_charged
-- Every entitlement and every paid download has a charge of its account.
select count(*) as checked, count(*) filter (where not exists (
           select from coin_entry e where e.id = o.entry_id and e.uid = o.uid and e.ref_type = 'game'
       )) as wrong
from (select uid, entry_id from entitlement union all
      select uid, entry_id from game_download where entry_id is not null) o;

--! named_rows_kept
-- The accounts and games that the books refer to exist. No foreign key checks this (migrations/0025_kept_rows.sql).
select count(*) as checked, count(*) filter (where
    uid is not null and not exists (select from status s where s.uid = o.uid)
    or game_id is not null and not exists (select from game g where g.id = o.game_id)) as wrong
from (select uid, null::bigint as game_id from coin_entry union all
      select uid, null from account_key union all
      select uid, null from goods_entry union all
      select uid, game_id from entitlement union all
      select uid, game_id from game_download) o;

--! memberships_charged
-- Every membership bought for coins has one charge, and every such charge has one membership.
select count(*) as checked, count(*) filter (where e.id is null or g.id is null or e.uid <> g.uid) as wrong
from (select id, uid from coin_entry where ref_type = 'vip') e
full join (select id, uid, ref_id from vip_grant where ref_type = 'coin') g on g.ref_id = e.id::text;

--! memberships_granted
-- A membership ends when its account's last grant ends. Its level is the highest that was granted and not taken back.
select count(*) as checked, count(*) filter (where
    s.exp_time is distinct from g.end_time or s.level_type <> membership_level(s.uid, null)) as wrong
from status s left join lateral (
    select end_time from vip_grant g where g.uid = s.uid order by id desc limit 1
) g on true
where s.exp_time is not null or s.level_type <> 0 or g.end_time is not null;

--! grants_chained
-- A grant begins when it is created or when the grant before it ends, whichever is later. It lasts for its `length`.
select count(*) as checked, count(*) filter (where
    begin_time <> greatest(create_time, before) or end_time <> begin_time + length) as wrong
from (select *, lag(end_time) over (partition by uid order by id) as before from vip_grant) g;

--! keys_have_one_effect
-- A key has one effect over all API calls. A paid download shares its charge's key, and so does a day that was made up for coins.
select count(*) as checked, count(*) filter (where k.key is null or e.n is distinct from 1 or k.content <> e.content) as wrong
from account_key k full join (
    select uid, key, count(*) as n, bool_or(content) as content from (
        select uid, idempotency_key as key, false as content from coin_entry union all
        select uid, idempotency_key, false from game_download where entry_id is null and uid is not null union all
        select uid, idempotency_key, false from check_in where not made_up or card union all
        select uid, idempotency_key, false from gift_claim union all
        select uid, idempotency_key, false from activity_join union all
        select uid, idempotency_key, false from activity_claim union all
        select uid, idempotency_key, false from activity_draw union all
        select uid, idempotency_key, false from trade_order union all
        select uid, idempotency_key, true from post union all
        select uid, idempotency_key, true from comment union all
        select uid, idempotency_key, true from media union all
        select uid, idempotency_key, true from report) every
    where key is not null group by uid, key
) e using (uid, key);

--! downloads_were_free
-- A download that was free for an owner has an entitlement that was not taken back before, and one that was free for a member has a membership of that time.
-- A transaction that waits for the grant has an earlier now() than the grant. Waiting is bounded, so a minute's tolerance is enough.
select count(*) as checked, count(*) filter (where not case d.free_by
    when 'owned' then exists (select from entitlement o where o.uid = d.uid and o.game_id = d.game_id
                              and o.create_time < d.create_time + interval '1 minute'
                              and not exists (select from revocation r where (r.uid, r.game_id, r.number) = (o.uid, o.game_id, o.number)
                                              and r.create_time < d.create_time - interval '1 minute'))
    when 'vip' then exists (select from vip_grant g where g.uid = d.uid and g.length > interval '0' and g.level_type > 0
                            and g.create_time < d.create_time + interval '1 minute' and g.end_time > d.create_time)
    end) as wrong
from game_download d where d.free_by in ('owned', 'vip');

--! orders_delivered
-- Every delivered order, even if refunded later, has one delivery of its coins or days. Other orders have none.
select count(*) as checked, count(*) filter (where
    (select count(*) from coin_entry e where e.ref_type = 'order' and e.ref_id = o.id::text)
        <> (o.kind = 'coin' and o.deliver_time is not null)::int
    or (select count(*) from vip_grant g where g.ref_type = 'order' and g.ref_id = o.id::text)
        <> (o.kind = 'vip' and o.deliver_time is not null)::int
    or exists (select from coin_entry e where e.ref_type = 'order' and e.ref_id = o.id::text
               and (e.uid <> o.uid or e.delta <> o.coins))
    or exists (select from vip_grant g where g.ref_type = 'order' and g.ref_id = o.id::text
               and (g.uid <> o.uid or g.length <> make_interval(hours => 24 * o.days) or g.level_type <> o.level_type))) as wrong
from trade_order o;

--! deliveries_ordered
select count(*) as checked, count(*) filter (where o.id is null) as wrong
from (select ref_id from coin_entry where ref_type in ('order', 'refund') union all
      select ref_id from vip_grant where ref_type in ('order', 'refund', 'used')) d
left join trade_order o on o.id::text = d.ref_id;

--! parts_refunded
-- All refunds of a payment together are at most its money. The parts take back the share of the coins, rounded down over all parts, each from
-- the balance of its account or as a debt.
select count(*) as checked, count(*) filter (where
    p.amount < t.amount + coalesce(r.amount, 0)
    or (r.payment_id is not null and p.amount <> t.amount + coalesce(r.amount, p.amount))
    or t.coins <> case when p.verdict = 'accepted' and o.kind = 'coin' then div(o.coins::numeric * t.amount, p.amount) else 0 end
    or r.coins <> case when p.verdict = 'accepted' and o.kind = 'coin' then o.coins - t.coins else 0 end
    or exists (select from refund_part x where x.payment_id = p.id and x.coins <> refund_takes(p.order_id, x.id))
    or exists (select from refund_part x join coin_entry e on e.ref_type = 'refund_part' and e.ref_id = x.id::text
               where x.payment_id = p.id and e.uid <> o.uid)
    or exists (select from refund_part x where x.payment_id = p.id and p.order_id is null and x.coins > 0)) as wrong
from (
    select payment_id, sum(amount) as amount, sum(coins) as coins
    from (select payment_id, amount, coins from refund_part union all select payment_id, 0, 0 from refund) back group by payment_id
) t
join payment p on p.id = t.payment_id left join trade_order o on o.id = p.order_id left join refund r on r.payment_id = p.id;

--! parts_booked
-- Every entry of a refund of a part has its part.
select count(*) as checked, count(*) filter (where t.id is null or e.delta >= 0) as wrong
from coin_entry e left join refund_part t on t.id::text = e.ref_id where e.ref_type = 'refund_part';

--! debts_settled
-- The settled coins of a debt are the sum of its entries in the ledger, and at most the debt. Every such entry has its debt.
select count(*) as checked, count(*) filter (where
    d.id is null or d.settled_coins <> coalesce(e.coins, 0) or d.settled_coins > d.coins or e.uids <> array[d.uid]
    or not exists (select from trade_order o where (o.id, o.uid) = (d.order_id, d.uid))) as wrong
from debt d
full join (
    select split_part(ref_id, ':', 1) as debt, sum(-delta) as coins, array_agg(distinct uid) as uids
    from coin_entry where ref_type = 'debt' group by 1
) e on e.debt = d.id::text;

--! debts_open
-- No account has both coins and an open debt. No debt is settled in part or completely while an older one is open.
select count(*) as checked, count(*) filter (where
    (d.settled_coins < d.coins and s.balance > 0)
    or (d.settled_coins < d.coins and exists (select from debt n where n.uid = d.uid and n.id > d.id and n.settled_coins > 0))) as wrong
from debt d join status s using (uid);

--! games_taken_back
-- Every revocation is of a purchase, gave back its coins once, and belongs to a refund of an order of the account. Every entry of a game
-- that was taken back has its revocation.
select count(*) as checked, count(*) filter (where
    r.uid is null or e.id is null or e.id <> r.entry_id or e.uid <> r.uid
    or not exists (select from entitlement o join coin_entry c on c.id = o.entry_id
                   where (o.uid, o.game_id, o.number) = (r.uid, r.game_id, r.number) and c.delta = -e.delta)
    or not exists (select from trade_order o join order_refund f on f.order_id = o.id where (o.id, o.uid) = (r.order_id, r.uid))) as wrong
from revocation r
full join (select * from coin_entry where ref_type = 'take_back') e on e.ref_id = r.uid || ':' || r.game_id || ':' || r.number;

--! games_owned_once
-- An account owns a game by one purchase at most: the newest. All earlier ones were taken back, and are numbered from 0.
select count(*) as checked, count(*) filter (where number <> place or (place < last and not revoked)) as wrong
from (
    select o.number, row_number() over own - 1 as place, count(*) over (partition by o.uid, o.game_id) - 1 as last,
           exists (select from revocation r where (r.uid, r.game_id, r.number) = (o.uid, o.game_id, o.number)) as revoked
    from entitlement o window own as (partition by o.uid, o.game_id order by o.number)
) o;

--! orders_paid
-- Every paid order was delivered, and has one accepted payment of its channel, amount and currency. Other orders have none.
select count(*) as checked, count(*) filter (where
    (select count(*) from payment p where p.order_id = o.id and p.verdict = 'accepted') <> (o.paid_time is not null)::int
    or (o.paid_time is null) <> (o.deliver_time is null)
    or exists (select from payment p where p.order_id = o.id and p.verdict = 'accepted'
               and (p.channel, p.amount, p.currency) is distinct from (o.channel, o.amount, o.currency))) as wrong
from trade_order o;

--! orders_refunded
-- An order is refunded if and only if its accepted payment has a refund. The refund took back the delivered coins or days once, without the
-- coins of the parts that were refunded before, from the balance or as a debt.
-- The days that the player had used were granted again right before that, exact to the second.
select count(*) as checked, count(*) filter (where
    (select count(*) from refund r join payment p on p.id = r.payment_id
     where p.order_id = o.id and p.verdict = 'accepted') <> (o.status = 'refunded')::int
    or refund_takes(o.id, null)
        <> case when o.status = 'refunded' then o.coins - coalesce((
               select sum(t.coins) from refund_part t join payment p on p.id = t.payment_id
               where p.order_id = o.id and p.verdict = 'accepted'), 0) else 0 end
    or coalesce((select sum(-g.length) from vip_grant g where g.ref_type = 'refund' and g.ref_id = o.id::text), interval '0')
        <> case when o.status = 'refunded' then make_interval(hours => 24 * o.days) else interval '0' end
    or exists (select from coin_entry e where e.ref_type = 'refund' and e.ref_id = o.id::text and e.uid <> o.uid)
    or exists (select from vip_grant g where g.ref_type = 'refund' and g.ref_id = o.id::text and g.uid <> o.uid)
    or exists (
        select from vip_grant u left join vip_grant g on (g.ref_type, g.ref_id, g.uid) = ('order', u.ref_id, u.uid)
        where u.ref_type = 'used' and u.ref_id = o.id::text
          and (o.status <> 'refunded' or g.id is null or u.length <> used_of_grant(
              g, (select p.end_time from vip_grant p where p.uid = u.uid and p.id < u.id order by p.id desc limit 1), u.create_time, u.id)))
    ) as wrong
from trade_order o;

--! invitations_booked
-- The ledger's entries of an invitation match its state, and account.invited_by names its inviter.
select count(*) as checked, count(*) filter (where not is_booked(i) or a.invited_by is distinct from i.inviter) as wrong
from invitation i join account a on a.uid = i.invitee;

--! rewards_invited
-- Every ledger entry of a reward or claw-back refers to an invitation.
select count(*) as checked, count(*) filter (where i.invitee is null) as wrong
from coin_entry e left join invitation i
    on i.invitee::text = split_part(e.ref_id, ':', 1) and split_part(e.ref_id, ':', 2) in ('inviter', 'invitee')
where e.ref_type in ('invite', 'claw_back');

--! invitations_earned
-- The invitee of a paid invitation has a phone, unless the account was erased since, and has done something that counts as activity (`has_acted`).
select count(*) as checked, count(*) filter (where (a.phone is null and a.erase_time is null) or not has_acted(i.invitee)) as wrong
from invitation i join account a on a.uid = i.invitee where i.paid_time is not null;

--! codes_handed_out_once
-- A code was given to one player. If its pack has a list of codes, the code is in the list.
select count(*) as checked, count(*) filter (where c.n > 1 or (g.listed and l.code is null)) as wrong
from (select gift_id, code, count(*) over (partition by gift_id, code) as n from gift_claim) c
join gift g on g.id = c.gift_id
left join gift_code l on l.gift_id = c.gift_id and l.code = c.code;

--! gifts_once_a_player
select count(*) as checked, count(*) filter (where n > 1) as wrong
from (select count(*) as n from gift_claim group by uid, gift_id) c;

--! gift_stock
-- claimed_num counts the pack's claims and is at most its stock. If the pack has a list of codes, the stock is the list's length,
-- and the first codes of the list were given.
select count(*) as checked, count(*) filter (where
    g.claimed_num <> (select count(*) from gift_claim c where c.gift_id = g.id) or g.claimed_num > g.stock
    or (g.listed and g.stock <> (select count(*) from gift_code l where l.gift_id = g.id))
    or (g.listed and g.claimed_num <> (select count(*) from gift_code l where l.gift_id = g.id and l.place <= g.given_upto))) as wrong
from gift g;

--! game_ratings
select count(*) as checked, count(*) filter (where
    array[g.rating_1, g.rating_2, g.rating_3, g.rating_4, g.rating_5] <> coalesce(r.counts, array[0, 0, 0, 0, 0])) as wrong
from game g left join (
    select game_id, array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
                          count(*) filter (where stars = 4), count(*) filter (where stars = 5)] as counts
    from game_rating group by game_id
) r on r.game_id = g.id;

--! goods_equal_ledger
-- A holding equals the sum of its entries.
select count(*) as checked, count(*) filter (where g.amount is distinct from e.sum) as wrong
from goods g full join (select uid, kind, item, sum(delta) as sum from goods_entry group by uid, kind, item) e using (uid, kind, item);

--! goods_running_sums
-- Each entry's amount_after = the sum of the holding's entries up to and including it.
select count(*) as checked, count(*) filter (where amount_after <> running) as wrong
from (select amount_after, sum(delta) over (partition by uid, kind, item order by id) as running from goods_entry) e;

--! gifts_granted
-- Every claim of a pack with goods granted each of them once, and no other entry or grant refers to a gift.
select count(*) as checked, count(*) filter (where t.ref_id is null
    or (t.kind <> 'vipDays' and (e.uid, e.delta) is distinct from (t.uid, t.amount))
    or (t.kind = 'vipDays' and (g.uid, g.length, g.level_type) is distinct from (t.uid, make_interval(hours => 24 * t.amount), t.level_type))) as wrong
from (select c.uid, c.uid || ':' || c.gift_id as ref_id, t.kind, coalesce(t.frame_id, '') as item, t.amount, t.level_type
      from gift_claim c join gift_grant t using (gift_id)) t
full join (select * from goods_entry where ref_type = 'gift') e on (e.ref_id, e.kind, e.item) = (t.ref_id, t.kind, t.item)
full join (select *, 'vipDays' as kind from vip_grant where ref_type = 'gift') g on (g.ref_id, g.kind) = (t.ref_id, t.kind);

--! goods_used
-- Every used good has its draw, made-up day or change of name, and every such row used one good.
select count(*) as checked, count(*) filter (where u.ref_id is null or e.id is null or (e.uid, e.kind, e.delta) <> (u.uid, u.kind, -1)) as wrong
from (select uid, 'spin' as kind, 'draw' as ref_type, uid || ':' || activity_id || ':' || day || ':' || number as ref_id
      from activity_draw where spin union all
      select uid, 'makeUp', 'make_up', uid || ':' || day from check_in where card union all
      select uid, 'rename', 'rename', id::text from name_change where card) u
full join (select * from goods_entry where delta < 0) e using (ref_type, ref_id);

--! frames_held
-- An account has the frame that it wears.
select count(*) as checked, count(*) filter (where not exists (
           select from goods g where (g.uid, g.kind, g.item) = (a.uid, 'frame', a.worn_frame) and g.amount > 0
       )) as wrong
from account a where a.worn_frame is not null;

--! check_ins_once_a_day
select count(*) as checked, count(*) filter (where n > 1) as wrong
from (select count(*) as n from check_in group by uid, day) c;

--! streaks_counted
-- A day's streak is one more than the previous day's, or 1 if the account missed the previous day.
select count(*) as checked, count(*) filter (where
    streak <> case when before_day = day - 1 then before_streak + 1 else 1 end) as wrong
from (select day, streak, lag(day) over own as before_day, lag(streak) over own as before_streak
      from check_in window own as (partition by uid order by day)) c;

--! check_in_rewards
-- Each rewarded day has a ledger entry of its reward, and each day that was made up for coins has a charge. Each such entry has its day.
select count(*) as checked, count(*) filter (where c.uid is null or e.id is null or e.uid <> c.uid
    or case when c.made_up then e.delta >= 0 else e.delta <> c.reward end) as wrong
from (select *, case when made_up then 'make_up' else 'check_in' end as ref_type from check_in
      where (made_up and not card) or reward > 0) c
full join (select * from coin_entry where ref_type in ('check_in', 'make_up')) e
    on e.ref_type = c.ref_type and e.ref_id = c.uid || ':' || c.day;

--! badges_earned
-- Each badge belongs to a month that has a check-in on every day, one of which earned it. An account shows its newest badge.
select count(*) as checked, count(*) filter (where b.wrong) as wrong
from (
    select (select count(*) from check_in c where c.uid = m.uid and c.day >= m.month and c.day < m.month + interval '1 month')
               <> extract(day from m.month + interval '1 month - 1 day')
        or (select count(*) from check_in c where c.uid = m.uid and c.day >= m.month and c.day < m.month + interval '1 month'
            and c.full_month) <> 1 as wrong
    from month_badge m
    union all
    select not exists (select from month_badge m where m.uid = c.uid and m.month = date_trunc('month', c.day)::date)
    from check_in c where c.full_month
    union all
    select (a.badge, a.badge_until) is distinct from (to_char(m.month, 'YYYY-MM'), m.until)
    from account a
    left join lateral (select month, until from month_badge b where b.uid = a.uid order by month desc limit 1) m on true
    where a.badge is not null or m.month is not null
) b;

--! joins_counted
select count(*) as checked, count(*) filter (where
    a.join_num <> (select count(*) from activity_join j where j.activity_id = a.id)) as wrong
from activity a;

--! tasks_paid
-- Every claimed task paid its coins and days once, and no other entry or grant refers to a task.
select count(*) as checked, count(*) filter (where c.uid is null
    or (c.coins > 0) <> (e.id is not null) or (e.id is not null and (e.uid, e.delta, e.id) is distinct from (c.uid, c.coins, c.entry_id))
    or (c.vip_days > 0) <> (g.id is not null) or (g.id is not null and (g.uid, g.length) is distinct from (c.uid, make_interval(hours => 24 * c.vip_days)))) as wrong
from (select *, uid || ':' || activity_id || ':' || task_id as ref_id from activity_claim) c
full join (select * from coin_entry where ref_type = 'task') e using (ref_id)
full join (select * from vip_grant where ref_type = 'task') g using (ref_id);

--! draws_booked
-- Every draw charged its price and paid its prize once, and no other entry or grant refers to a draw.
select count(*) as checked, count(*) filter (where d.uid is null
    or (d.price > 0) <> (p.id is not null) or (p.id is not null and (p.uid, p.delta, p.id) is distinct from (d.uid, -d.price, d.price_entry_id))
    or (d.coins > 0) <> (w.id is not null) or (w.id is not null and (w.uid, w.delta, w.id) is distinct from (d.uid, d.coins, d.prize_entry_id))
    or (d.vip_days > 0) <> (g.id is not null) or (g.id is not null and (g.uid, g.length) is distinct from (d.uid, make_interval(hours => 24 * d.vip_days)))) as wrong
from (select *, uid || ':' || activity_id || ':' || day || ':' || number as ref_id from activity_draw) d
full join (select * from coin_entry where ref_type = 'draw') p using (ref_id)
full join (select * from coin_entry where ref_type = 'prize') w using (ref_id)
full join (select * from vip_grant where ref_type = 'prize') g using (ref_id);

--! draws_numbered
-- An account's draws of a day are numbered from 1 without gaps.
select count(*) as checked, count(*) filter (where number <> place) as wrong
from (select number, row_number() over (partition by uid, activity_id, day order by number) as place from activity_draw) d;

--! prizes_within_stock
select count(*) as checked, count(*) filter (where p.won_num <> w.num or w.num > p.stock) as wrong
from activity_prize p,
     lateral (select count(*) as num from activity_draw d where (d.activity_id, d.prize_id) = (p.activity_id, p.id)) w;

--! book_counts
-- subscribe_num counts the book's subscriptions, chapter_num its published chapters, and last_chapter is the last of these.
-- No chapter has a higher appear_seq than its book. The columns for lists and search match the book.
select count(*) as checked, count(*) filter (where
    b.subscribe_num + coalesce((select sum(m.kept) from book_move m where m.book_id = b.id), 0) <> (select count(*) from book_subscription s where s.book_id = b.id)
    or b.chapter_num <> (select count(*) from chapter c where c.book_id = b.id and c.published and not c.retired)
    or b.last_chapter is distinct from (select c.id from chapter c where c.book_id = b.id and c.published and not c.retired
                                        order by c.place desc, c.id desc limit 1)
    or b.updated <> (extract(epoch from b.update_time) * 1000000)::bigint
    or exists (select from chapter c where c.book_id = b.id and (c.appear_seq > b.appear_seq or c.appear_time > clock_timestamp()))
    or not exists (select from book_text t where t.book_id = b.id and t.title = fold(b.title))) as wrong
from book b;

--! readings_in_books
-- A reading position is in a chapter of its book, and that chapter is marked as read.
select count(*) as checked, count(*) filter (where
    not exists (select from chapter c where c.book_id = r.book_id and c.id = r.chapter_id) or not r.read @> r.chapter_id) as wrong
from reading r;

--! erased_anonymous
-- An erased account has no live login, no former name or phone, and no row in the search for names.
select count(*) as checked, count(*) filter (where
    exists (select from login l where l.uid = a.uid and l.end_time is null)
    or exists (select from account_text t where t.uid = a.uid)
    or exists (select from replaced_phone w where w.uid = a.uid)
    or (e.step = 'done' and (
        exists (select from login l where l.uid = a.uid) or exists (select from phone_held h where h.uid = a.uid)
        or exists (select from name_change n where n.uid = a.uid and n.before <> '')))
    or e.uid is null or e.step = 'waiting') as wrong
from account a left join erasure e using (uid) where a.erase_time is not null;

--! erasures_booked
-- Every write-off belongs to an erased account and left it nothing, and so does every end of a membership.
select count(*) as checked, count(*) filter (where a.erase_time is null or o.ref_id <> o.uid::text or not o.ended) as wrong
from (select uid, ref_id, balance_after = 0 as ended from coin_entry where ref_type = 'erase' union all
      select uid, ref_id, length < interval '0' and end_time = create_time from vip_grant where ref_type = 'erase') o
left join account a using (uid);
