//! Finds texts although the keyword has a slip. A slip is one typing error: a wrong, missing or extra character, or two swapped
//! characters. The index of pairs of characters finds candidates, and `like` patterns select the matches among them.

use super::{FORGIVEN, Keyword, pairs, quoted};

/// Longer keywords are not searched with slips: each character adds patterns, and a player who types so much checks the text.
const MOST: usize = 20;

/// The index query, and patterns of which a text must match one.
pub struct Near {
    pub query: String,
    pub patterns: Vec<String>,
}

impl Near {
    /// `None`: the keyword is too short, or too long, for slips.
    pub fn of(keyword: &Keyword) -> Option<Self> {
        if !(FORGIVEN..=MOST).contains(&keyword.chars()) {
            return None;
        }
        let (mut left, mut patterns) = (Vec::new(), Vec::new());
        for (place, word) in keyword.words.iter().enumerate() {
            let others: Vec<String> = keyword
                .words
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != place)
                .flat_map(|(_, other)| pairs(other))
                .collect();
            left.extend(untouched(word).into_iter().map(|own| [others.clone(), own].concat()));
            patterns.extend(slips(word).into_iter().map(|slip| {
                let mut words: Vec<&str> = keyword.words.iter().map(String::as_str).collect();
                words[place] = &slip;
                format!("%{}%", words.join("%"))
            }));
        }
        left.iter_mut().for_each(|grams| grams.sort());
        left.sort();
        left.dedup();
        left.retain(|grams| !grams.is_empty());
        // Drops each combination of pairs that contains a smaller combination: the smaller one finds its rows, too.
        let whole = left.clone();
        left.retain(|grams| {
            !whole.iter().any(|less| less.len() < grams.len() && less.iter().all(|gram| grams.contains(gram)))
        });
        let all = |grams: &Vec<String>| grams.iter().map(|gram| quoted(gram)).collect::<Vec<_>>().join("&");
        let query = left.iter().map(|grams| format!("({})", all(grams))).collect::<Vec<_>>().join("|");
        (!query.is_empty()).then_some(Self { query, patterns })
    }
}

/// The pairs of a word that each slip leaves unchanged.
fn untouched(word: &str) -> Vec<Vec<String>> {
    let pairs = pairs(word);
    let chars = pairs.len() + 1;
    // The pairs that contain none of the characters `first` to `last`. A slip touches one character, or two swapped ones. A pair has
    // the position of its first character.
    let without = |first: usize, last: usize| {
        let touched = |place: usize| place + 1 >= first && place <= last;
        pairs.iter().enumerate().filter(|(place, _)| !touched(*place)).map(|(_, pair)| pair.clone()).collect()
    };
    (0..chars).map(|at| without(at, at)).chain((1..chars).map(|at| without(at - 1, at))).collect()
}

/// `like` patterns of the words that the player may have meant.
fn slips(word: &str) -> Vec<String> {
    let chars: Vec<char> = word.chars().collect();
    let end = chars.len();
    let mut slips: Vec<String> = Vec::new();
    for at in 0..end {
        let (before, after): (String, String) =
            (chars[..at].iter().collect(), chars[at + 1..].iter().collect());
        slips.push(format!("{before}{after}"));
        // A wrong first or last character needs no pattern of its own: the pattern without it matches too.
        if at > 0 && at + 1 < end {
            slips.push(format!("{before}_{after}"));
        }
        if at > 0 {
            slips.push(format!("{before}_{}{after}", chars[at]));
        }
        if at + 1 < end {
            let rest: String = chars[at + 2..].iter().collect();
            slips.push(format!("{before}{}{}{rest}", chars[at + 1], chars[at]));
        }
    }
    slips.sort();
    slips.dedup();
    slips.retain(|slip| slip.chars().any(|c| c != '_'));
    slips
}

#[cfg(test)]
mod tests {
    use super::{super::tests::keyword, *};

    #[test]
    fn every_slip_of_one_is_forgiven() {
        let slips = slips("新手攻略");
        for meant in ["新手攻", "手攻略", "新手_略", "新_攻略", "新手_攻略", "新攻略", "新攻手略"]
        {
            assert!(slips.iter().any(|slip| slip == meant), "{meant}");
        }
        assert!(!slips.iter().any(|slip| slip == "新手攻略"));
    }

    #[test]
    fn the_index_is_asked_for_what_a_slip_leaves() {
        let near = Near::of(&keyword(&["新手攻略"])).unwrap();
        assert_eq!(near.query, "('攻略')|('新手')");
        let near = Near::of(&keyword(&["星海", "攻略"])).unwrap();
        assert!(near.query.contains("('攻略')") && near.query.contains("('星海')"));
        assert!(near.patterns.contains(&"%星海%攻%".to_owned()));
    }

    #[test]
    fn what_is_short_has_no_slips() {
        assert!(Near::of(&keyword(&["攻略"])).is_none());
        assert!(Near::of(&keyword(&["打攻略"])).is_none());
        assert!(Near::of(&keyword(&["打", "攻", "略", "啊"])).is_none());
        assert!(Near::of(&keyword(&[&"长".repeat(21)])).is_none());
    }
}
