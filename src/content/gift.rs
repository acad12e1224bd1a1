//! Reads gift packs: `gifts` of a game, `gifts.yaml` of the portal; and lists of their codes. A pack gives codes for its game, or goods
//! of the portal (`grants`).

use std::collections::HashSet;

use sql::content::{Gift, GiftGrant, GiftLimits, Item};

use super::{
    fields::{Fields, MAX_NUMBER},
    pack::{Reader, Unique, place_of},
};

const MAX_STOCK: i64 = 10_000_000;
const MAX_CODE: usize = 40;
const MAX_GRANTS: usize = 8;
/// Most pieces, or days, of one kind in a pack.
const MAX_AMOUNT: i64 = 366;
/// Greatest age of an account that a pack can demand, days.
const MAX_ACCOUNT_DAYS: i64 = 3_650;
/// Greatest cap per device or network.
const MAX_CAP: i64 = 1_000_000;
const KINDS: [&str; 5] = ["frame", "rename", "spin", "makeUp", "vipDays"];

impl Reader<'_> {
    /// The gift packs of the portal. `ids`: of all gift packs in the content pack.
    pub(super) fn gifts(&mut self, ids: &mut Unique<i64>) {
        self.each("gifts.yaml", None, "a gift", |reader, fields, place| {
            let gift = read(reader, fields, None, "", place, ids);
            reader.items.push(Item::Gift(gift));
        });
    }
}

/// The gift packs of a game. `folder` has its files.
pub(super) fn of_game(
    reader: &mut Reader<'_>,
    fields: &mut Fields<'_>,
    game: i64,
    folder: &str,
    ids: &mut Unique<i64>,
) {
    let source = fields.source;
    let Some(node) = fields.node("gifts") else { return };
    for (place, node) in source.list(node, "gifts").iter().enumerate() {
        let Some(mut fields) = Fields::open(source, node, "a gift") else { continue };
        let gift = read(reader, &mut fields, Some(game), folder, place, ids);
        fields.close();
        reader.items.push(Item::Gift(gift));
    }
}

fn read(
    reader: &Reader<'_>,
    fields: &mut Fields<'_>,
    game_id: Option<i64>,
    folder: &str,
    place: usize,
    ids: &mut Unique<i64>,
) -> Gift {
    let id = fields.number("id", 1..=MAX_NUMBER);
    ids.claim(fields, "id", id);
    let (begin, end) = (fields.sound_time("beginTime"), fields.sound_time("endTime"));
    if let (Some(begin), Some(end)) = (begin, end)
        && end <= begin
    {
        fields.fault("endTime", "must be later than beginTime");
    }
    let codes = list(reader, fields, folder);
    let grants = grants(reader, fields);
    if grants.is_some() && codes.is_some() {
        fields.fault("codes", "are for a game; a pack with grants has none");
    } else if grants.is_none() && game_id.is_none() {
        let text = "this pack gives codes but belongs to no game: players are not told where to paste them. Move it to its game, or \
                    give goods as `grants`";
        fields.source.warn(fields.line, text);
    }
    let stock = match &codes {
        // The number of codes is the stock.
        Some(codes) => {
            if fields.node("stock").is_some() {
                fields.fault("stock", "is how many codes the list has; leave it out");
            }
            codes.len() as i64
        }
        None => fields.number("stock", 1..=MAX_STOCK),
    };
    Gift {
        id,
        game_id,
        name: fields.text("name", 20),
        content: fields.text("content", 100),
        stock,
        vip_only: fields.optional_flag("vipOnly").unwrap_or(false),
        begin_time: begin.unwrap_or_default(),
        end_time: end.unwrap_or_default(),
        place: place_of(place),
        codes,
        grants: grants.unwrap_or_default(),
        limits: limits(fields),
    }
}

fn limits(fields: &mut Fields<'_>) -> GiftLimits {
    let mut cap = |name| fields.optional_number(name, 1..=MAX_CAP).map(|cap| cap as i32);
    let (per_device, per_network) = (cap("perDevice"), cap("perNetwork"));
    GiftLimits {
        min_account_days: fields.optional_number("minAccountDays", 0..=MAX_ACCOUNT_DAYS).unwrap_or(0) as i32,
        needs_phone: fields.optional_flag("needsPhone").unwrap_or(false),
        per_device,
        per_network,
    }
}

