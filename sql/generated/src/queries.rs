// This file was generated with `cornucopia`. Do not modify.

pub mod account;
pub mod announcement;
pub mod app_download;
pub mod audit;
pub mod coin;
pub mod comment;
pub mod content;
pub mod game;
pub mod gift;
pub mod login;
pub mod media;
pub mod message;
pub mod moderation;
pub mod order;
pub mod post;
pub mod purchase;
pub mod recharge;
pub mod sandbox;
pub mod service;
pub mod short_term;
pub mod square_tag;
pub mod status;
pub mod thread;
pub mod vip;
