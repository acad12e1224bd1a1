-- The statements of `portal content import`. An item's digest shows whether the item changed since the last import.

--! pack_applied
select exists (select from content_pack) as applied;

--! lock_imports
-- Imports run one at a time, also of different packs: an import reads the items of all packs.
select pg_advisory_xact_lock(hashtext('portal content import')) is null as locked;

--! insert_pack
insert into content_pack (name) values (:name)
on conflict (name) do update set apply_time = now();

--! set_published (published?)
update content_pack set published = :published where name = :pack and published is distinct from :published;

--! published : (published?)
select published from content_pack where name = :pack;

--! items : (body?)
-- The body of an item that an earlier release imported is not known.
select i.kind, i.key, i.title, i.digest, b.body
from content_item i left join content_body b on b.digest = i.digest and not i.digest = any(:digests::text[])
where i.pack = :pack;

--! items_elsewhere
select i.pack, i.kind, i.key, i.title
from unnest(:kinds::text[], :keys::text[]) as mine (kind, key)
join content_item i using (kind, key)
where i.pack <> :pack
order by i.kind, i.key;

--! categories
select pack, key from content_item where kind = 'category';

--! login_names_of_players
-- The given names (in lower case) that belong to real players, not to a pack's people.
select lower(login_name) as login_name from account
where lower(login_name) = any(:names) and (password_hash is not null or phone is not null)
order by 1;

--! lock_people
-- Statuses before accounts, ordered by uid: the lock order of all transactions.
select s.uid from status s join account a using (uid)
where lower(a.login_name) = any(:names)
order by s.uid for update of s;

--! lock_games
-- These games, and those that these people rated before. Ordered by id, the lock order of all transactions. The items themselves are
-- written grouped by kind of change, not by id.
select id from game
where id = any(:ids)
   or id in (select r.game_id from game_rating r join account a using (uid) where lower(a.login_name) = any(:names))
order by id for no key update;

--! put_item
insert into content_item (pack, kind, key, title, digest) values (:pack, :kind, :key, :title, :digest)
on conflict (pack, kind, key) do update set title = excluded.title, digest = excluded.digest;

--! delete_item
delete from content_item where pack = :pack and kind = :kind and key = :key;

--! put_category
insert into game_category (type, name, place) values (:type_, :name, :place)
on conflict (type) do update set name = excluded.name, place = excluded.place, retired = false;

--! retire_category
update game_category set retired = true where type = :type_;

--! put_game (featured?, app_store_url?, age_hint?, featured_begin_time?, featured_end_time?)
insert into game (id, name, category, tags, summary, description, developer, version, size_bytes,
                  download_num, online_type, buy_amount, featured, icon, banner, screenshots, platforms, app_store_url,
                  redeem_hint, age_hint, create_time, featured_begin_time, featured_end_time)
values (:id, :name, :category, :tags, :summary, :description, :developer, :version, :size_bytes,
        :download_num, :online_type, :buy_amount, :featured, :icon, :banner, :screenshots, :platforms, :app_store_url,
        :redeem_hint, :age_hint, :create_time, :featured_begin_time, :featured_end_time)
on conflict (id) do update set
    name = excluded.name, category = excluded.category, tags = excluded.tags, summary = excluded.summary,
    description = excluded.description, developer = excluded.developer, version = excluded.version,
    size_bytes = excluded.size_bytes,
    download_num = greatest(game.download_num, excluded.download_num), online_type = excluded.online_type,
    buy_amount = excluded.buy_amount, featured = excluded.featured, icon = excluded.icon, banner = excluded.banner,
    screenshots = excluded.screenshots, platforms = excluded.platforms,
    app_store_url = excluded.app_store_url, redeem_hint = excluded.redeem_hint, age_hint = excluded.age_hint, create_time = excluded.create_time,
    featured_begin_time = excluded.featured_begin_time, featured_end_time = excluded.featured_end_time, retired = false;

--! retire_game
update game set retired = true where id = :id;

--! lock_gifts
-- In the lock order of claims.
select id from gift where id = any(:ids) order by id for no key update;

--! lock_prizes
-- In the lock order of draws.
select activity_id, id from activity_prize where activity_id = any(:activities) order by activity_id, id for update;

--! lock_activities
-- In the lock order of joins.
select id from activity where id = any(:ids) order by id for no key update;

--! put_gift (game_id?, per_device?, per_network?)
-- The stock never goes below the number of claims.
insert into gift (id, game_id, name, content, stock, vip_only, begin_time, end_time, place, listed,
                  min_account_days, needs_phone, per_device, per_network)
values (:id, :game_id, :name, :content, :stock, :vip_only, :begin_time, :end_time, :place, :listed,
        :min_account_days, :needs_phone, :per_device, :per_network)
