-- What players get for coins and money: games, coins, memberships. Every row that gives something away names what it was
-- given for, and each such name is unique: nothing is given twice.

-- A game is paid for once: `entry_id` is the charge, whose reference ('game', 'uid:game') is unique in the ledger.
alter table entitlement add column entry_id bigint not null unique references coin_entry;

create table game_download (
    id              bigint generated always as identity primary key,
    uid             bigint references account,          -- null: a visitor, who gets free games only
    game_id         bigint      not null references game,
    platform_type   smallint    not null check (platform_type in (1, 2)),   -- 1 Android, 2 iOS
    charged         bigint      not null default 0 check (charged >= 0),    -- X钻
    entry_id        bigint unique references coin_entry,                    -- the charge; null: nothing was charged
    idempotency_key uuid,
    create_time     timestamptz not null default now(),
    unique (uid, idempotency_key),
    check ((charged > 0) = (entry_id is not null)),
    check (uid is not null or charged = 0)
);
create index game_download_of on game_download (uid, game_id) where uid is not null;

-- Memberships -------------------------------------------------------------------------------------------------------

create table vip_plan (
    type       integer primary key,                     -- what the calls take
    name       text     not null,
    days       integer  not null check (days > 0),
    level_type smallint not null check (level_type > 0),
    coin_price bigint   not null check (coin_price > 0),    -- X钻
    price      bigint   not null check (price > 0),     -- in the currency's minor unit
    currency   text     not null,
    benefits   text[]   not null,
    badge      text     not null default '',            -- such as "最划算"; empty: none
    place      integer  not null,
    retired    boolean  not null default false
);

