//! How often players do what. Pure.

use std::str::FromStr;

use serde::Serialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Deed {
    /// A list of games, and one of them.
    Games,
    /// The square's newest posts.
    Feed,
    /// A hot post and its comments.
    Thread,
    Comment,
    Like,
    Publish,
    Purchase,
    CheckIn,
    /// The community inbox; then all in it is read.
    Notices,
}

const NAMES: [(&str, Deed); 9] = [
    ("games", Deed::Games),
    ("feed", Deed::Feed),
    ("thread", Deed::Thread),
    ("comment", Deed::Comment),
    ("like", Deed::Like),
    ("publish", Deed::Publish),
    ("purchase", Deed::Purchase),
    ("checkin", Deed::CheckIn),
    ("notices", Deed::Notices),
];

/// `games=30,comment=5`: of 35 deeds, 5 are comments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Shares(Vec<(Deed, u32)>);

impl Shares {
    /// Of a deed by its number: spread evenly, the same in every run.
    pub fn pick(&self, number: u64) -> Deed {
        let whole: u32 = self.0.iter().map(|(_, share)| share).sum();
        // The golden ratio's multiples fall everywhere evenly, however few of them.
        let drawn = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
        let place = (drawn * u64::from(whole)) >> 32;
        let mut upto = 0;
        for (deed, share) in &self.0 {
            upto += u64::from(*share);
            if place < upto {
                return *deed;
            }
        }
        self.0[0].0
    }

    pub fn has(&self, deed: Deed) -> bool {
        self.0.iter().any(|(known, share)| *known == deed && *share > 0)
    }
}

impl FromStr for Shares {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut shares = Vec::new();
        for part in text.split(',') {
            let (name, share) = part.split_once('=').ok_or(format!("{part} is no share such as games=30"))?;
            let Some((_, deed)) = NAMES.iter().find(|(known, _)| *known == name.trim()) else {
                let known: Vec<_> = NAMES.iter().map(|(name, _)| *name).collect();
                return Err(format!("{name} is none of {}", known.join(", ")));
            };
            let share = share.trim().parse().ok().filter(|share| *share <= 10_000);
            shares.push((*deed, share.ok_or(format!("{part} has no share from 0 to 10000"))?));
        }
        let whole: u32 = shares.iter().map(|(_, share)| share).sum();
        if whole == 0 { Err("nothing has a share".into()) } else { Ok(Self(shares)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_gets_its_share_in_every_stretch() {
        let shares: Shares = "games=70, comment=20,like=10".parse().unwrap();
        for from in [0, 1_000, 987_654] {
            let counts = [Deed::Games, Deed::Comment, Deed::Like].map(|deed| {
                (from..from + 1_000).filter(|number| shares.pick(*number) == deed).count() as i64
            });
            for (count, right) in counts.into_iter().zip([700, 200, 100]) {
                assert!((count - right).abs() <= 5, "{counts:?}");
            }
        }
        assert!(shares.has(Deed::Like) && !shares.has(Deed::Publish));
    }

    #[test]
    fn what_is_no_share_is_refused() {
        for wrong in ["", "games", "games=", "games=-1", "games=99999", "dance=3", "games=0", "games=1,,"] {
            assert!(wrong.parse::<Shares>().is_err(), "{wrong}");
        }
    }
}
