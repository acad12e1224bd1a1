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
pub struct StringQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<&str, tokio_postgres::Error>,
    mapper: fn(&str) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StringQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(&str) -> R) -> StringQuery<'c, 'a, 's, C, R, N> {
        StringQuery {
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
pub struct SensitiveWordsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sensitive_words() -> SensitiveWordsStmt {
    SensitiveWordsStmt("select word from sensitive_word", None)
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
    ) -> StringQuery<'c, 'a, 's, C, String, 0> {
        StringQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
