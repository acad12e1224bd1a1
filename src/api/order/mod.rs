//! `/api/order/**`: payments. Some of it is called by payment channels, and by browsers on their way back from them.

pub mod answer;
pub mod notify;
pub mod pay_info;
pub mod place;
pub mod r#return;
pub mod sandbox_cashier;
