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

--! comment_counts
select count(*) as checked, count(*) filter (where
    c.like_num <> (select count(*) from comment_like l where l.comment_id = c.id)
    or c.reply_num <> (select count(*) from comment r where r.root_id = c.id and r.delete_time is null)) as wrong
from comment c;

--! comment_edits
-- A comment is marked as edited where its thread's log has an edit of it, and nowhere else.
select count(*) as checked, count(*) filter (where (c.edit_time is not null) <> (e.comment_id is not null)) as wrong
from comment c left join (select distinct comment_id from thread_event where kind = 2) e on e.comment_id = c.id;

--! account_counts
-- posts, followers, following and likes received equal the rows they count; likes count on what is gone, too.
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
-- No notice points at what its reader may not see, or tells of somebody from whom a block parts them. What just went
-- out of sight (`notices_left`) is being tidied.
select count(*) as checked, count(*) filter (where
    ((p.hidden or p.delete_time is not null) and not p.notices_left)
    or (c.delete_time is not null and not p.notices_left)
    or c.post_id <> p.id
    or exists (select from block b where b.uid = n.uid and b.blocked = any(n.actors))
    or exists (select from block b where b.blocked = n.uid and b.uid = any(n.actors))) as wrong
from notice n left join post p on p.id = n.post_id left join comment c on c.id = n.comment_id;

--! notices_true
-- Each notice tells what is: likes are counted, comments are by whom they are said to be, a follower follows.
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

--! named_rows_kept
-- What the books name is there: accounts and games. No foreign key looks (migrations/0025_kept_rows.sql).
select count(*) as checked, count(*) filter (where
    uid is not null and not exists (select from status s where s.uid = o.uid)
    or game_id is not null and not exists (select from game g where g.id = o.game_id)) as wrong
from (select uid, null::bigint as game_id from coin_entry union all
      select uid, null from account_key union all
      select uid, game_id from entitlement union all
      select uid, game_id from game_download) o;

--! memberships_charged
-- Every membership bought for coins is one charge, and every such charge one membership.
select count(*) as checked, count(*) filter (where e.id is null or g.id is null or e.uid <> g.uid) as wrong
from (select id, uid from coin_entry where ref_type = 'vip') e
full join (select id, uid, ref_id from vip_grant where ref_type = 'coin') g on g.ref_id = e.id::text;

--! memberships_granted
-- Every membership ends where its account's last grant ends, and has the level of what was granted and not taken back.
select count(*) as checked, count(*) filter (where
    s.exp_time is distinct from g.end_time or s.level_type <> membership_level(s.uid, null)) as wrong
from status s left join lateral (
    select end_time from vip_grant g where g.uid = s.uid order by id desc limit 1
) g on true
where s.exp_time is not null or s.level_type <> 0 or g.end_time is not null;

--! grants_chained
-- Every grant begins at the later of its own time and the end of the one before, and is as long as it says.
select count(*) as checked, count(*) filter (where
    begin_time <> greatest(create_time, before) or end_time <> begin_time + length) as wrong
from (select *, lag(end_time) over (partition by uid order by id) as before from vip_grant) g;

--! keys_have_one_effect
-- Over all calls. A download shares the key of its charge, a day that is made up likewise.
select count(*) as checked, count(*) filter (where k.key is null or e.n is distinct from 1 or k.content <> e.content) as wrong
from account_key k full join (
    select uid, key, count(*) as n, bool_or(content) as content from (
        select uid, idempotency_key as key, false as content from coin_entry union all
        select uid, idempotency_key, false from game_download where entry_id is null and uid is not null union all
        select uid, idempotency_key, false from check_in where not made_up union all
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
-- Whatever was downloaded for nothing because it was owned, or by a member, was: there is an entitlement, or a membership that
-- lasted then. A purchase that waited for them is dated before them: by a minute at most, as waiting is bounded.
select count(*) as checked, count(*) filter (where not case d.free_by
    when 'owned' then exists (select from entitlement o where o.uid = d.uid and o.game_id = d.game_id
                              and o.create_time < d.create_time + interval '1 minute')
    when 'vip' then exists (select from vip_grant g where g.uid = d.uid and g.length > interval '0' and g.level_type > 0
                            and g.create_time < d.create_time + interval '1 minute' and g.end_time > d.create_time)
    end) as wrong
from game_download d where d.free_by in ('owned', 'vip');

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
               and (g.uid <> o.uid or g.length <> make_interval(hours => 24 * o.days) or g.level_type <> o.level_type))) as wrong
