// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct CustomerService {
    pub contact_link: String,
    pub email: String,
    pub hours: String,
    pub business_email: String,
}
pub struct CustomerServiceBorrowed<'a> {
    pub contact_link: &'a str,
    pub email: &'a str,
    pub hours: &'a str,
    pub business_email: &'a str,
}
impl<'a> From<CustomerServiceBorrowed<'a>> for CustomerService {
    fn from(
        CustomerServiceBorrowed {
            contact_link,
            email,
            hours,
            business_email,
        }: CustomerServiceBorrowed<'a>,
    ) -> Self {
        Self {
            contact_link: contact_link.into(),
            email: email.into(),
            hours: hours.into(),
            business_email: business_email.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Faqs {
    pub id: i64,
    pub category: String,
    pub question: String,
    pub answer: String,
}
pub struct FaqsBorrowed<'a> {
    pub id: i64,
    pub category: &'a str,
    pub question: &'a str,
    pub answer: &'a str,
}
impl<'a> From<FaqsBorrowed<'a>> for Faqs {
    fn from(
        FaqsBorrowed {
            id,
            category,
            question,
            answer,
        }: FaqsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            category: category.into(),
            question: question.into(),
            answer: answer.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    pub name: String,
    pub version: String,
    pub title: String,
    pub title_en: String,
    pub content: String,
    pub content_en: String,
}
pub struct DocumentBorrowed<'a> {
    pub name: &'a str,
    pub version: &'a str,
    pub title: &'a str,
    pub title_en: &'a str,
    pub content: &'a str,
    pub content_en: &'a str,
}
impl<'a> From<DocumentBorrowed<'a>> for Document {
    fn from(
        DocumentBorrowed {
            name,
            version,
            title,
            title_en,
            content,
            content_en,
        }: DocumentBorrowed<'a>,
    ) -> Self {
        Self {
            name: name.into(),
            version: version.into(),
            title: title.into(),
            title_en: title_en.into(),
            content: content.into(),
            content_en: content_en.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SensitiveWords {
    pub id: i64,
    pub word: String,
    pub action: String,
}
pub struct SensitiveWordsBorrowed<'a> {
    pub id: i64,
    pub word: &'a str,
    pub action: &'a str,
}
impl<'a> From<SensitiveWordsBorrowed<'a>> for SensitiveWords {
    fn from(SensitiveWordsBorrowed { id, word, action }: SensitiveWordsBorrowed<'a>) -> Self {
        Self {
            id,
            word: word.into(),
            action: action.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SensitiveWordsPage {
    pub id: i64,
    pub word: String,
    pub action: String,
}
pub struct SensitiveWordsPageBorrowed<'a> {
    pub id: i64,
    pub word: &'a str,
    pub action: &'a str,
}
impl<'a> From<SensitiveWordsPageBorrowed<'a>> for SensitiveWordsPage {
    fn from(
        SensitiveWordsPageBorrowed { id, word, action }: SensitiveWordsPageBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            word: word.into(),
            action: action.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct CustomerServiceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CustomerServiceBorrowed, tokio_postgres::Error>,
    mapper: fn(CustomerServiceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CustomerServiceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CustomerServiceBorrowed) -> R,
    ) -> CustomerServiceQuery<'c, 'a, 's, C, R, N> {
        CustomerServiceQuery {
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
pub struct FaqsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FaqsBorrowed, tokio_postgres::Error>,
    mapper: fn(FaqsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FaqsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FaqsBorrowed) -> R) -> FaqsQuery<'c, 'a, 's, C, R, N> {
        FaqsQuery {
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
pub struct OptionStringQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<&str>, tokio_postgres::Error>,
    mapper: fn(Option<&str>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionStringQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Option<&str>) -> R) -> OptionStringQuery<'c, 'a, 's, C, R, N> {
        OptionStringQuery {
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
pub struct DocumentQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DocumentBorrowed, tokio_postgres::Error>,
    mapper: fn(DocumentBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DocumentQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DocumentBorrowed) -> R) -> DocumentQuery<'c, 'a, 's, C, R, N> {
        DocumentQuery {
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
pub struct SensitiveWordsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SensitiveWordsBorrowed, tokio_postgres::Error>,
    mapper: fn(SensitiveWordsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SensitiveWordsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(SensitiveWordsBorrowed) -> R,
    ) -> SensitiveWordsQuery<'c, 'a, 's, C, R, N> {
        SensitiveWordsQuery {
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
pub struct SensitiveWordsPageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor:
        fn(&tokio_postgres::Row) -> Result<SensitiveWordsPageBorrowed, tokio_postgres::Error>,
    mapper: fn(SensitiveWordsPageBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SensitiveWordsPageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(SensitiveWordsPageBorrowed) -> R,
    ) -> SensitiveWordsPageQuery<'c, 'a, 's, C, R, N> {
        SensitiveWordsPageQuery {
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
pub struct I64Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<i64, tokio_postgres::Error>,
    mapper: fn(i64) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> I64Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(i64) -> R) -> I64Query<'c, 'a, 's, C, R, N> {
        I64Query {
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
pub struct CustomerServiceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn customer_service() -> CustomerServiceStmt {
    CustomerServiceStmt(
        "select contact_link, email, hours, business_email from customer_service",
        None,
    )
}
impl CustomerServiceStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> CustomerServiceQuery<'c, 'a, 's, C, CustomerService, 0> {
        CustomerServiceQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<CustomerServiceBorrowed, tokio_postgres::Error> {
                Ok(CustomerServiceBorrowed {
                    contact_link: row.try_get(0)?,
                    email: row.try_get(1)?,
                    hours: row.try_get(2)?,
                    business_email: row.try_get(3)?,
                })
            },
            mapper: |it| CustomerService::from(it),
        }
    }
}
pub struct FaqsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn faqs() -> FaqsStmt {
    FaqsStmt(
        "select id, category, question, answer from faq order by place, id",
        None,
    )
}
impl FaqsStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> FaqsQuery<'c, 'a, 's, C, Faqs, 0> {
        FaqsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FaqsBorrowed, tokio_postgres::Error> {
                Ok(FaqsBorrowed {
                    id: row.try_get(0)?,
                    category: row.try_get(1)?,
                    question: row.try_get(2)?,
                    answer: row.try_get(3)?,
                })
            },
            mapper: |it| Faqs::from(it),
        }
    }
}
pub struct DocumentsVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn documents_version() -> DocumentsVersionStmt {
    DocumentsVersionStmt("select max(version) as version from document", None)
}
impl DocumentsVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> OptionStringQuery<'c, 'a, 's, C, Option<String>, 0> {
        OptionStringQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.map(|v| v.into()),
        }
    }
}
pub struct DocumentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn document() -> DocumentStmt {
    DocumentStmt(
        "select name, version, title, title_en, content, content_en from document where name = $1",
        None,
    )
}
impl DocumentStmt {
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
        name: &'a T1,
    ) -> DocumentQuery<'c, 'a, 's, C, Document, 1> {
        DocumentQuery {
            client,
            params: [name],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<DocumentBorrowed, tokio_postgres::Error> {
                    Ok(DocumentBorrowed {
                        name: row.try_get(0)?,
                        version: row.try_get(1)?,
                        title: row.try_get(2)?,
                        title_en: row.try_get(3)?,
                        content: row.try_get(4)?,
                        content_en: row.try_get(5)?,
                    })
                },
            mapper: |it| Document::from(it),
        }
    }
}
pub struct SensitiveWordsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sensitive_words() -> SensitiveWordsStmt {
    SensitiveWordsStmt(
        "select id, word, action from sensitive_word order by id",
        None,
    )
}
impl SensitiveWordsStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> SensitiveWordsQuery<'c, 'a, 's, C, SensitiveWords, 0> {
        SensitiveWordsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<SensitiveWordsBorrowed, tokio_postgres::Error> {
                Ok(SensitiveWordsBorrowed {
                    id: row.try_get(0)?,
                    word: row.try_get(1)?,
                    action: row.try_get(2)?,
                })
            },
            mapper: |it| SensitiveWords::from(it),
        }
    }
}
pub struct SensitiveWordsPageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sensitive_words_page() -> SensitiveWordsPageStmt {
    SensitiveWordsPageStmt(
        "select id, word, action from sensitive_word where id > $1 order by id offset $2 limit $3",
        None,
    )
}
impl SensitiveWordsPageStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        after: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> SensitiveWordsPageQuery<'c, 'a, 's, C, SensitiveWordsPage, 3> {
        SensitiveWordsPageQuery {
            client,
            params: [after, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<SensitiveWordsPageBorrowed, tokio_postgres::Error> {
                Ok(SensitiveWordsPageBorrowed {
                    id: row.try_get(0)?,
                    word: row.try_get(1)?,
                    action: row.try_get(2)?,
                })
            },
            mapper: |it| SensitiveWordsPage::from(it),
        }
    }
}
pub struct SensitiveWordsTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sensitive_words_total() -> SensitiveWordsTotalStmt {
    SensitiveWordsTotalStmt("select count(*) from sensitive_word", None)
}
impl SensitiveWordsTotalStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> I64Query<'c, 'a, 's, C, i64, 0> {
        I64Query {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
