//! The command line of the real binary: one clear sentence for each error, and no partial effects.

mod account;
mod audit;
mod check_in;
mod gift;
mod health;
mod invite;
mod ledger;
mod migrate;
mod order;
mod post;
mod privileges;
mod refusals;
mod report;
mod rules;
mod serve;
mod top;
mod workers;
