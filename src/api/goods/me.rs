use actors::wire::Time;

use crate::{
    api::{error::Code, prelude::*},
    text::PackTexts,
};

/// The caller's goods.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyGoods {
    /// In display order.
    goods: Vec<Good>,
    /// When the next change of the name is free. Null: it is free now.
    free_rename_time: Option<Time>,
    version: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Good {
    kind: GoodKind,
    /// The id of the frame. Null: another kind.
    frame: Option<String>,
    /// The name of the frame. Null: another kind.
    name: Option<String>,
    /// Address of the frame's picture. Null: another kind.
    picture: Option<String>,
    amount: i32,
    /// The caller wears this frame.
    worn: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum GoodKind {
    /// A frame around the avatar. It is never used up.
    Frame,
    /// A card that pays for a change of the name.
    Rename,
    /// A spin that pays for a draw.
    Spin,
    /// A card that pays for making up a day.
    MakeUp,
}

/// What the caller has: frames, cards and spins.
#[utoipa::path(
    tag = "goods",
    responses((status = 200, body = Envelope<MyGoods>)),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/goods/me")]
pub async fn list_my_goods(app: Data<App>, caller: Caller) -> Answer<MyGoods> {
    let gone = || ApiError::refused(Code::SessionInvalid);
    // The version first: goods that arrive meanwhile raise it again.
    let version = app.node.status(caller.uid).await?.ok_or_else(gone)?.version;
    let texts = app.pack_texts().await?;
    let client = app.db().await?;
    let rows = sql::goods::of(&client, caller.uid).await?;
    let free_time = sql::profile::free_rename_time(&client, caller.uid).await?;
    let goods = rows.into_iter().map(|row| Good::new(&app, row, &texts)).collect::<Result<_, _>>()?;
    answer(MyGoods { goods, free_rename_time: free_time.map(Time), version })
}

impl Good {
    fn new(app: &App, row: sql::goods::Good, texts: &PackTexts) -> Result<Self, ApiError> {
        let kind = match sql::goods::Kind::named(&row.kind)? {
            sql::goods::Kind::Frame => GoodKind::Frame,
            sql::goods::Kind::Rename => GoodKind::Rename,
            sql::goods::Kind::Spin => GoodKind::Spin,
            sql::goods::Kind::MakeUp => GoodKind::MakeUp,
        };
        Ok(Self {
            kind,
            frame: (kind == GoodKind::Frame).then_some(row.item),
            name: row.name.map(|name| texts.of(name)),
            picture: row.picture.map(|name| app.media_url(&name)),
            amount: row.amount,
            worn: row.worn,
        })
    }
}
