//! Minimum transfer rate of a body. A body may be large, so it has no time limit; a slow client must not hold a connection.

use std::{
    io,
    time::{Duration, Instant},
};

use bytes::Bytes;
use futures_util::{Stream, TryStreamExt};

use crate::{config::Media, platform::storage::Pieces};

#[derive(Debug, Clone, Copy)]
pub struct Pace {
    pub bytes_a_second: usize,
    /// Sum of all pauses allowed in addition to the time that the rate allows.
    pub pause: Duration,
}

impl Pace {
    pub fn of(media: &Media) -> Self {
        Self { bytes_a_second: media.download_bytes_a_second, pause: media.download_pause.duration() }
    }

    /// Ends the body if the client reads too slowly. The check runs when there is room for the next piece. The kernel closes
    /// connections to clients that read nothing at all (`PORTAL_REALTIME_DEAD_PEER_S`).
    pub fn keep(self, pieces: Pieces) -> impl Stream<Item = io::Result<Bytes>> {
        let (began, mut taken) = (Instant::now(), 0);
        pieces.and_then(move |piece| {
            let in_time = began.elapsed() <= self.allowed(taken);
            taken += piece.len();
            std::future::ready(if in_time { Ok(piece) } else { Err(io::ErrorKind::TimedOut.into()) })
        })
    }

    fn allowed(self, taken: usize) -> Duration {
        self.pause + Duration::from_secs_f64(taken as f64 / self.bytes_a_second as f64)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{StreamExt, stream};

    use super::*;

    const PIECE: Bytes = Bytes::from_static(&[0; 1000]);

    fn kept(pace: Pace) -> usize {
        let pieces = stream::iter([Ok(PIECE), Ok(PIECE), Ok(PIECE)]).boxed();
        let kept = pace.keep(pieces).take_while(|piece| std::future::ready(piece.is_ok())).count();
        futures_util::FutureExt::now_or_never(kept).expect("nothing to wait for")
    }

    #[test]
    fn what_is_taken_in_time_is_taken_whole() {
        assert_eq!(
            kept(Pace { bytes_a_second: 1, pause: Duration::ZERO }),
            0,
            "time passes before the first"
        );
        assert_eq!(kept(Pace { bytes_a_second: 1, pause: Duration::from_secs(60) }), 3);
    }

    #[test]
    fn the_more_was_taken_the_longer_it_may_have_lasted() {
        let pace = Pace { bytes_a_second: 1000, pause: Duration::from_secs(2) };
        assert_eq!(pace.allowed(0), Duration::from_secs(2));
        assert_eq!(pace.allowed(3000), Duration::from_secs(5));
    }
}
