-- Checks the rows from before 0064. Writers go on meanwhile.
alter table coin_entry validate constraint coin_entry_ref_type_known;
