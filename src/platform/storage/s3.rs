//! A store that speaks S3.

mod connector;

use std::{io, ops::Range, path::Path, sync::Arc, time::Duration};

use anyhow::Context;
use bytes::Bytes;
use futures_util::{StreamExt, TryStreamExt, future::BoxFuture, stream};
use http::Method;
use object_store::{
    Attribute, Attributes, GetOptions, ObjectStore, ObjectStoreExt, PutMultipartOptions, PutOptions,
    RetryConfig, WriteMultipart,
    aws::{AmazonS3, AmazonS3Builder},
    path::Path as Key,
    signer::{SignedUrlOptions, Signer},
};
use tokio::fs;

use self::connector::Connector;
use super::{Fetch, Name, Pieces, Storage, Stores, reading::pieces_of};
use crate::config::S3;

pub fn open(config: &S3) -> anyhow::Result<Stores> {
    let open = |folder| S3Storage::open(config, folder).map(Arc::new);
    Ok(Stores { media: open("media")?, files: open("files")? })
}

/// A folder in a bucket of what speaks S3.
#[derive(Debug, Clone)]
struct S3Storage {
    store: Arc<AmazonS3>,
    folder: &'static str,
}

/// Size of the parts in which a file is sent, bytes. S3 allows 10,000 parts.
const PART: usize = 8 << 20;
/// Number of parts that are uploaded at the same time.
const PARTS_AT_ONCE: usize = 4;
/// Retries end after this time, so that a caller gets an answer.
const RETRY_WITHIN: Duration = Duration::from_secs(15);
const RETRIES: usize = 3;

impl S3Storage {
    /// Nothing is asked of the store yet.
    fn open(config: &S3, folder: &'static str) -> anyhow::Result<Self> {
        let retry =
            RetryConfig { max_retries: RETRIES, retry_timeout: RETRY_WITHIN, ..RetryConfig::default() };
        let mut builder = AmazonS3Builder::new()
            .with_bucket_name(&config.bucket)
            .with_region(&config.region)
            .with_virtual_hosted_style_request(config.path_style == 0)
            .with_retry(retry)
            .with_http_connector(Connector);
        if !config.endpoint.is_empty() {
            let in_clear = config.endpoint.starts_with("http://");
            builder = builder.with_endpoint(&config.endpoint).with_allow_http(in_clear);
        }
        if let (Some(access), Some(secret)) = (&config.access_key, &config.secret_key) {
            builder = builder.with_access_key_id(&access.0).with_secret_access_key(&secret.0);
        }
        let store = builder.build().context("the store that speaks S3 (PORTAL_S3_…)")?;
        Ok(Self { store: Arc::new(store), folder })
    }

    fn key(&self, name: &Name) -> Key {
        Key::from(format!("{}/{name}", self.folder))
    }

    async fn size_of(&self, name: &Name) -> io::Result<Option<u64>> {
        match self.store.head(&self.key(name)).await {
            Ok(there) => Ok(Some(there.size)),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    async fn send(&self, name: &Name, content: Bytes) -> io::Result<bool> {
        if self.size_of(name).await? == Some(content.len() as u64) {
            return Ok(false);
        }
        let options = PutOptions { attributes: attributes(name), ..PutOptions::default() };
        self.store.put_opts(&self.key(name), content.into(), options).await.map_err(failed)?;
        Ok(true)
    }

    /// Uploads in parts. A failed upload is aborted, because stores keep unfinished parts for ever and charge for them.
    async fn send_file(&self, name: &Name, path: &Path) -> io::Result<bool> {
        let file = fs::File::open(path).await?;
        if self.size_of(name).await? == Some(file.metadata().await?.len()) {
            return Ok(false);
        }
        let options = PutMultipartOptions { attributes: attributes(name), ..PutMultipartOptions::default() };
        let upload = self.store.put_multipart_opts(&self.key(name), options).await.map_err(failed)?;
        let mut upload = WriteMultipart::new_with_chunk_size(upload, PART);
        let mut pieces = pieces_of(name, file);
        let sent = async {
            while let Some(piece) = pieces.try_next().await? {
                upload.wait_for_capacity(PARTS_AT_ONCE).await.map_err(failed)?;
                upload.put(piece);
            }
            Ok(())
        };
        if let Err(error) = sent.await {
            if let Err(left) = upload.abort().await {
                tracing::warn!(error = %left, %name, "parts of an upload that failed stay in the store");
            }
            return Err(error);
        }
        upload.finish().await.map_err(failed)?;
        Ok(true)
    }
}

impl Storage for S3Storage {
    fn put<'a>(&'a self, name: &'a Name, content: Bytes) -> BoxFuture<'a, io::Result<bool>> {
        Box::pin(self.send(name, content))
    }

    fn put_file<'a>(&'a self, name: &'a Name, file: &'a Path) -> BoxFuture<'a, io::Result<bool>> {
        Box::pin(self.send_file(name, file))
    }

    fn size<'a>(&'a self, name: &'a Name) -> BoxFuture<'a, io::Result<Option<u64>>> {
        Box::pin(self.size_of(name))
    }

    fn read<'a>(&'a self, name: &'a Name, range: Range<u64>) -> BoxFuture<'a, io::Result<Pieces>> {
        Box::pin(async move {
            // HTTP cannot request an empty range.
            if range.is_empty() {
                return Ok(stream::empty().boxed());
            }
            let options = GetOptions { range: Some(range.into()), ..GetOptions::default() };
            let found = self.store.get_opts(&self.key(name), options).await.map_err(failed)?;
            Ok(found.into_stream().map_err(failed).boxed())
        })
    }

    fn remove<'a>(&'a self, name: &'a Name) -> BoxFuture<'a, io::Result<()>> {
        Box::pin(async move {
            match self.store.delete(&self.key(name)).await {
                Err(object_store::Error::NotFound { .. }) | Ok(()) => Ok(()),
                Err(error) => Err(failed(error)),
            }
        })
    }

    fn address<'a>(
        &'a self,
        name: &'a Name,
        fetch: &'a Fetch<'a>,
    ) -> BoxFuture<'a, io::Result<Option<String>>> {
        Box::pin(async move {
            let options = SignedUrlOptions::new().with_query([
                ("response-content-disposition", fetch.disposition),
                ("response-content-type", fetch.content_type),
            ]);
            let method = if fetch.head { Method::HEAD } else { Method::GET };
            let signed = self.store.signed_url_opts(method, &self.key(name), fetch.life, &options).await;
            Ok(Some(signed.map_err(failed)?.into()))
        })
    }
}

fn attributes(name: &Name) -> Attributes {
    let kind = mime_guess::from_path(name.as_str()).first_or_octet_stream();
    Attributes::from_iter([(Attribute::ContentType, kind.to_string())])
}

fn failed(error: object_store::Error) -> io::Error {
    match error {
        object_store::Error::NotFound { .. } => io::Error::new(io::ErrorKind::NotFound, error),
        _ => io::Error::other(error),
    }
}
