//! Reads the goods for sale: `recharge.yaml` with coin packages and payment channels, `vip.yaml` with memberships.

use sql::content::{CoinPackage, Item, PayChannel, VipPlan};

use super::{
    fields::{Fields, MAX_NUMBER},
    pack::{Reader, Unique, place_of},
    yaml::{Node, Value},
};

const RECHARGE_FILE: &str = "recharge.yaml";
const VIP_FILE: &str = "vip.yaml";

/// Maximum number of coins of one package, X钻.
const MAX_COINS: i64 = 10_000_000;
/// Highest price, in the currency's minor unit.
const MAX_AMOUNT: i64 = 10_000_000;
const MAX_DAYS: i64 = 3660;
const MAX_BENEFITS: usize = 8;
/// The channels that `payments/channels` supports.
const CHANNELS: [&str; 2] = ["sandbox", "alipay"];
/// The currency of the channels.
const CURRENCY: &str = "CNY";

impl Reader<'_> {
    pub fn recharge(&mut self) {
        let Some(root) = self.tree(RECHARGE_FILE) else { return };
        let Some(mut fields) = Fields::open(self.source(RECHARGE_FILE), &root, "the file") else { return };
        if let Some(list) = fields.node("packages") {
            self.packages(list);
        }
        if let Some(list) = fields.node("channels") {
            self.channels(list);
        }
        fields.close();
    }

    fn packages(&mut self, list: &Node) {
        let source = self.source(RECHARGE_FILE);
        let mut ids = Unique::default();
        for (place, node) in source.list(list, "packages").iter().enumerate() {
            let Some(mut fields) = Fields::open(source, node, "a package") else { continue };
            let id = fields.number("id", 1..=MAX_NUMBER);
            ids.claim(&fields, "id", id);
            let (begin_time, end_time) = fields.times("begins", "ends");
            let package = CoinPackage {
                id,
                name: fields.text("name", 20),
                coins: fields.number("coins", 1..=MAX_COINS),
                bonus: fields.optional_number("bonus", 0..=MAX_COINS).unwrap_or(0),
                amount: fields.number("amount", 1..=MAX_AMOUNT),
                currency: currency(&mut fields),
                badge: fields.optional_text("badge", 8).unwrap_or_default(),
                place: place_of(place),
                begin_time,
                end_time,
            };
            fields.close();
            self.items.push(Item::CoinPackage(package));
        }
    }

    fn channels(&mut self, list: &Node) {
        let source = self.source(RECHARGE_FILE);
        let mut known = Unique::default();
        for (place, node) in source.list(list, "channels").iter().enumerate() {
            let Some(mut fields) = Fields::open(source, node, "a channel") else { continue };
            let rule = format!("one of {}", CHANNELS.join(", "));
            let channel = fields.word("channel", |channel| CHANNELS.contains(&channel), &rule);
            known.claim(&fields, "channel", channel.clone());
            let name = fields.text("name", 10);
            fields.close();
            self.items.push(Item::PayChannel(PayChannel { channel, name, place: place_of(place) }));
        }
    }

    pub fn memberships(&mut self) {
        let mut types = Unique::default();
        self.each(VIP_FILE, Some("plans"), "a plan", |reader, fields, place| {
            let type_ = fields.small("type", 1..=9999);
            types.claim(fields, "type", type_);
            let (begin_time, end_time) = fields.times("begins", "ends");
            let plan = VipPlan {
                type_: type_.into(),
                name: fields.text("name", 10),
                days: fields.number("days", 1..=MAX_DAYS) as i32,
                level_type: fields.small("levelType", 1..=99),
                coin_price: fields.number("coinPrice", 1..=MAX_COINS),
                price: fields.number("price", 1..=MAX_AMOUNT),
                currency: currency(fields),
                benefits: benefits(fields),
                badge: fields.optional_text("badge", 8).unwrap_or_default(),
                place: place_of(place),
                begin_time,
                end_time,
            };
            reader.items.push(Item::VipPlan(plan));
        });
    }
}

fn currency(fields: &mut Fields<'_>) -> String {
    let rule = format!("{CURRENCY}, which the channels take (amounts in fen)");
    fields.word("currency", |currency| currency == CURRENCY, &rule)
}

fn benefits(fields: &mut Fields<'_>) -> Vec<String> {
    let source = fields.source;
    let list = fields.node("benefits").map(|node| source.list(node, "benefits")).unwrap_or_default();
    if !(1..=MAX_BENEFITS).contains(&list.len()) {
        fields.fault("benefits", format!("has {} entries; give 1 to {MAX_BENEFITS}", list.len()));
    }
    let benefit = |node: &Node| match &node.value {
        Value::Scalar(text)
            if (1..=20).contains(&text.trim().chars().count()) && !text.contains(char::is_control) =>
        {
            Some(text.trim().to_owned())
        }
        _ => {
            source.fault(node.line, "a benefit must be 1 to 20 characters of text");
            None
        }
    };
    list.iter().filter_map(benefit).collect()
}