from trade_order o;

--! deliveries_ordered
select count(*) as checked, count(*) filter (where o.id is null) as wrong
from (select ref_id from coin_entry where ref_type in ('order', 'refund') union all
      select ref_id from vip_grant where ref_type in ('order', 'refund', 'used')) d
left join trade_order o on o.id::text = d.ref_id;

--! orders_paid
-- Every order that was paid was delivered, and has one accepted payment, of its channel, amount and currency; every other
-- has none.
select count(*) as checked, count(*) filter (where
    (select count(*) from payment p where p.order_id = o.id and p.verdict = 'accepted') <> (o.paid_time is not null)::int
    or (o.paid_time is null) <> (o.deliver_time is null)
    or exists (select from payment p where p.order_id = o.id and p.verdict = 'accepted'
               and (p.channel, p.amount, p.currency) is distinct from (o.channel, o.amount, o.currency))) as wrong
from trade_order o;

--! orders_refunded
-- An order is refunded where its payment is on its way back, and then what it delivered was taken back, once. What was used of its days
-- was given again right before that, to the second.
select count(*) as checked, count(*) filter (where
    (select count(*) from refund r join payment p on p.id = r.payment_id
     where p.order_id = o.id and p.verdict = 'accepted') <> (o.status = 'refunded')::int
    or coalesce((select sum(-e.delta) from coin_entry e where e.ref_type = 'refund' and e.ref_id = o.id::text), 0)
        <> case when o.status = 'refunded' then o.coins else 0 end
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
-- What the ledger has of every invitation is what its state says, and it is its account's.
select count(*) as checked, count(*) filter (where not is_booked(i) or a.invited_by is distinct from i.inviter) as wrong
from invitation i join account a on a.uid = i.invitee;

--! rewards_invited
-- Every reward and claw-back names an invitation.
select count(*) as checked, count(*) filter (where i.invitee is null) as wrong
from coin_entry e left join invitation i
    on i.invitee::text = split_part(e.ref_id, ':', 1) and split_part(e.ref_id, ':', 2) in ('inviter', 'invitee')
where e.ref_type in ('invite', 'claw_back');

--! invitations_earned
-- Whoever was paid for has a phone and has done something real.
select count(*) as checked, count(*) filter (where a.phone is null or not has_acted(i.invitee)) as wrong
from invitation i join account a on a.uid = i.invitee where i.paid_time is not null;

--! codes_handed_out_once
-- A code went to one player, and where its pack has a list it is of it.
select count(*) as checked, count(*) filter (where c.n > 1 or (g.listed and l.code is null)) as wrong
from (select gift_id, code, count(*) over (partition by gift_id, code) as n from gift_claim) c
join gift g on g.id = c.gift_id
left join gift_code l on l.gift_id = c.gift_id and l.code = c.code;

--! gifts_once_a_player
select count(*) as checked, count(*) filter (where n > 1) as wrong
from (select count(*) as n from gift_claim group by uid, gift_id) c;

--! gift_stock
-- A pack has given what it counts, no more than it had; where it has a list, it had as many as that, and gave the first of them.
select count(*) as checked, count(*) filter (where
    g.claimed_num <> (select count(*) from gift_claim c where c.gift_id = g.id) or g.claimed_num > g.stock
    or (g.listed and g.stock <> (select count(*) from gift_code l where l.gift_id = g.id))
    or (g.listed and g.claimed_num <> (select count(*) from gift_code l where l.gift_id = g.id and l.place <= g.given_upto))) as wrong
from gift g;

--! check_ins_once_a_day
select count(*) as checked, count(*) filter (where n > 1) as wrong
from (select count(*) as n from check_in group by uid, day) c;

--! streaks_counted
-- Each day's streak is one more than that of the day before, or 1.
select count(*) as checked, count(*) filter (where
    streak <> case when before_day = day - 1 then before_streak + 1 else 1 end) as wrong
from (select day, streak, lag(day) over own as before_day, lag(streak) over own as before_streak
      from check_in window own as (partition by uid order by day)) c;

--! check_in_rewards
-- Each day that paid has its entry of as much, each that was made up its charge; and each such entry its day.
select count(*) as checked, count(*) filter (where c.uid is null or e.id is null or e.uid <> c.uid
    or case when c.made_up then e.delta >= 0 else e.delta <> c.reward end) as wrong
from (select *, case when made_up then 'make_up' else 'check_in' end as ref_type from check_in
      where made_up or reward > 0) c
full join (select * from coin_entry where ref_type in ('check_in', 'make_up')) e
    on e.ref_type = c.ref_type and e.ref_id = c.uid || ':' || c.day;

--! badges_earned
-- Each badge is of a month of which all days are there, and was earned on one of them; each account shows its newest.
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
-- Every task that was claimed paid its coins and days, once; nothing else was paid for a task.
select count(*) as checked, count(*) filter (where c.uid is null
    or (c.coins > 0) <> (e.id is not null) or (e.id is not null and (e.uid, e.delta, e.id) is distinct from (c.uid, c.coins, c.entry_id))
    or (c.vip_days > 0) <> (g.id is not null) or (g.id is not null and (g.uid, g.length) is distinct from (c.uid, make_interval(hours => 24 * c.vip_days)))) as wrong
from (select *, uid || ':' || activity_id || ':' || task_id as ref_id from activity_claim) c
full join (select * from coin_entry where ref_type = 'task') e using (ref_id)
full join (select * from vip_grant where ref_type = 'task') g using (ref_id);

--! draws_booked
-- Every draw cost its price and paid its prize, once; nothing else was paid for a draw.
select count(*) as checked, count(*) filter (where d.uid is null
    or (d.price > 0) <> (p.id is not null) or (p.id is not null and (p.uid, p.delta, p.id) is distinct from (d.uid, -d.price, d.price_entry_id))
    or (d.coins > 0) <> (w.id is not null) or (w.id is not null and (w.uid, w.delta, w.id) is distinct from (d.uid, d.coins, d.prize_entry_id))
    or (d.vip_days > 0) <> (g.id is not null) or (g.id is not null and (g.uid, g.length) is distinct from (d.uid, make_interval(hours => 24 * d.vip_days)))) as wrong
from (select *, uid || ':' || activity_id || ':' || day || ':' || number as ref_id from activity_draw) d
full join (select * from coin_entry where ref_type = 'draw') p using (ref_id)
full join (select * from coin_entry where ref_type = 'prize') w using (ref_id)
full join (select * from vip_grant where ref_type = 'prize') g using (ref_id);

--! draws_numbered
-- Draws of a day are numbered without holes.
select count(*) as checked, count(*) filter (where number <> place) as wrong
from (select number, row_number() over (partition by uid, activity_id, day order by number) as place from activity_draw) d;

--! prizes_within_stock
select count(*) as checked, count(*) filter (where p.won_num <> w.num or w.num > p.stock) as wrong
from activity_prize p,
     lateral (select count(*) as num from activity_draw d where (d.activity_id, d.prize_id) = (p.activity_id, p.id)) w;

--! book_counts
-- subscribeNum counts who keeps a book, chapterNum the chapters that are to be seen; the last of these is the last, and nothing
-- of it is behind what the book counts to. Lists and search have what the book says.
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
-- Whoever has read has read in a chapter of that book.
select count(*) as checked, count(*) filter (where
    not exists (select from chapter c where c.book_id = r.book_id and c.id = r.chapter_id) or not r.read @> r.chapter_id) as wrong
from reading r;
