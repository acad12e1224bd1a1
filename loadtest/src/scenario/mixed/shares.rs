//! Shares of the actions in the mixed load. Pure.

use std::str::FromStr;

use serde::Serialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Action {
    /// Reads a list of games and one detail.
    Games,
    /// Reads the newest posts of the square.
    Feed,
    /// Reads a hot post and its comments.
    Thread,
    Comment,
    Like,
    Publish,
    Purchase,
    CheckIn,
    /// Reads the community inbox, then marks all of it as read.
    Notices,
}

const NAMES: [(&str, Action); 9] = [
    ("games", Action::Games),
    ("feed", Action::Feed),
    ("thread", Action::Thread),
    ("comment", Action::Comment),
    ("like", Action::Like),
    ("publish", Action::Publish),
    ("purchase", Action::Purchase),
    ("checkin", Action::CheckIn),
    ("notices", Action::Notices),
];

/// `games=30,comment=5`: of 35 actions, 5 are comments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Shares(Vec<(Action, u32)>);

impl Shares {
    /// The action of this number: evenly spread, and the same in every run.
    pub fn pick(&self, number: u64) -> Action {
        let whole: u32 = self.0.iter().map(|(_, share)| share).sum();
        // Multiples of the golden ratio are evenly spread, for any count of them.
        let drawn = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
        let place = (drawn * u64::from(whole)) >> 32;
        let mut upto = 0;
        for (action, share) in &self.0 {
            upto += u64::from(*share);
            if place < upto {
                return *action;
            }
        }
        self.0[0].0
    }

    pub fn has(&self, action: Action) -> bool {
        self.0.iter().any(|(known, share)| *known == action && *share > 0)
    }
}

impl FromStr for Shares {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut shares = Vec::new();
        for part in text.split(',') {
            let (name, share) =
                part.split_once('=').ok_or(format!("{part} is not a share such as games=30"))?;
            let Some((_, action)) = NAMES.iter().find(|(known, _)| *known == name.trim()) else {
                let known: Vec<_> = NAMES.iter().map(|(name, _)| *name).collect();
                return Err(format!("{name} is not one of {}", known.join(", ")));
            };
            let share = share.trim().parse().ok().filter(|share| *share <= 10_000);
            shares.push((
                *action,
                share.ok_or(format!("the share in {part} must be a number from 0 to 10000"))?,
            ));
        }
        let whole: u32 = shares.iter().map(|(_, share)| share).sum();
        if whole == 0 { Err("all shares are 0".into()) } else { Ok(Self(shares)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_action_gets_its_share_in_every_range() {
        let shares: Shares = "games=70, comment=20,like=10".parse().unwrap();
        for from in [0, 1_000, 987_654] {
            let counts = [Action::Games, Action::Comment, Action::Like].map(|action| {
                (from..from + 1_000).filter(|number| shares.pick(*number) == action).count() as i64
            });
            for (count, right) in counts.into_iter().zip([700, 200, 100]) {
                assert!((count - right).abs() <= 5, "{counts:?}");
            }
        }
        assert!(shares.has(Action::Like) && !shares.has(Action::Publish));
    }

    #[test]
    fn an_invalid_share_is_refused() {
        for wrong in ["", "games", "games=", "games=-1", "games=99999", "dance=3", "games=0", "games=1,,"] {
            assert!(wrong.parse::<Shares>().is_err(), "{wrong}");
        }
    }
}