create table vip_grant (
    id          bigint generated always as identity primary key,
    uid         bigint      not null references status,
    level_type  smallint    not null check (level_type >= 0),
    length      interval    not null check (length <> interval '0'),  -- below zero: taken back
    begin_time  timestamptz not null,
    end_time    timestamptz not null,
    ref_type    text        not null,                   -- 'coin' (a coin_entry), 'order', 'refund' (an order), 'content' (a pack's person)
    ref_id      text        not null,
    create_time timestamptz not null default now(),
    unique (ref_type, ref_id)
);
comment on table vip_grant is 'Append-only. Appending one is the only way to move a membership: it goes on from the later of now and its end.';
create index vip_grant_of on vip_grant (uid, id desc);

create function vip_grant_apply() returns trigger language plpgsql as $$
declare
    held status%rowtype;
begin
    select * into strict held from status where uid = new.uid for update;
    new.begin_time = greatest(now(), held.exp_time);    -- a null does not count
    new.end_time = new.begin_time + new.length;
    update status set
        exp_time = new.end_time,
        level_type = greatest(new.level_type, case when held.exp_time > now() then held.level_type end, 0::smallint),
        -- See status.version: 1 for the change, 1 for a membership that had passed and counted towards what clients see.
        version = version + 1 + (held.exp_time is not null and held.exp_time <= now())::int
    where uid = new.uid;
    return new;
end $$;
create trigger vip_grant_apply before insert on vip_grant for each row execute function vip_grant_apply();
create trigger vip_grant_append_only before update or delete on vip_grant
    for each row execute function refuse_change('memberships are granted by appending');
create trigger vip_grant_no_truncate before truncate on vip_grant
    for each statement execute function refuse_change('memberships are granted by appending');

-- Members from before there were grants.
create temporary table members on commit drop as
    select uid, level_type, exp_time from status where exp_time is not null;
update status set level_type = 0, exp_time = null, version = version + 2 where exp_time is not null;
insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
    select uid, level_type, exp_time - now(), now(), now(), 'content', uid::text from members where exp_time <> now();

create trigger status_membership_by_grant before update of level_type, exp_time on status
    for each row when ((old.level_type, old.exp_time) is distinct from (new.level_type, new.exp_time) and pg_trigger_depth() < 1)
    execute function refuse_change('a membership moves only by a vip_grant');
create trigger status_starts_without_membership before insert on status
    for each row when (new.level_type <> 0 or new.exp_time is not null)
    execute function refuse_change('a membership moves only by a vip_grant');

-- Orders: what is paid for with money ---------------------------------------------------------------------------------

create table coin_package (
    id       bigint primary key,
    name     text    not null,
    coins    bigint  not null check (coins > 0),        -- X钻
    bonus    bigint  not null default 0 check (bonus >= 0),     -- X钻 given on top
    amount   bigint  not null check (amount > 0),       -- in the currency's minor unit
    currency text    not null,
    badge    text    not null default '',
    place    integer not null,
    retired  boolean not null default false
);

create table pay_channel (
    channel text primary key,                           -- an implementation of ports::payment
    name    text    not null,
    place   integer not null,
    retired boolean not null default false
);

create table trade_order (
    id              uuid primary key,
    number          bigint      not null generated always as identity unique,   -- the order of lists
    uid             bigint      not null references status,
    kind            text        not null check (kind in ('coin', 'vip')),
    item            text        not null,               -- what it was called when it was bought
    coins           bigint      not null default 0,     -- X钻 that it delivers
    vip_type        integer,
    days            integer     not null default 0,     -- of membership that it delivers
    level_type      smallint    not null default 0,
    source          bigint      not null default 0,     -- the game from whose dialog a membership was opened; 0: none
    amount          bigint      not null check (amount > 0),    -- in the currency's minor unit
    currency        text        not null,
    channel         text        not null,
    status          text        not null default 'created' check (status in ('created', 'paid', 'delivered', 'closed', 'refunded')),
    pay_expire_time timestamptz not null,               -- not paid by then: closed, once the channel says so too
    ask_time        timestamptz not null default now(), -- when the channel is to be asked next
    asked           integer     not null default 0,     -- how often it was
    paid_time       timestamptz,
    deliver_time    timestamptz,
    refund_time     timestamptz,
    idempotency_key uuid,
    create_time     timestamptz not null default now(),
    unique (uid, idempotency_key),
    check (case kind when 'coin' then coins > 0 and days = 0 and vip_type is null
                     when 'vip' then coins = 0 and days > 0 and level_type > 0 and vip_type is not null end),
    check ((status in ('paid', 'delivered', 'refunded')) = (paid_time is not null)),
    check ((status in ('delivered', 'refunded')) = (deliver_time is not null)),
    check ((status = 'refunded') = (refund_time is not null))
);
create index trade_order_of on trade_order (uid, number desc);
create index trade_order_open on trade_order (ask_time) where status = 'created';

-- What channels say was paid: each of their trades once.
create table payment (
    id          bigint generated always as identity primary key,
    channel     text        not null,
    trade_no    text        not null,                   -- the channel's own number
    order_id    uuid        not null references trade_order,
    amount      bigint      not null,
    currency    text        not null,
    verdict     text        not null check (verdict in ('accepted', 'surplus', 'mismatch')),
    heard_by    text        not null,                   -- 'notify', 'return', 'sweep', 'operator'
    note        text        not null default '',        -- an operator's reason
    create_time timestamptz not null default now(),
    unique (channel, trade_no)
);
comment on column payment.verdict is
    'accepted: it paid the order; surplus: the order was paid already; mismatch: not what was asked for. The last two are for an operator.';
create unique index payment_accepted on payment (order_id) where verdict = 'accepted';
create index payment_odd on payment (id desc) where verdict <> 'accepted';
create trigger payment_append_only before update or delete on payment
    for each row execute function refuse_change('payments are kept as they were heard');

-- What readers of orders see.
create view told_order as
select id, number, uid, kind, item, coins, vip_type, days, level_type, source, amount, currency, channel, status,
       pay_expire_time, pay_expire_time <= now() as pay_expired, paid_time, deliver_time, refund_time, create_time
from trade_order;

-- Money that is to go back. What it had paid for is taken back in the transaction that writes the row; the channel is told
-- afterwards, as often as it takes: it carries out one refund of one number once.
create table refund (
    payment_id  bigint primary key references payment,
    reason      text        not null,
    paid_time   timestamptz,                            -- when the channel had taken it; null: owed
    ask_time    timestamptz not null,                   -- when the channel is to be told next
    asked       integer     not null default 0,         -- how often it was
    fault       text        not null default '',        -- why it was not taken the last time
    create_time timestamptz not null default now()
);
create index refund_owed on refund (ask_time) where paid_time is null;

create view told_payment as
select p.id, p.channel, p.trade_no, p.order_id, p.amount, p.currency, p.verdict, p.heard_by, p.note, p.create_time,
       r.reason as refund_reason, r.paid_time as refund_paid_time, coalesce(r.fault, '') as refund_fault
from payment p left join refund r on r.payment_id = p.id;

-- The sandbox channel's own books: a cashier on our side that plays a payment company.
create table sandbox_trade (
    order_id    uuid primary key,
    trade_no    text        not null unique,
    amount      bigint      not null,
    currency    text        not null,
    subject     text        not null,
    notify_url  text        not null,
    return_url  text        not null,
    status      text        not null default 'waiting' check (status in ('waiting', 'paid', 'failed', 'closed', 'refunded')),
    expire_time timestamptz not null,                   -- nothing is paid from then on
    paid_time   timestamptz,
    create_time timestamptz not null default now()
);

-- Counts --------------------------------------------------------------------------------------------------------------

create table app_download (
    channel_id  text   not null,
    invite_code text   not null,                        -- empty: none
    platform    text   not null check (platform in ('android', 'ios')),
    day         date   not null,                        -- the portal's
    num         bigint not null check (num > 0),
    primary key (channel_id, invite_code, platform, day)
);
comment on table app_download is 'How often the app itself was fetched.';

create table gift (
    id          bigint primary key,
    game_id     bigint references game,                 -- null: of the portal
    name        text        not null,
    content     text        not null,
    stock       bigint      not null check (stock >= 0),
    claimed_num bigint      not null default 0 check (claimed_num between 0 and stock),
    vip_only    boolean     not null default false,
    begin_time  timestamptz not null,
    end_time    timestamptz not null,
    place       integer     not null,
    retired     boolean     not null default false
);
create index gift_of on gift (game_id, place) where not retired;
