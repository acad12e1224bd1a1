//! Every call, over HTTP; the files mirror `src/api`.

mod activity;
mod book;
mod checkin;
mod client;
mod documented;
mod envelope;
mod etags;
mod files;
mod gift;
mod idempotency_key;
mod invite;
mod media;
mod notice;
mod operating;
mod order;
mod public_lists;
mod realtime;
mod renewal;
mod report;
mod screens;
mod search;
mod square;
mod user;
mod vip;
mod web;
