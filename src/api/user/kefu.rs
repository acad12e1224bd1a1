use crate::api::prelude::*;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CustomerService {
    /// A path of the app or an https address; empty: none.
    contact_link: String,
    /// Empty: none.
    email: String,
    /// The service hours, as a text.
    hours: String,
    /// The address for business inquiries; empty: none.
    business_email: String,
    /// Questions in display order, grouped by category.
    faq: Vec<Question>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Question {
    id: i64,
    category: String,
    question: String,
    /// HTML with a few allowed tags
    answer: String,
}

/// Contacts of customer service, and frequent questions.
#[utoipa::path(
    tag = "user",
    responses((status = 200, body = Envelope<CustomerService>)),
)]
#[post("/api/user/kefu")]
pub async fn read_customer_service(app: Data<App>) -> Answer<CustomerService> {
    let client = app.db().await?;
    let service = sql::service::customer_service(&client).await?;
    let faq = sql::service::faqs(&client).await?.into_iter().map(|faq| Question {
        id: faq.id,
        category: faq.category,
        question: faq.question,
        answer: faq.answer,
    });
    let faq = faq.collect();
    answer(match service {
        Some(service) => CustomerService {
            contact_link: service.contact_link,
            email: service.email,
            hours: service.hours,
            business_email: service.business_email,
            faq,
        },
        None => CustomerService {
            contact_link: String::new(),
            email: String::new(),
            hours: String::new(),
            business_email: String::new(),
            faq,
        },
    })
}
