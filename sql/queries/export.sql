-- Everything that the portal stores about one account, one query for each file of an export. Fields have the names of the columns
-- (src/accounts/export.txt describes them). Left out: hashes, keys, and values that only the server needs.

--! account
select to_jsonb(a) - array['password_hash', 'password_login'] || jsonb_build_object(
    'coins', s.balance, 'member_level', s.level_type, 'member_until', s.exp_time) as row
from account a join status s using (uid) where a.uid = :uid;

--! name_changes
select to_jsonb(t) - 'uid' as row from name_change t where uid = :uid order by id;

--! phones
-- Phones that were bound once, and until when each can recover the account.
select jsonb_build_object('phone', h.phone, 'create_time', h.create_time, 'replaced_time', w.replaced_time, 'until', w.until) as row
from phone_held h left join replaced_phone w using (phone, uid) where h.uid = :uid order by h.create_time, h.phone;

--! logins
select to_jsonb(t) - 'uid' as row from login t where uid = :uid order by create_time;

--! messages
select to_jsonb(t) - array['uid', 'seq', 'to_channel', 'to_vip', 'gone', 'end_time'] as row from message t where uid = :uid order by id;

--! notices
select to_jsonb(t) - array['uid', 'place'] as row from notice t where uid = :uid order by place;

--! posts
select to_jsonb(t) - array['uid', 'idempotency_key', 'hot', 'hot_due', 'notices_left', 'seq', 'likes_version', 'floor_num', 'root_num'] as row
from post t where uid = :uid order by id;

--! comments
select to_jsonb(t) - array['uid', 'idempotency_key', 'likes_version'] as row from comment t where uid = :uid order by id;

--! post_likes
select to_jsonb(t) - 'uid' as row from post_like t where uid = :uid order by create_time;

--! comment_likes
select to_jsonb(t) - 'uid' as row from comment_like t where uid = :uid order by create_time;

--! follows
select to_jsonb(t) - 'uid' as row from follow t where uid = :uid order by id;

--! blocks
select to_jsonb(t) - 'uid' as row from block t where uid = :uid order by id;

--! favourites
select to_jsonb(t) - 'uid' as row from favourite t where uid = :uid order by id;

--! ratings
select to_jsonb(t) - 'uid' as row from game_rating t where uid = :uid order by create_time;

--! downloads
select to_jsonb(t) - array['uid', 'idempotency_key', 'file'] as row from game_download t where uid = :uid order by id;

--! games
-- `taken_back_time`: since then the player does not own the game by this purchase.
select to_jsonb(t) - 'uid' || jsonb_build_object('taken_back_time', r.create_time, 'taken_back_reason', r.reason) as row
from entitlement t left join revocation r using (uid, game_id, number) where uid = :uid order by t.create_time, t.game_id;

--! debts
-- Coins of refunds that were spent. Later coins settle them.
select to_jsonb(t) - array['uid', 'part_id'] as row from debt t where uid = :uid order by id;

--! shelf
select to_jsonb(t) - array['uid', 'seen_seq'] as row from book_subscription t where uid = :uid order by create_time;

--! reading
select to_jsonb(t) - array['uid', 'version'] as row from reading t where uid = :uid order by book_id;

--! youth
select to_jsonb(t) - array['uid', 'pin_hash'] || jsonb_build_object('enabled', pin_hash is not null) as row from youth t where uid = :uid;

--! check_ins
select to_jsonb(t) - array['uid', 'idempotency_key'] as row from check_in t where uid = :uid order by day;

--! badges
select to_jsonb(t) - 'uid' as row from month_badge t where uid = :uid order by month;

--! gifts
select to_jsonb(t) - array['uid', 'idempotency_key'] as row from gift_claim t where uid = :uid order by create_time;

--! goods
select to_jsonb(t) - 'uid' as row from goods t where uid = :uid order by kind, item;

--! goods_entries
select to_jsonb(t) - 'uid' as row from goods_entry t where uid = :uid order by id;

--! activity_joins
select to_jsonb(t) - array['uid', 'idempotency_key'] as row from activity_join t where uid = :uid order by create_time;

--! activity_claims
select to_jsonb(t) - array['uid', 'idempotency_key'] as row from activity_claim t where uid = :uid order by create_time;

--! activity_draws
select to_jsonb(t) - array['uid', 'idempotency_key'] as row from activity_draw t where uid = :uid order by id;

--! coins
select to_jsonb(t) - array['uid', 'idempotency_key'] as row from coin_entry t where uid = :uid order by id;

--! memberships
select to_jsonb(t) - 'uid' as row from vip_grant t where uid = :uid order by id;

--! orders
select to_jsonb(t) - array['uid', 'idempotency_key', 'ask_time', 'asked', 'note'] as row from trade_order t where uid = :uid order by number;

--! payments
select to_jsonb(p) - array['note', 'heard_by'] || jsonb_build_object(
    'refund_reason', r.reason, 'refund_time', r.create_time, 'refund_amount', case when r.payment_id is not null then coalesce(r.amount, p.amount) end,
    'refund_parts', (
        select jsonb_agg(jsonb_build_object('amount', t.amount, 'coins', t.coins, 'reason', t.reason, 'time', t.create_time) order by t.id)
        from refund_part t where t.payment_id = p.id)) as row
from payment p join trade_order o on o.id = p.order_id left join refund r on r.payment_id = p.id
where o.uid = :uid order by p.id;

--! invitations
-- Those of the player, and the one that brought the player. Why one was refused is left out: it can tell which device or phone a friend uses.
select to_jsonb(t) - array['device', 'network', 'note', 'refusal'] as row from invitation t where inviter = :uid or invitee = :uid order by invitee;

--! measures
select to_jsonb(t) - array['uid', 'decider', 'ended_by'] as row from measure t where uid = :uid order by id;

--! appeals
select to_jsonb(t) - array['uid', 'decided_by'] as row from appeal t where uid = :uid order by id;

--! reports
select to_jsonb(t) - array['uid', 'idempotency_key'] as row from report t where uid = :uid order by id;

--! uploads
select to_jsonb(t) - array['uid', 'idempotency_key', 'look_time'] as row from media t where uid = :uid order by create_time;

--! media_files
-- The uploads in their full size, and the avatar in its largest.
select name from (
    select coalesce(file ->> 'full', file ->> 'file') as name from media where uid = :uid
    union
    select replace(avatar, '-256.jpg', '-640.jpg') from account where uid = :uid
) files where name is not null order by name;
