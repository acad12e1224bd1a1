//! Translations of the texts of content packs, by their Chinese text.

use std::collections::HashMap;

use queries::{client::GenericClient, queries::translation as q};

use crate::Error;

/// All translations into a language, by the Chinese text.
pub async fn all(db: &impl GenericClient, language: &str) -> Result<HashMap<String, String>, Error> {
    let rows = q::translations().bind(db, &language).all().await?;
    Ok(rows.into_iter().map(|row| (row.text, row.translation)).collect())
}
