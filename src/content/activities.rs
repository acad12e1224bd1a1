//! Reads `activities.yaml`: tasks that pay, draws, and pages that only inform.

use chrono::TimeDelta;
use sql::{
    activity::{Deed, Kind, ODDS_OF},
    content::{Activity, ActivityPrize, ActivityTask, Item},
    media::Picture,
};

use super::{
    fields::{Fields, MAX_NUMBER},
    pack::{MAX_HTML_CHARS, Reader, Unique, place_of},
};

const FILE: &str = "activities.yaml";
/// Largest goal of a task; progress beyond it is not counted.
const MAX_GOAL: i64 = 100_000;
/// Largest reward of one task or prize, X钻.
const MAX_COINS: i64 = 1_000_000;
const MAX_DAYS: i64 = 366;
const MAX_DRAWS: i64 = 100;
const MAX_STOCK: i64 = 10_000_000;
const MAX_TASKS: usize = 20;
/// Default time for claims after the end of an activity.
const CLAIM_DAYS: i64 = 3;

impl Reader<'_> {
    pub fn activities(&mut self) {
        let mut ids = Unique::default();
        self.each(FILE, None, "an activity", |reader, fields, place| {
            let id = fields.number("id", 1..=MAX_NUMBER);
            ids.claim(fields, "id", id);
            let kinds: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
            let rule = format!("one of {}", kinds.join(", "));
            let kind = fields.word("kind", |kind| kinds.contains(&kind), &rule);
            let (begin, end) = (fields.sound_time("beginTime"), fields.sound_time("endTime"));
            if let (Some(begin), Some(end)) = (begin, end)
                && end <= begin
            {
                fields.fault("endTime", "must be later than beginTime");
            }
            let (begin_time, end_time) = (begin.unwrap_or_default(), end.unwrap_or_default());
            let claim_end_time = match fields.node("claimEndTime") {
                Some(_) => fields.sound_time("claimEndTime").unwrap_or(end_time),
                None => end_time + TimeDelta::days(CLAIM_DAYS),
            };
            if claim_end_time < end_time {
                fields.fault("claimEndTime", "must not be earlier than endTime");
            }
            let draw = kind == "draw";
            let mut activity = Activity {
                id,
                name: fields.text("name", 20),
                summary: fields.text("summary", 40),
                content: fields.html("content", MAX_HTML_CHARS),
                banner: reader.banner(fields),
                begin_time,
                end_time,
                claim_end_time,
                draw_price: 0,
                free_draws: 0,
                day_draws: 0,
                place: place_of(place),
                tasks: Vec::new(),
                prizes: Vec::new(),
                kind,
            };
            if activity.kind == "tasks" {
                activity.tasks = tasks(fields);
            }
            if draw {
                activity.draw_price = fields.number("drawPrice", 0..=MAX_COINS);
                activity.free_draws = fields.number("freeDraws", 0..=MAX_DRAWS) as i32;
                activity.day_draws = fields.number("dayDraws", 1..=MAX_DRAWS) as i32;
                if activity.free_draws > activity.day_draws {
                    fields.fault("freeDraws", "must not be more than dayDraws");
                }
                if activity.draw_price == 0 && activity.free_draws < activity.day_draws {
                    fields.fault("drawPrice", "must be 1 or more where not all draws are free");
                }
                activity.prizes = prizes(fields);
            }
            reader.items.push(Item::Activity(Box::new(activity)));
        });
    }

    fn banner(&mut self, fields: &mut Fields<'_>) -> Picture {
        let path = fields.text("banner", 100);
        if path.is_empty() {
            return Picture::default();
        }
        if !path.starts_with("activities/") || self.pictures.get(&path).is_none() {
            let text = format!("must be a picture that is there, such as activities/name.webp, not {path}");
            fields.fault("banner", text);
            return Picture::default();
        }
        self.listed_picture(&path).unwrap_or_default()
    }
}

/// The reward of a task or a prize: coins, days of membership, or both.
struct Pays {
    coins: i64,
    vip_days: i32,
    level_type: i16,
}

fn pays(fields: &mut Fields<'_>) -> Pays {
    let coins = fields.optional_number("coins", 1..=MAX_COINS);
    let vip_days = fields.optional_number("vipDays", 1..=MAX_DAYS);
    let level_type = fields.optional_number("levelType", 1..=99).unwrap_or(1);
    if coins.is_none() && vip_days.is_none() {
        fields.fault("coins", "is missing; give coins (X钻) or vipDays");
    }
    Pays { coins: coins.unwrap_or(0), vip_days: vip_days.unwrap_or(0) as i32, level_type: level_type as i16 }
}

fn tasks(fields: &mut Fields<'_>) -> Vec<ActivityTask> {
    let mut ids = Unique::default();
    let deeds: Vec<&str> = Deed::ALL.iter().map(|deed| deed.name()).collect();
    let rule = format!("one of {}", deeds.join(", "));
    list(fields, "tasks", "a task", |fields, place| {
        let id = fields.number("id", 1..=9999);
        ids.claim(fields, "id", id);
        let Pays { coins, vip_days, level_type } = pays(fields);
        ActivityTask {
            id: id as i32,
            name: fields.text("name", 20),
            deed: fields.word("deed", |deed| deeds.contains(&deed), &rule),
            goal: fields.number("goal", 1..=MAX_GOAL),
            coins,
            vip_days,
            level_type,
            place,
        }
    })
}

fn prizes(fields: &mut Fields<'_>) -> Vec<ActivityPrize> {
    let mut ids = Unique::default();
    let prizes = list(fields, "prizes", "a prize", |fields, place| {
        let id = fields.number("id", 1..=9999);
        ids.claim(fields, "id", id);
        let Pays { coins, vip_days, level_type } = pays(fields);
        ActivityPrize {
            id: id as i32,
            name: fields.text("name", 20),
            odds: fields.number("odds", 0..=ODDS_OF.into()) as i32,
            stock: fields.number("stock", 0..=MAX_STOCK),
            coins,
            vip_days,
            level_type,
            place,
        }
    });
    let odds: i64 = prizes.iter().map(|prize| i64::from(prize.odds)).sum();
    if odds > ODDS_OF.into() {
        fields.fault("prizes", format!("have odds of {odds} together; there are {ODDS_OF}"));
    }
    prizes
}

/// Reads each mapping of a required list.
fn list<T>(
    fields: &mut Fields<'_>,
    key: &'static str,
    what: &str,
    mut read: impl FnMut(&mut Fields<'_>, i32) -> T,
) -> Vec<T> {
    let source = fields.source;
    let list = fields.node(key).map(|node| source.list(node, key)).unwrap_or_default();
    if !(1..=MAX_TASKS).contains(&list.len()) {
        fields.fault(key, format!("has {} entries; give 1 to {MAX_TASKS}", list.len()));
    }
    let mut all = Vec::new();
    for (place, node) in list.iter().enumerate() {
        let Some(mut fields) = Fields::open(source, node, what) else { continue };
        all.push(read(&mut fields, place_of(place)));
        fields.close();
    }
    all
}
