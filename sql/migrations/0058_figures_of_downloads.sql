-- For the business figures (0051).
-- An index of ranges costs writers almost nothing: the table is only appended to.
create index game_download_since on game_download using brin (create_time) with (pages_per_range = 32, autosummarize = on);
