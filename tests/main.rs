//! The integration tests: one binary against real PostgreSQL, real Redis and real sockets. The README has the map.

mod cli;
mod content;
mod erasure;
mod faults;
mod generated;
mod harness;
mod imports;
mod input;
mod intruders;
mod invitation;
mod loadtest;
mod operating;
mod operator;
mod payment;
mod promises;
mod purchase;
mod realtime;
mod routes;
mod short_term;
mod statements;
mod storage;
mod supply;
mod welfare;
