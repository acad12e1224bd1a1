//! Deliberate faults, one file each, under the load of one crowd of players. After each fault: every answer was correct or a correct
//! refusal, acknowledged actions are in the database once, pages equal the database, `portal audit` is clean, and the process uses its
//! earlier resources. `PORTAL_SEED` repeats a random history; `PORTAL_CYCLES` sets the number of repeated faults.

use std::num::NonZeroUsize;

mod actions;
mod ask;
mod baseline;
mod content;
mod crowd;
mod ledger;
mod page;

mod disk_full;
mod failover;
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

/// Number of repetitions of a fault: `PORTAL_CYCLES`, or `quick` in `make test`.
fn cycles(quick: usize) -> usize {
    let cycles = std::env::var("PORTAL_CYCLES").ok();
    cycles.map_or(quick, |n| n.parse::<NonZeroUsize>().expect("PORTAL_CYCLES is 1 or more").get())
}
