-- Conditions and caps of gift packs, as content packs set them. Import a pack with limits after all nodes run this release: releases
-- before it do not know the columns.

alter table gift
    add column min_account_days integer not null default 0 check (min_account_days between 0 and 3650), -- 0: any age
    add column needs_phone      boolean not null default false,
    add column per_device       integer check (per_device > 0),    -- null: no cap
    add column per_network      integer check (per_network > 0);   -- null: no cap

create table gift_claim_count (
    gift_id     bigint  not null references gift,
    place       bytea   not null check (length(place) = 32),  -- digest of the pack and a device or a network, see gift_place
    claimed_num integer not null,
    most        integer not null,                             -- the cap at the last claim
    primary key (gift_id, place),
    check (claimed_num between 1 and most)
);
comment on table gift_claim_count is 'How many claims of a pack with caps came from a device or network. No row names an account or an address.';

create function gift_place(gift bigint, place text) returns bytea language sql immutable as $$
    select sha256(convert_to(gift || ' ' || place, 'UTF8'))
$$;
