use crate::{api::prelude::*, text::PackTexts};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VipPlan {
    /// The `type` for `/api/vip/vipopen`.
    #[serde(rename = "type")]
    plan: i32,
    name: String,
    days: i32,
    /// The new `levelType` of the member, unless the present one is higher.
    level_type: i16,
    /// X钻
    coin_price: i64,
    /// In the currency's minor unit.
    price: i64,
    /// ISO 4217
    currency: String,
    benefits: Vec<String>,
    /// Such as "最划算"; empty: none.
    badge: String,
}

impl VipPlan {
    fn new(row: sql::vip::Plan, texts: &PackTexts) -> Self {
        Self {
            plan: row.r#type,
            name: texts.of(row.name),
            days: row.days,
            level_type: row.level_type,
            coin_price: row.coin_price,
            price: row.price,
            currency: row.currency,
            benefits: row.benefits.into_iter().map(|benefit| texts.of(benefit)).collect(),
            badge: texts.of(row.badge),
        }
    }
}

/// The memberships on sale, in display order. Names, benefits and badges have the language of `Accept-Language`, if the content pack
/// translates them.
#[utoipa::path(tag = "vip", responses((status = 200, body = Envelope<Vec<VipPlan>>)))]
#[post("/api/vip/vipconfig")]
pub async fn list_vip_plans(app: Data<App>) -> Answer<Vec<VipPlan>> {
    let plans = sql::vip::plans(&app.db().await?).await?;
    let texts = app.pack_texts().await?;
    answer(plans.into_iter().map(|plan| VipPlan::new(plan, &texts)).collect())
}
