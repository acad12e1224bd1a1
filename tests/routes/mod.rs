//! Every call, over HTTP; the files mirror `src/http`.

mod activity;
mod book;
mod checkin;
mod envelope;
mod files;
mod gift;
mod invite;
mod media;
mod notice;
mod operating;
mod order;
mod public_lists;
mod realtime;
mod renewal;
mod report;
mod search;
mod square;
mod user;
mod vip;
mod web;
