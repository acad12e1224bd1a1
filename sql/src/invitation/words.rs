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
        /// A device or phone of the inviter's.
        Own = "self",
        /// A device or phone of somebody further up, or a chain in one network.
        Ring = "ring",
        /// The phone was another account's before.
        Phone = "phone",
        /// The device has had its rewards.
        Device = "device",
        /// So has the network, for these weeks.
        Address = "address",
    }
}
