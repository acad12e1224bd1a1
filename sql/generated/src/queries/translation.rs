// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Translations {
    pub text: String,
    pub translation: String,
}
pub struct TranslationsBorrowed<'a> {
    pub text: &'a str,
    pub translation: &'a str,
}
impl<'a> From<TranslationsBorrowed<'a>> for Translations {
    fn from(TranslationsBorrowed { text, translation }: TranslationsBorrowed<'a>) -> Self {
        Self {
            text: text.into(),
            translation: translation.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct TranslationsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TranslationsBorrowed, tokio_postgres::Error>,
    mapper: fn(TranslationsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TranslationsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(TranslationsBorrowed) -> R,
    ) -> TranslationsQuery<'c, 'a, 's, C, R, N> {
        TranslationsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row =
            crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row =
            crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<
        impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c,
        tokio_postgres::Error,
    > {
        let stream = crate::client::async_::raw(
            self.client,
            self.query,
            crate::slice_iter(&self.params),
            self.cached,
        )
        .await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct TranslationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn translations() -> TranslationsStmt {
    TranslationsStmt(
        "select text, translation from content_translation where language = $1",
        None,
    )
}
impl TranslationsStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        language: &'a T1,
    ) -> TranslationsQuery<'c, 'a, 's, C, Translations, 1> {
        TranslationsQuery {
            client,
            params: [language],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TranslationsBorrowed, tokio_postgres::Error> {
                    Ok(TranslationsBorrowed {
                        text: row.try_get(0)?,
                        translation: row.try_get(1)?,
                    })
                },
            mapper: |it| Translations::from(it),
        }
    }
}
