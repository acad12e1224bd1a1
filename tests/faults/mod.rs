//! The portal broken on purpose, one file a fault, under one crowd of players. After each fault: every answer was right or an honest
//! error, what was acknowledged is there once, pages end equal to the database, `portal audit` is clean, and the process is as it was.
//! `PORTAL_SEED` repeats what was drawn, `PORTAL_CYCLES` says how often the faults that repeat come.

mod ask;
mod crowd;
mod deeds;
mod furniture;
mod ledger;
mod page;
mod quiet;

mod disk_full;
mod files;
mod gone;
mod half_open;
mod killed;
mod locked_row;
mod mid_commit;
mod no_connections;
mod nodes;
mod overload;
mod postgres;
mod read_only;
mod redis;
mod slow;
mod stepped_clock;
mod upgrade;
mod upload;

/// How often a fault that repeats comes, as `PORTAL_CYCLES` has it: `quick` of them in `make test`.
fn cycles(quick: usize) -> usize {
    std::env::var("PORTAL_CYCLES").map_or(quick, |cycles| cycles.parse().expect("PORTAL_CYCLES"))
}
