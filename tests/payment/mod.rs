//! Payments with every fault that channels and networks have.

mod alipay;
mod faults;
mod killed;
mod refund;