on conflict (id) do update set
    game_id = excluded.game_id, name = excluded.name, content = excluded.content,
    stock = greatest(excluded.stock, gift.claimed_num), vip_only = excluded.vip_only, begin_time = excluded.begin_time,
    end_time = excluded.end_time, place = excluded.place, listed = excluded.listed,
    min_account_days = excluded.min_account_days, needs_phone = excluded.needs_phone, per_device = excluded.per_device,
    per_network = excluded.per_network, retired = false;

--! gift_grants : (frame_id?)
select kind, frame_id, amount, level_type from gift_grant where gift_id = :gift order by place;

--! delete_gift_grants
delete from gift_grant where gift_id = :gift;

--! put_gift_grants (frames[?])
insert into gift_grant (gift_id, place, kind, frame_id, amount, level_type)
select :gift, t.place - 1, t.kind, t.frame, t.amount, t.level_type
from unnest(:kinds::text[], :frames::text[], :amounts::integer[], :level_types::smallint[])
    with ordinality as t (kind, frame, amount, level_type, place);

--! put_frame
insert into frame (id, name, file, place) values (:id, :name, :file, :place)
on conflict (id) do update set name = excluded.name, file = excluded.file, place = excluded.place, retired = false;

--! retire_frame
update frame set retired = true where id = :id;

--! retire_gift
update gift set retired = true where id = :id;

--! put_tag
insert into square_tag (id, tag, place) values (:id, :tag, :place)
on conflict (id) do update set tag = excluded.tag, place = excluded.place, retired = false;

--! retire_tag
update square_tag set retired = true where id = :id;

--! put_announcement (begin_time?, end_time?)
insert into announcement (id, pos_type, title, content, create_time, begin_time, end_time)
values (:id, :pos_type, :title, :content, :create_time, :begin_time, :end_time)
on conflict (id) do update set
    pos_type = excluded.pos_type, title = excluded.title, content = excluded.content, create_time = excluded.create_time,
    begin_time = excluded.begin_time, end_time = excluded.end_time, retired = false;

--! retire_announcement
update announcement set retired = true where id = :id;

--! put_welcome_message (link?)
insert into welcome_message (id, kind, title, content, link) values (:id, :kind, :title, :content, :link)
on conflict (id) do update set
    kind = excluded.kind, title = excluded.title, content = excluded.content, link = excluded.link, retired = false;

--! retire_welcome_message
update welcome_message set retired = true where id = :id;

--! put_person (avatar?)
-- A person of a pack has no password, so nobody can sign in as this person.
insert into account (login_name, name, sex, age, signature, avatar, invite_code)
values (:login_name, :name, :sex, :age, :signature, :avatar, :invite_code)
on conflict (lower(login_name)) do update set
    name = excluded.name, sex = excluded.sex, age = excluded.age, signature = excluded.signature, avatar = excluded.avatar
where account.password_hash is null and account.phone is null
returning uid;

--! put_person_status
insert into status (uid, read_upto) select :uid, seq from broadcast_head on conflict do nothing;

--! give_frame
-- A person of a pack has each frame once.
insert into goods_entry (uid, kind, item, delta, amount_after, reason, ref_type, ref_id)
select :uid::bigint, 'frame', :frame::text, 1, 0, '', 'content', :uid::text
where not exists (select from goods g where (g.uid, g.kind, g.item) = (:uid, 'frame', :frame));

--! wear_frame (frame?)
update account set worn_frame = :frame where uid = :uid;

--! take_membership_back
insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
select uid, 0, now() - exp_time, exp_time, now(), 'content', uid || ':' || version from status
where uid = :uid and exp_time > now() and level_type <> :level_type::smallint;

--! grant_membership
-- Each grant raises status.version, so the references of a person's grants differ.
insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
select uid, :level_type::smallint, interval '10 years', now(), now() + interval '10 years', 'content', uid || ':' || version
from status
where uid = :uid and :level_type::smallint > 0 and (exp_time > now()) is not true;

--! put_customer_service
insert into customer_service (contact_link, email, hours, business_email)
values (:contact_link, :email, :hours, :business_email)
on conflict (one) do update set
    contact_link = excluded.contact_link, email = excluded.email, hours = excluded.hours,
    business_email = excluded.business_email;

--! delete_customer_service
delete from customer_service;

--! put_faq
insert into faq (id, category, question, answer, place) values (:id, :category, :question, :answer, :place)
on conflict (id) do update set
    category = excluded.category, question = excluded.question, answer = excluded.answer, place = excluded.place;

--! delete_faq
delete from faq where id = :id;

--! put_document
insert into document (name, version, title, title_en, content, content_en)
values (:name, :version, :title, :title_en, :content, :content_en)
on conflict (name) do update set
    version = excluded.version, title = excluded.title, title_en = excluded.title_en, content = excluded.content,
    content_en = excluded.content_en;

