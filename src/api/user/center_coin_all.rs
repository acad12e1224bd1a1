use actors::wire::Time;

use crate::{
    api::{error::Code, prelude::*},
    text::PackTexts,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadCoins {
    uid: Option<i64>,
    #[serde(flatten)]
    page: PageQuery,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Coins {
    /// The balance, X钻.
    coin_num: i64,
    /// X钻 of refunds that were spent. The next X钻 settle them first.
    debt_num: i64,
    /// The version of the status that `coinNum` comes from.
    version: i64,
    /// Packages on sale, in display order. Empty if the call has a `cursor`.
    packages: Vec<CoinPackage>,
    /// Payment channels that are open now, in display order. Empty if the call has a `cursor`.
    channels: Vec<PayChannel>,
    /// The ledger entries, newest first.
    entries: Page<CoinEntry>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoinPackage {
    id: i64,
    name: String,
    /// X钻
    coins: i64,
    /// X钻, given in addition.
    bonus: i64,
    /// In the currency's minor unit.
    amount: i64,
    /// ISO 4217
    currency: String,
    /// Such as "最划算"; empty: none.
    badge: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PayChannel {
    /// The value for the call that creates an order.
    channel: String,
    name: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoinEntry {
    id: i64,
    /// The change of the balance, X钻; negative for a payment.
    delta: i64,
    balance_after: i64,
    /// The reason, as a text for the player.
    reason: String,
    /// `game`, `vip`, `order`, `refund`, `grant`, `invite`, …
    ref_type: String,
    ref_id: String,
    create_time: Time,
}

impl CoinEntry {
    fn new(row: sql::coin::Entry, texts: &PackTexts) -> Self {
        let reason = texts.of(row.reason);
        let told = |text: Text| text.to_string().replace("{name}", &reason);
        Self {
            id: row.id,
            delta: row.delta,
            balance_after: row.balance_after,
            reason: match row.ref_type.as_str() {
                "game" => told(Text::EntryGame),
                "vip" => told(Text::EntryVip),
                "order" => told(Text::EntryOrder),
                "invite" => told(Text::EntryInvite),
                "claw_back" => told(Text::EntryClawBack),
                "check_in" => told(Text::EntryCheckIn),
                "make_up" => told(Text::EntryMakeUp),
                "refund" => told(Text::EntryRefund),
                "refund_part" => told(Text::EntryRefundPart),
                "debt" => told(Text::EntryDebt),
                "take_back" => told(Text::EntryTakeBack),
                "task" => told(Text::EntryTask),
                "draw" => told(Text::EntryDraw),
                "prize" => told(Text::EntryPrize),
                _ => reason,
            },
            ref_type: row.ref_type,
            ref_id: row.ref_id,
            create_time: Time(row.create_time.into()),
        }
    }
}

/// The caller's coins: the balance, the packages on sale, and the history. Names and badges have the language of `Accept-Language`, if the
/// content pack translates them.
#[utoipa::path(
    tag = "user",
    request_body(content = ReadCoins, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Coins>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/coin/all")]
pub async fn read_coins(app: Data<App>, caller: Caller, Form(input): Form<ReadCoins>) -> Answer<Coins> {
    caller.must_be(input.uid)?;
    let wanted = input.page.wanted()?;
    let before = wanted.after.map_or(i64::MAX, |(_, id)| id);
    // Read the status first: if the balance changes between the two reads, its push has a newer version than this answer.
    let snapshot =
        app.node.status(caller.uid).await?.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
    let client = app.db().await?;
    let rows = sql::coin::page(&client, caller.uid, before, wanted.skip, wanted.read_size()).await?;
    let total = sql::coin::total(&client, caller.uid).await?;
    let debt = sql::order::open_coins(&client, caller.uid).await?;
    // A caller with a cursor has read them already.
    let (packages, channels) = match wanted.after {
        None => (sql::recharge::packages(&client).await?, sql::recharge::channels(&client).await?),
        Some(_) => (Vec::new(), Vec::new()),
    };
    let texts = app.pack_texts().await?;
    let open = channels.into_iter().filter(|row| app.payments.has(&row.channel));
    answer(Coins {
        coin_num: snapshot.balance,
        debt_num: debt,
        version: snapshot.version,
        packages: packages.into_iter().map(|row| CoinPackage::new(row, &texts)).collect(),
        channels: open.map(|row| PayChannel { channel: row.channel, name: texts.of(row.name) }).collect(),
        entries: wanted.page(rows, total, |row| (0, row.id)).map(|row| CoinEntry::new(row, &texts)),
    })
}

impl CoinPackage {
    fn new(row: sql::recharge::Package, texts: &PackTexts) -> Self {
        Self {
            id: row.id,
            name: texts.of(row.name),
            coins: row.coins,
            bonus: row.bonus,
            amount: row.amount,
            currency: row.currency,
            badge: texts.of(row.badge),
        }
    }
}
