use crate::words::words;

words! {
    /// The state of an invitation.
    State ("state of an invitation") {
        Pending = "pending",
        Paid = "paid",
        Refused = "refused",
        ClawedBack = "clawed_back",
    }
}

words! {
    /// Why an invitation does not count.
    Refusal ("refusal of an invitation") {
        /// Shares a device or phone with the inviter.
        Own = "self",
        /// Shares a device or phone with an earlier inviter of the chain, or the chain is in one network.
        Ring = "ring",
        /// The phone belonged to another account before.
        Phone = "phone",
        /// The device has reached its cap of rewards.
        Device = "device",
        /// The network has reached its cap of rewards for the present period.
        Address = "address",
    }
}