--! delete_document
delete from document where name = :name;

--! put_sensitive_word
insert into sensitive_word (folded, word, action) values (:folded, :word, :action)
on conflict (folded) do update set word = excluded.word, action = excluded.action;

--! delete_sensitive_word
delete from sensitive_word where folded = :folded;

--! put_translation
insert into content_translation (language, text, translation) values (:language, :text, :translation)
on conflict (language, text) do update set translation = excluded.translation;

--! delete_translation
-- `key`: the language, a colon, the text.
delete from content_translation where language = split_part(:key, ':', 1) and text = substr(:key, strpos(:key, ':') + 1);

--! put_coin_package (begin_time?, end_time?)
insert into coin_package (id, name, coins, bonus, amount, currency, badge, place, begin_time, end_time)
values (:id, :name, :coins, :bonus, :amount, :currency, :badge, :place, :begin_time, :end_time)
on conflict (id) do update set
    name = excluded.name, coins = excluded.coins, bonus = excluded.bonus, amount = excluded.amount,
    currency = excluded.currency, badge = excluded.badge, place = excluded.place, begin_time = excluded.begin_time,
    end_time = excluded.end_time, retired = false;

--! retire_coin_package
update coin_package set retired = true where id = :id;

--! put_pay_channel
insert into pay_channel (channel, name, place) values (:channel, :name, :place)
on conflict (channel) do update set name = excluded.name, place = excluded.place, retired = false;

--! retire_pay_channel
update pay_channel set retired = true where channel = :channel;

--! put_vip_plan (begin_time?, end_time?)
insert into vip_plan (type, name, days, level_type, coin_price, price, currency, benefits, badge, place, begin_time, end_time)
values (:type_, :name, :days, :level_type, :coin_price, :price, :currency, :benefits, :badge, :place, :begin_time, :end_time)
on conflict (type) do update set
    name = excluded.name, days = excluded.days, level_type = excluded.level_type, coin_price = excluded.coin_price,
    price = excluded.price, currency = excluded.currency, benefits = excluded.benefits, badge = excluded.badge,
    place = excluded.place, begin_time = excluded.begin_time, end_time = excluded.end_time, retired = false;

--! retire_vip_plan
update vip_plan set retired = true where type = :type_;

--! uids_of_people
select lower(login_name) as login_name, uid from account
where lower(login_name) = any(:names) and password_hash is null and phone is null;

--! pack_post : (tag_id?, game_id?)
select p.uid, p.title, p.content, p.images, p.tag_id, p.game_id, p.hidden, p.delete_time is not null as deleted, p.create_time
from post p where p.id = :id for no key update;

--! insert_pack_post (tag_id?, game_id?)
insert into post (id, uid, title, content, images, tag_id, game_id, create_time)
overriding system value
values (:id, :uid, :title, :content, :images, :tag_id, :game_id, :create_time);

--! date_pack_post
update post set create_time = :create_time, hot_due = true where id = :id;

--! pack_likes
-- The likes by people of packs.
select l.uid from post_like l join account a on a.uid = l.uid
where l.post_id = :post_id and a.password_hash is null and a.phone is null;

--! pack_comments
-- Top-level comments first, then their replies: no index finds all comments of a post.
with below_post as (
    select id, uid, idempotency_key, delete_time from comment
    where post_id = :post_id and root_id is null and (delete_time is null or reply_num > 0)
), there as (
    select id, uid, idempotency_key from below_post where delete_time is null
    union all
    select c.id, c.uid, c.idempotency_key from below_post b join comment c on c.root_id = b.id where c.delete_time is null
)
select c.id, c.uid, c.idempotency_key::uuid as key from there c join account a on a.uid = c.uid
where c.idempotency_key is not null and a.password_hash is null and a.phone is null;

--! date_pack_comments
-- Spreads the comments over the time since the post. The caller chooses the minutes: most are soon after the post.
update comment c set create_time = least(now(), p.create_time + d.minutes * interval '1 minute')
from unnest(:ids::bigint[], :minutes::int[]) as d (id, minutes), post p
where c.id = d.id and p.id = c.post_id;

--! put_activity
insert into activity (id, kind, name, summary, content, banner, begin_time, end_time, claim_end_time, draw_price, free_draws, day_draws, place)
values (:id, :kind, :name, :summary, :content, :banner, :begin_time, :end_time, :claim_end_time, :draw_price, :free_draws, :day_draws, :place)
on conflict (id) do update set
    kind = excluded.kind, name = excluded.name, summary = excluded.summary, content = excluded.content, banner = excluded.banner,
    begin_time = excluded.begin_time, end_time = excluded.end_time, claim_end_time = excluded.claim_end_time,
    draw_price = excluded.draw_price, free_draws = excluded.free_draws, day_draws = excluded.day_draws, place = excluded.place,
    retired = false;

