//! Serves files of the stores at `/media/`, `/files/` and `/pages/`, in ranges, and the data of an account at `/exports/`: all at a minimum
//! transfer rate.

pub mod exports;
pub mod files;
pub mod media;
pub mod min_transfer_rate;
pub mod pages;
pub mod range_response;
