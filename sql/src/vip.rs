//! Memberships on sale.

use queries::{client::GenericClient, queries::vip as q};

pub use q::PlansOnSale as Plan;

use crate::Error;

/// Plans in display order.
pub async fn plans(db: &impl GenericClient) -> Result<Vec<Plan>, Error> {
    Ok(q::plans_on_sale().bind(db).all().await?)
}
