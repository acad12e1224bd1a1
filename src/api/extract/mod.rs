//! Extractors of handlers: caller, client address, form, query, path, page and upload.

pub mod appellant;
pub mod caller;
pub mod client_address;
pub mod device;
pub mod input;
pub mod origin;
pub mod page;
pub mod path;
pub mod upload;
