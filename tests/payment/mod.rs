//! Payments with every fault that channels and networks have.

mod faults;