/// The goods that the pack gives; `None` if it gives codes.
fn grants(reader: &Reader<'_>, fields: &mut Fields<'_>) -> Option<Vec<GiftGrant>> {
    let node = fields.node("grants")?;
    let source = fields.source;
    let nodes = source.list(node, "grants");
    if nodes.is_empty() || nodes.len() > MAX_GRANTS {
        fields.fault("grants", format!("must be a list of 1 to {MAX_GRANTS} goods"));
    }
    let mut seen = HashSet::new();
    let mut grants = Vec::new();
    for node in nodes {
        let Some(mut fields) = Fields::open(source, node, "a good") else { continue };
        let kind = fields.word("kind", |kind| KINDS.contains(&kind), &format!("one of {}", KINDS.join(", ")));
        let frame = reader.frame(&mut fields);
        match kind.as_str() {
            "frame" if fields.node("frame").is_none() => {
                fields.fault("frame", "is missing; give the id of a frame in frames.yaml");
            }
            "" | "frame" => {}
            _ if fields.node("frame").is_some() => fields.fault("frame", "is only for the kind frame"),
            _ => {}
        }
        if !kind.is_empty() && !seen.insert((kind.clone(), frame.clone())) {
            fields.fault("kind", format!("{kind} is there twice; give it once, with the whole amount"));
        }
        let amount = fields.optional_number("amount", 1..=MAX_AMOUNT).unwrap_or(1);
        if kind == "frame" && amount != 1 {
            fields.fault("amount", "must be 1 for a frame, which is never used up; leave it out");
        }
        if kind != "vipDays" && fields.node("levelType").is_some() {
            fields.fault("levelType", "is only for the kind vipDays");
        }
        grants.push(GiftGrant {
            amount: amount as i32,
            level_type: fields.optional_number("levelType", 1..=99).unwrap_or(1) as i16,
            kind,
            frame,
        });
        fields.close();
    }
    Some(grants)
}

/// The gift pack's list of codes, if it has one.
fn list(reader: &Reader<'_>, fields: &mut Fields<'_>, folder: &str) -> Option<Vec<String>> {
    let file = fields.optional_text("codes", 100)?;
    let path = format!("{folder}{file}");
    if !reader.listing.has(&path) {
        fields.fault("codes", format!("names {path}, which is not there"));
        return Some(Vec::new());
    }
    let text = reader.listing.text(&path, reader.report)?;
    match codes(&text) {
        Ok(codes) => Some(codes),
        Err(faults) => {
            for (line, text) in faults {
                reader.report.fault(&path, Some(line), text);
            }
            Some(Vec::new())
        }
    }
}

/// Parses a list of codes, one per line. The error has each faulty line.
pub fn codes(text: &str) -> Result<Vec<String>, Vec<(usize, String)>> {
    let (mut codes, mut seen, mut faults) = (Vec::new(), HashSet::new(), Vec::new());
    for (number, line) in text.lines().enumerate() {
        let code = line.trim();
        if code.is_empty() {
            continue;
        }
        if code.len() > MAX_CODE || !code.bytes().all(|byte| byte.is_ascii_graphic()) {
            faults.push((number + 1, format!("a code is 1 to {MAX_CODE} ASCII letters, digits and signs")));
        } else if !seen.insert(code) {
            faults.push((number + 1, format!("the code {code} is there twice; keep one")));
        } else {
            codes.push(code.to_owned());
        }
    }
    match faults.is_empty() {
        true if codes.is_empty() => Err(vec![(1, "has no code".to_owned())]),
        true => Ok(codes),
        false => Err(faults),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_one_a_line_each_once() {
        assert_eq!(codes("A-1\n\n  B-2 \r\nC\n"), Ok(vec!["A-1".into(), "B-2".into(), "C".into()]));
        let lines = |text| codes(text).unwrap_err().into_iter().map(|(line, _)| line).collect::<Vec<_>>();
        assert_eq!(lines("A\nB C\n码\nA\n"), [2, 3, 4]);
        assert_eq!((lines(""), lines(&"X".repeat(41))), (vec![1], vec![1]));
    }
}
