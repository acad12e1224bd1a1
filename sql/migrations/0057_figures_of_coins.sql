-- For the business figures (0051).
-- An index of ranges costs writers almost nothing: the table is only appended to.
create index coin_entry_since on coin_entry using brin (create_time) with (pages_per_range = 32, autosummarize = on);
