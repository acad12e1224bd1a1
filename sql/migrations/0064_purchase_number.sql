-- A game that was taken back can be bought again. The charge of the purchase with the number n has the reference uid:game:n.

alter table entitlement
    add column number integer not null default 0,
    add constraint entitlement_number_check check (number >= 0) not valid;
comment on column entitlement.number is 'How many earlier purchases of this game by this account were taken back.';
