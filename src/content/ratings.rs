//! Reads the ratings of a pack's person: `ratings: {<game>: <stars>, …}`.

use std::collections::{BTreeMap, HashSet};

use super::{fields::Fields, yaml::Value};

const KEY: &str = "ratings";

/// (game, stars), by game. `games`: the ids of the pack's games.
pub(super) fn of_person(fields: &mut Fields<'_>, games: &HashSet<i64>) -> Vec<(i64, i16)> {
    let source = fields.source;
    let Some(node) = fields.node(KEY) else { return Vec::new() };
    let Value::Map(map) = &node.value else {
        fields.fault(KEY, format!("must be given as `{{1001: 5}}`, not {}", node.describe()));
        return Vec::new();
    };
    let mut ratings = BTreeMap::new();
    for (key, value) in map {
        let game = key.name.parse::<i64>().ok().filter(|game| games.contains(game));
        let stars = match &value.value {
            Value::Scalar(stars) => stars.parse::<i16>().ok().filter(|stars| (1..=5).contains(stars)),
            _ => None,
        };
        match (game, stars) {
            (None, _) => {
                source.fault(key.line, format!("{KEY} has {}, which is no game of the pack", key.name));
            }
            (_, None) => source.fault(value.line, format!("{KEY} must have 1 to 5 stars for {}", key.name)),
            (Some(game), Some(stars)) => {
                if ratings.insert(game, stars).is_some() {
                    source.fault(key.line, format!("{KEY} has {game} twice; keep one of them"));
                }
            }
        }
    }
    ratings.into_iter().collect()
}
