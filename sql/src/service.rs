//! Contacts and frequent questions of customer service, documents, and sensitive words.

use queries::{client::GenericClient, queries::service as q};

pub use q::{CustomerService, Document, Faqs as Faq};

use crate::Error;
pub use crate::content::WordAction;

/// `None`: no content pack contains them.
pub async fn customer_service(db: &impl GenericClient) -> Result<Option<CustomerService>, Error> {
    Ok(q::customer_service().bind(db).opt().await?)
}

/// In display order.
pub async fn faqs(db: &impl GenericClient) -> Result<Vec<Faq>, Error> {
    Ok(q::faqs().bind(db).all().await?)
}

/// The day of the newest document that players agree to. `None`: no content pack contains one.
pub async fn documents_version(db: &impl GenericClient) -> Result<Option<String>, Error> {
    Ok(q::documents_version().bind(db).one().await?)
}

/// `None`: no content pack contains it.
pub async fn document(db: &impl GenericClient, name: &str) -> Result<Option<Document>, Error> {
    Ok(q::document().bind(db, &name).opt().await?)
}

/// A word that players may not use in public.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SensitiveWord {
    pub id: i64,
    /// As the operator wrote it.
    pub word: String,
    pub action: WordAction,
}

/// All sensitive words.
pub async fn sensitive_words(db: &impl GenericClient) -> Result<Vec<SensitiveWord>, Error> {
    let rows = q::sensitive_words().bind(db).all().await?;
    rows.into_iter().map(|row| sensitive_word(row.id, row.word, &row.action)).collect()
}

/// A page of sensitive words: `size` words with ids above `after`, after leaving out `skip`.
pub async fn sensitive_words_page(
    db: &impl GenericClient,
    after: i64,
    skip: i64,
    size: i64,
) -> Result<Vec<SensitiveWord>, Error> {
    let rows = q::sensitive_words_page().bind(db, &after, &skip, &size).all().await?;
    rows.into_iter().map(|row| sensitive_word(row.id, row.word, &row.action)).collect()
}

pub async fn sensitive_words_total(db: &impl GenericClient) -> Result<i64, Error> {
    Ok(q::sensitive_words_total().bind(db).one().await?)
}

fn sensitive_word(id: i64, word: String, action: &str) -> Result<SensitiveWord, Error> {
    let action = WordAction::named(action);
    let action = action.ok_or_else(|| Error::Invalid(format!("the sensitive word {id} has no action")))?;
    Ok(SensitiveWord { id, word, action })
}
