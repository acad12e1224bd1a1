use crate::api::prelude::*;

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

impl From<sql::vip::Plan> for VipPlan {
    fn from(row: sql::vip::Plan) -> Self {
        Self {
            plan: row.r#type,
            name: row.name,
            days: row.days,
            level_type: row.level_type,
            coin_price: row.coin_price,
            price: row.price,
            currency: row.currency,
            benefits: row.benefits,
            badge: row.badge,
        }
    }
}

/// The memberships on sale, in display order.
#[utoipa::path(tag = "vip", responses((status = 200, body = Envelope<Vec<VipPlan>>)))]
#[post("/api/vip/vipconfig")]
pub async fn list_vip_plans(app: Data<App>) -> Answer<Vec<VipPlan>> {
    let plans = sql::vip::plans(&app.db().await?).await?;
    answer(plans.into_iter().map(VipPlan::from).collect())
}
