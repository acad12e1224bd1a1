-- The index of the key that 0066 gives to purchases. Only purchases wait while it is built: about 5 s for a million rows.

alter table entitlement validate constraint entitlement_number_check;
create unique index entitlement_numbered on entitlement (uid, game_id, number);
