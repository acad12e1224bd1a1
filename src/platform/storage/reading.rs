//! Reading files of any size, a piece at a time.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use bytes::{Bytes, BytesMut};
use futures_util::{Stream, StreamExt, stream};
use sha2::{Digest, Sha256};
use tokio::io::{AsyncRead, AsyncReadExt};

use super::{Name, Pieces, Sha256Hex};

/// The size of a piece, bytes.
pub(super) const PIECE: usize = 256 * 1024;

/// A file's size and digest. Fills `head` with its first bytes. Blocking: call it off the async threads.
pub fn digest_file(path: &Path, head: &mut [u8], max_bytes: u64) -> io::Result<(u64, Sha256Hex)> {
    let mut file = File::open(path)?;
    let (mut piece, mut size, mut sha256) = (vec![0; PIECE], 0, Sha256::new());
    loop {
        let read = match file.read(&mut piece) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        for (to, from) in head.iter_mut().skip(size as usize).zip(&piece[..read]) {
            *to = *from;
        }
        size += read as u64;
        if size > max_bytes {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        sha256.update(&piece[..read]);
    }
    Ok((size, Sha256Hex::from(<[u8; 32]>::from(sha256.finalize()))))
}

/// A file in pieces. At the end, its digest is compared with its name; `InvalidData` if they differ.
pub(super) fn pieces_of(name: &Name, file: tokio::fs::File) -> impl Stream<Item = io::Result<Bytes>> + Unpin {
    let begin = (file, Sha256::new(), name.clone());
    Box::pin(stream::try_unfold(begin, async |(mut file, mut sha256, name)| {
        let piece = piece(&mut file, PIECE).await?;
        if !piece.is_empty() {
            sha256.update(&piece);
            return Ok(Some((piece, (file, sha256, name))));
        }
        let digest = Sha256Hex::from(<[u8; 32]>::from(sha256.finalize()));
        if name.is_of(&digest) { Ok(None) } else { Err(io::ErrorKind::InvalidData.into()) }
    }))
}

/// The next `size` bytes of a file. It ends early if the file is shorter.
pub fn read_pieces(file: tokio::fs::File, size: u64) -> Pieces {
    let pieces = stream::try_unfold((file, size), async |(mut file, left)| {
        let next = piece(&mut file, PIECE.min(usize::try_from(left).unwrap_or(PIECE))).await?;
        Ok((!next.is_empty()).then(|| {
            let left = left - next.len() as u64;
            (next, (file, left))
        }))
    });
    pieces.boxed()
}

/// Reads `most` bytes; fewer only at the end.
pub(super) async fn piece(from: &mut (impl AsyncRead + Unpin), most: usize) -> io::Result<Bytes> {
    let mut piece = BytesMut::with_capacity(most);
    let mut left = from.take(most as u64);
    while left.read_buf(&mut piece).await? > 0 {}
    Ok(piece.freeze())
}
