//! Writes rows by COPY, in its text format.

use std::pin::Pin;

use bytes::{Bytes, BytesMut};
use futures_util::SinkExt;
use tokio_postgres::{CopyInSink, Transaction};

/// Bytes sent at a time.
const CHUNK: usize = 256 * 1024;

pub struct Copy {
    sink: Pin<Box<CopyInSink<Bytes>>>,
    chunk: BytesMut,
}

impl Copy {
    pub async fn begin(tx: &Transaction<'_>, statement: &str) -> anyhow::Result<Self> {
        Ok(Self { sink: Box::pin(tx.copy_in(statement).await?), chunk: BytesMut::with_capacity(2 * CHUNK) })
    }

    /// Writes one row; the field `\N` is null.
    pub async fn row(&mut self, fields: &[&str]) -> anyhow::Result<()> {
        for (place, field) in fields.iter().enumerate() {
            if place > 0 {
                self.chunk.extend_from_slice(b"\t");
            }
            escape(field, &mut self.chunk);
        }
        self.chunk.extend_from_slice(b"\n");
        if self.chunk.len() >= CHUNK {
            self.sink.send(self.chunk.split().freeze()).await?;
        }
        Ok(())
    }

    pub async fn end(mut self) -> anyhow::Result<()> {
        self.sink.send(self.chunk.freeze()).await?;
        self.sink.as_mut().finish().await?;
        Ok(())
    }
}

fn escape(field: &str, line: &mut BytesMut) {
    if field == "\\N" {
        line.extend_from_slice(field.as_bytes());
        return;
    }
    for byte in field.bytes() {
        match byte {
            b'\\' => line.extend_from_slice(b"\\\\"),
            b'\t' => line.extend_from_slice(b"\\t"),
            b'\n' => line.extend_from_slice(b"\\n"),
            b'\r' => line.extend_from_slice(b"\\r"),
            other => line.extend_from_slice(&[other]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_of_fields_and_lines_are_escaped() {
        let mut line = BytesMut::new();
        escape("一\t二\n\\.", &mut line);
        assert_eq!(line, "一\\t二\\n\\\\.".as_bytes());
        let mut none = BytesMut::new();
        escape("\\N", &mut none);
        assert_eq!(none, "\\N".as_bytes());
    }
}
