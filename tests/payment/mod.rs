//! Payments with faults of channels and networks.

mod alipay;
mod faults;
mod killed;
mod refund;
