-- For the business figures (0051).
create index report_resolved on report (resolve_time) where resolve_time is not null;
