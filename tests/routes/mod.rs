//! Every call, over HTTP; the files mirror `src/http`.

mod envelope;
mod files;
mod media;
mod operating;
mod order;
mod realtime;
mod renewal;
mod search;
mod square;
mod user;
mod vip;
mod web;
