//! Membership plans and grants.
//!
//! - A membership changes only when a row is appended to `vip_grant`. Its trigger sets `status.exp_time` and `level_type`; a
//!   second trigger refuses all other changes.
//! - A grant starts now, or when the membership ends if that is later.
//! - The level is the highest that was granted since the membership began and was not taken back (`membership_level`).
//! - A refund takes back only the remaining days of its order: first, the used days are granted again (`used_of_grant`).

use queries::{client::GenericClient, queries::vip as q};

pub use q::PlansOnSale as Plan;

use crate::Error;

/// Plans in display order.
pub async fn plans(db: &impl GenericClient) -> Result<Vec<Plan>, Error> {
    Ok(q::plans_on_sale().bind(db).all().await?)
}
