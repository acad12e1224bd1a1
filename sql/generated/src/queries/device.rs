// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Devices {
    pub channel_id: String,
    pub device_type: String,
    pub num: i64,
    pub new_num: i64,
}
pub struct DevicesBorrowed<'a> {
    pub channel_id: &'a str,
    pub device_type: &'a str,
    pub num: i64,
    pub new_num: i64,
}
impl<'a> From<DevicesBorrowed<'a>> for Devices {
    fn from(
        DevicesBorrowed {
            channel_id,
            device_type,
            num,
            new_num,
        }: DevicesBorrowed<'a>,
    ) -> Self {
        Self {
            channel_id: channel_id.into(),
            device_type: device_type.into(),
            num,
            new_num,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct DevicesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DevicesBorrowed, tokio_postgres::Error>,
    mapper: fn(DevicesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DevicesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DevicesBorrowed) -> R) -> DevicesQuery<'c, 'a, 's, C, R, N> {
        DevicesQuery {
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
pub struct NoteDevicesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note_devices() -> NoteDevicesStmt {
    NoteDevicesStmt(
        "insert into device as d (id, channel_id, device_type, first_time, last_time) select w.id, w.channel_id, w.device_type, w.time, w.time from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[]) as w (id, channel_id, device_type, time) order by w.id on conflict (id) do update set device_type = excluded.device_type, last_time = excluded.last_time where d.last_time < excluded.last_time",
        None,
    )
}
impl NoteDevicesStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = i64>,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::ArraySql<Item = chrono::DateTime<chrono::FixedOffset>>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        channel_ids: &'a T3,
        device_types: &'a T5,
        times: &'a T6,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[ids, channel_ids, device_types, times])
            .await
    }
}
pub struct ForgetDevicesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_devices() -> ForgetDevicesStmt {
    ForgetDevicesStmt(
        "delete from device where id = any (array( select id from device where last_time <= $1 order by last_time limit $2 for update skip locked ))",
        None,
    )
}
impl ForgetDevicesStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::FixedOffset>,
        size: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[before, size]).await
    }
}
pub struct DevicesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn devices() -> DevicesStmt {
    DevicesStmt(
        "select channel_id, device_type, count(*) as num, count(*) filter (where first_time > now() - make_interval(days => $1::integer)) as new_num from device where last_time > now() - make_interval(days => $1::integer) group by channel_id, device_type order by num desc, channel_id, device_type",
        None,
    )
}
impl DevicesStmt {
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
        days: &'a i32,
    ) -> DevicesQuery<'c, 'a, 's, C, Devices, 1> {
        DevicesQuery {
            client,
            params: [days],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<DevicesBorrowed, tokio_postgres::Error> {
                    Ok(DevicesBorrowed {
                        channel_id: row.try_get(0)?,
                        device_type: row.try_get(1)?,
                        num: row.try_get(2)?,
                        new_num: row.try_get(3)?,
                    })
                },
            mapper: |it| Devices::from(it),
        }
    }
}
