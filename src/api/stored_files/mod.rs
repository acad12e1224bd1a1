//! Serves files of the stores at `/media/`, `/files/` and `/pages/`: in ranges, at a minimum transfer rate.

pub mod files;
pub mod media;
pub mod min_transfer_rate;
pub mod pages;
pub mod range_response;
