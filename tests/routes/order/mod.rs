mod cancel;
mod notify;
mod pay_info;
mod r#return;
mod sandbox_cashier;
