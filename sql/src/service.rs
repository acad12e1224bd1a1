//! What the portal tells players of its customer service, and which words it does not let pass.

use queries::{client::GenericClient, queries::service as q};

pub use q::{CustomerService, Faqs as Faq};

use crate::Error;

/// `None`: no content pack says.
pub async fn customer_service(db: &impl GenericClient) -> Result<Option<CustomerService>, Error> {
    Ok(q::customer_service().bind(db).opt().await?)
}

/// In their order.
pub async fn faqs(db: &impl GenericClient) -> Result<Vec<Faq>, Error> {
    Ok(q::faqs().bind(db).all().await?)
}

/// As the operator wrote them.
pub async fn sensitive_words(db: &impl GenericClient) -> Result<Vec<String>, Error> {
    Ok(q::sensitive_words().bind(db).all().await?)
}
