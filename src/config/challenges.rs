//! Settings of challenges (code 1009).

use super::{Seconds, settings::settings};

settings! {
    /// Challenges.
    pub struct Challenges {
        /// Difficulty: a client tries up to this many numbers, half of them on average. 250000 take a slow phone about a second.
        numbers: u32 = 250_000, "PORTAL_CHALLENGE_NUMBERS";
        /// How long a challenge can be solved.
        life: Seconds = Seconds(300.0), "PORTAL_CHALLENGE_LIFE_S";
    }
}
