-- Checks the rows from before 0045. Writers go on meanwhile.

alter table account validate constraint account_is_identified;
alter table account validate constraint erased_account_has_no_identifiers;
alter table coin_entry validate constraint coin_entry_ref_type_known;
alter table vip_grant validate constraint vip_grant_ref_type_known;

update phone_held h set released_time = now()
where released_time is null and not exists (select from account a where a.uid = h.uid and a.phone = h.phone);
