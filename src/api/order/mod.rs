//! `/api/order/**`: payments. Payment channels call some of it, and browsers return from them to another part.

pub mod answer;
pub mod cancel;
pub mod notify;
pub mod pay_info;
pub mod place;
pub mod r#return;
pub mod sandbox_cashier;
