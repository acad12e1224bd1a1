//! The stream of a TLS connection, and how tokio-postgres makes one.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::{TlsConnector, client};

use super::{Failure, Tls, certificate, server_name};

/// Makes the TLS connections of one address.
#[derive(Debug, Clone)]
pub(crate) struct Connector(Arc<Tls>);

impl Connector {
    pub(in crate::pool) fn new(tls: Tls) -> Self {
        Self(Arc::new(tls))
    }
}

impl<S> MakeTlsConnect<S> for Connector
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Stream<S>;
    type TlsConnect = Handshake;
    type Error = Failure;

    fn make_tls_connect(&mut self, host: &str) -> Result<Handshake, Failure> {
        Ok(Handshake { tls: self.0.clone(), host: host.to_owned() })
    }
}

/// One handshake, which begins only if the server agrees to TLS.
pub(crate) struct Handshake {
    tls: Arc<Tls>,
    host: String,
}

impl<S> TlsConnect<S> for Handshake
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Stream<S>;
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Stream<S>, Failure>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let Self { tls, host } = self;
            let connector = TlsConnector::from(Arc::new(tls.client_config(&host)?));
            let stream = connector.connect(server_name(&host), stream).await;
            stream.map(Stream).map_err(|error| {
                match error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>()) {
                    Some(reason) => tls.failure(&host, reason),
                    None => {
                        Failure(format!("the TLS handshake with the database server {host} failed: {error}"))
                    }
                }
            })
        })
    }
}

pub(crate) struct Stream<S>(client::TlsStream<S>);

impl<S> TlsStream for Stream<S>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    fn channel_binding(&self) -> ChannelBinding {
        let (_, session) = self.0.get_ref();
        let own = session.peer_certificates().and_then(|chain| chain.first());
        own.and_then(|own| certificate::end_point_hash(own))
            .map_or_else(ChannelBinding::none, ChannelBinding::tls_server_end_point)
    }
}

impl<S> AsyncRead for Stream<S>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl<S> AsyncWrite for Stream<S>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}