--! retire_activity
update activity set retired = true where id = :id;

--! put_task
insert into activity_task (activity_id, id, name, deed, goal, coins, vip_days, level_type, place)
values (:activity, :id, :name, :deed, :goal, :coins, :vip_days, :level_type, :place)
on conflict (activity_id, id) do update set
    name = excluded.name, deed = excluded.deed, goal = excluded.goal, coins = excluded.coins, vip_days = excluded.vip_days,
    level_type = excluded.level_type, place = excluded.place, retired = false;

--! retire_tasks
update activity_task set retired = true where activity_id = :activity;

--! put_prize
-- The stock never goes below the number of wins.
insert into activity_prize (activity_id, id, name, odds, stock, coins, vip_days, level_type, place)
values (:activity, :id, :name, :odds, :stock, :coins, :vip_days, :level_type, :place)
on conflict (activity_id, id) do update set
    name = excluded.name, odds = excluded.odds, stock = greatest(excluded.stock, activity_prize.won_num), coins = excluded.coins,
    vip_days = excluded.vip_days, level_type = excluded.level_type, place = excluded.place, retired = false;

--! retire_prizes
update activity_prize set retired = true where activity_id = :activity;

--! terms_in_force : (begin_time?, end_time?)
-- The terms of sale by kind and key: of these games, of all packages and of all plans. `first` and `second`: a game's price, a package's
-- amount and its X钻, a plan's two prices.
select 'game' as kind, id::text as key, buy_amount::bigint as first, 0::bigint as second, 0 as days, 0::smallint as level,
       ''::text as currency, false as retired, null::timestamptz as begin_time, null::timestamptz as end_time
from game where id = any(:games)
union all
select 'coin_package', id::text, amount, coins + bonus, 0, 0::smallint, currency, retired, begin_time, end_time from coin_package
union all
select 'vip_plan', type::text, price, coin_price, days, level_type, currency, retired, begin_time, end_time from vip_plan;

--! prices_of_goods
-- What a day of membership, a spin and a card that makes up a day are worth at most, X钻. Retired plans and draws count, too: a removal
-- must not make goods free.
select coalesce((select max(ceil(coin_price::numeric / days)) from vip_plan), 0)::bigint as vip_day,
       coalesce((select max(draw_price) from activity), 0)::bigint as spin,
       coalesce((select greatest(make_up_price, (select max(reward) from unnest(rewards) reward)) from check_in_rule), 0)::bigint as make_up;

--! insert_import
insert into content_import (pack, retired, terms, approved, create_time)
values (:pack, :retired, :terms, :approved, :now);

--! imports_since
-- The imports since the last approval that count towards the limits, oldest first.
select retired, terms from content_import
where create_time > :since and id > coalesce((select max(id) from content_import where approved), 0)
order by id;

--! newest_version
select number, digest from content_version where pack = :pack order by number desc limit 1;

--! put_bodies
insert into content_body (digest, body)
select t.digest, t.body::jsonb from unnest(:digests::text[], :bodies::text[]) as t (digest, body)
on conflict (digest) do nothing;

--! insert_version (published?, rolled_back?)
insert into content_version (pack, digest, published, operator, summary, rolled_back)
values (:pack, :digest, :published, :operator, :summary, :rolled_back) returning number;

--! insert_version_items
insert into content_version_item (version, place, digest)
select :version, t.place - 1, t.digest from unnest(:digests::text[]) with ordinality as t (digest, place);

--! insert_version_files
insert into content_version_file (version, name)
select distinct :version::bigint, t.name from unnest(:names::text[]) as t (name);

--! version : Version(published?, rolled_back?)
select number, pack, digest, published, operator, summary, rolled_back, create_time,
       (select count(*) from content_version_item i where i.version = v.number) as item_num
from content_version v where number = :number;

--! versions : Version(published?, rolled_back?)
-- Newest first.
select number, pack, digest, published, operator, summary, rolled_back, create_time,
       (select count(*) from content_version_item i where i.version = v.number) as item_num
from content_version v order by number desc limit :size;

--! bodies_in_force
-- The bodies of these items, as the last import wrote them.
select b.body
from unnest(:kinds::text[], :keys::text[]) as mine (kind, key)
join content_item i using (kind, key)
join content_body b using (digest);

--! version_bodies
select b.body from content_version_item i join content_body b using (digest) where i.version = :version order by i.place;

--! version_files
select name from content_version_file where version = :version order by name;

--! media_store
select marker from media_store;

--! set_media_store
insert into media_store (marker) values (:marker)
on conflict (one) do update set marker = excluded.marker, create_time = now();
